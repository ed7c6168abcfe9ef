import type { View } from '@great-machine/rules';
import { itemAt } from '@great-machine/rules';

import { ShortName } from '../i18n/short-name.js';
import { useText, useWords } from '../i18n/use-words.js';
import { Icon } from '../kit/picture.js';
import { type Sighting, whereabouts } from './whereabouts.js';

/** Where each Hero went, round by round, and when cards changed unseen. */
export function WhereaboutsGrid({ view }: { readonly view: View }) {
  const t = useText();
  const rounds = whereabouts(view);
  if (rounds.length === 0) return <p className="none">{t('ui.notebook.nothingSeen')}</p>;
  return (
    <>
      <table className="whereabouts-grid">
        <thead>
          <tr>
            <th scope="col">{t('ui.notebook.round')}</th>
            {view.heroes.map(({ hero }) => (
              <th key={hero} scope="col">
                <ShortName of="hero" id={hero} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, byHero }) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              {view.heroes.map(({ hero }) => (
                <td key={hero}>
                  <Sightings all={itemAt(byHero, hero)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="notebook-legend" aria-hidden="true">
        <li>
          <span className="sign forfeited">
            <Icon name="cross" />
          </span>{' '}
          {t('ui.notebook.legendLost')}
        </li>
        <li>
          <span className="sign retrieved">
            <Icon name="back" />
          </span>{' '}
          {t('ui.notebook.legendRetrieved')}
        </li>
      </ul>
    </>
  );
}

function Sightings({ all }: { readonly all: readonly Sighting[] }) {
  const t = useText();
  if (all.length === 0) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('ui.notebook.absent')}</span>
      </>
    );
  }
  return (
    <ul>
      {all.map((sighting, at) => (
        <li key={at} title={sentenceOf(t, sighting)}>
          <span className="visually-hidden">{sentenceOf(t, sighting)}</span>
          <span aria-hidden="true">
            <SightingSigns sighting={sighting} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function SightingSigns({ sighting: { what, district, lentBy } }: { readonly sighting: Sighting }) {
  const t = useText();
  const words = useWords();
  const place = district === undefined ? t('ui.notebook.unseen') : words.name('district', district, 'short');
  if (what === 'shown') {
    return (
      <span className={`seen hue-${district}`}>
        {place}
        {lentBy !== undefined && <small>{t('ui.notebook.lent', { hero: lentBy })}</small>}
      </span>
    );
  }
  return (
    <span className={`sign ${what}`}>
      <Icon name={what === 'forfeited' ? 'cross' : 'back'} /> {place}
    </span>
  );
}

function sentenceOf(t: ReturnType<typeof useText>, { what, district, lentBy }: Sighting): string {
  if (what === 'shown') {
    return lentBy === undefined
      ? t('ui.notebook.wentTo', { district })
      : t('ui.notebook.wentLent', { district, hero: lentBy });
  }
  return t(what === 'forfeited' ? 'ui.notebook.forfeited' : 'ui.notebook.retrieved', { district });
}
