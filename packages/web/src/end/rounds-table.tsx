import type { RoundTruth, Truth } from '@great-machine/client';
import { roman } from '@great-machine/messages';
import { ShortName } from '../i18n/short-name.js';
import { useText, useWords } from '../i18n/use-words.js';

/** Every round in a row: City Event, where the Heroes went, Raids, and both tracks as in the chart. */
export function RoundsTable({ truth }: { readonly truth: Truth }) {
  const t = useText();
  const heroes = truth.hands.map(({ hero }) => hero);
  return (
    <details className="rounds-table">
      <summary>{t('ui.end.everyRound')}</summary>
      <div className="rounds-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('ui.end.round')}</th>
              <th scope="col">{t('ui.end.event')}</th>
              {heroes.map((hero) => (
                <th key={hero} scope="col">
                  <ShortName of="hero" id={hero} />
                </th>
              ))}
              <th scope="col">{t('ui.end.raids')}</th>
              <th scope="col">{t('ui.end.discontent')}</th>
              <th scope="col">{t('ui.end.masterPlan')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('ui.end.start')}</th>
              <td colSpan={heroes.length + 2} />
              <td>{truth.start.discontent}</td>
              <td>{roman(truth.start.masterPlan)}</td>
            </tr>
            {truth.rounds.map((round) => (
              <RoundRow key={round.round} round={round} heroes={heroes} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function RoundRow({ round, heroes }: { readonly round: RoundTruth; readonly heroes: readonly string[] }) {
  const t = useText();
  const words = useWords();
  const destinationOf = (hero: string) => round.destinations.find((one) => one.hero === hero)?.district;
  const short = (district?: string) =>
    district === undefined ? t('ui.end.unknown') : <ShortName of="district" id={district} />;
  const raids = round.raids.map(({ district, succeeded }) =>
    t('ui.end.raid', { district, success: succeeded }),
  );
  return (
    <tr>
      <th scope="row">{round.round}</th>
      <td>
        {round.cityEvent === undefined ? t('ui.end.unknown') : words.name('city-event', round.cityEvent)}
      </td>
      {heroes.map((hero) => (
        <td key={hero}>{short(destinationOf(hero))}</td>
      ))}
      <td>{raids.length === 0 ? t('ui.end.unknown') : raids.join(', ')}</td>
      <td>{round.discontent}</td>
      <td>{roman(round.masterPlan)}</td>
    </tr>
  );
}
