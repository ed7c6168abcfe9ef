import { isLogLineOf, RIOTS_TO_WIN, type View } from '@great-machine/rules';
import { useText, useWords } from '../i18n/words.js';
import { Picture } from '../kit/picture.js';
import { Banner, Count, Place, Portrait } from './parts.js';
import { type StagedProps, when } from './staged.js';

type Citizen = View['districts'][number]['citizens'][number];

/** Citizens turn between these shares of the moment. */
const FIRST_TURN = 0.16;
const LAST_TURN = 0.54;
const RESULT = 0.62;

interface Turn {
  readonly citizen: Citizen;
  /** When it turns; one that was revealed before lies open from the beginning. */
  readonly at?: number;
}

/** A Riot: its Citizens turn one by one, and are counted against Guards and Traitors. */
export function Riot({ line, lines, view }: StagedProps<'riot-resolved'>) {
  const t = useText();
  const { hero, district, active, guards, traitors, success } = line.params;
  const turning = new Set(
    lines.flatMap((one) => (isLogLineOf(one, 'citizen-revealed') ? [one.params.citizen] : [])),
  );
  const turns = turnsOf(citizensIn(view, district), turning);
  const weight = traitors / Math.max(1, turns.filter(({ citizen }) => citizen.kind === 'traitor').length);
  const riots = view.districts.filter(({ riot }) => riot).length;
  return (
    <div className="m-riot">
      <Place district={district}>
        <Portrait kind="heroes" id={hero} className="m-leader m-pop" />
        {!success && <span className="m-night m-appear" style={when(RESULT)} />}
        <ul className="m-crowd">
          {turns.map((turn) => (
            <TurningCitizen key={turn.citizen.citizen} {...turn} />
          ))}
        </ul>
        <Banner tone={success ? 'heroes' : 'machine'} at={RESULT}>
          {t(success ? 'ui.moments.riotWon' : 'ui.moments.riotLost')}
          {success && (
            <span className="m-riots">
              {Array.from({ length: RIOTS_TO_WIN }, (_, at) => (
                <Picture key={at} kind="tokens" id="riot" className={at < riots ? '' : 'm-faint'} />
              ))}
            </span>
          )}
        </Banner>
      </Place>
      <div className="m-tally m-rise">
        <p className={`m-for hue-heroes${success ? '' : ' m-beaten'}`} style={when(RESULT)}>
          <Picture kind="tokens" id="discontent" />
          <Count values={runningCount(turns, ({ citizen }) => citizen.active === true, 1, active)} />
        </p>
        <p className="m-compared m-pop" style={when(RESULT - 0.06)}>
          {success ? '>' : '≤'}
        </p>
        <p className={`m-against hue-machine${success ? ' m-beaten' : ''}`} style={when(RESULT)}>
          <Picture kind="tokens" id="guard" />
          <Count values={[[0, guards]]} />
          <span className="m-plus">+</span>
          <span className="m-traitor">T</span>
          <Count
            values={runningCount(turns, ({ citizen }) => citizen.kind === 'traitor', weight, traitors)}
          />
        </p>
      </div>
    </div>
  );
}

function TurningCitizen({ citizen, at }: Turn) {
  const words = useWords();
  const { kind, active } = citizen;
  const face = active === true ? 'm-active' : kind === 'traitor' ? 'm-traitorous' : 'm-calm';
  return (
    <li>
      {at !== undefined && (
        <span className="m-chip m-back m-turn-away" style={when(at, 0.04)}>
          <Picture kind="tokens" id="citizen" />
        </span>
      )}
      <span
        className={`m-chip ${face}${at === undefined ? '' : ' m-turn-up'}`}
        style={at === undefined ? undefined : when(at + 0.04, 0.04)}
      >
        {kind === undefined ? '' : words.name('kind', kind, 'mark')}
        {active === true && <Picture kind="tokens" id="discontent" className="m-flame" />}
      </span>
    </li>
  );
}

function citizensIn({ districts }: View, district: string): readonly Citizen[] {
  return districts.find((one) => one.district === district)?.citizens ?? [];
}

function turnsOf(citizens: readonly Citizen[], turning: ReadonlySet<number>): readonly Turn[] {
  const pause = (LAST_TURN - FIRST_TURN) / Math.max(1, turning.size);
  let turned = 0;
  return citizens.map((citizen) =>
    turning.has(citizen.citizen) ? { citizen, at: FIRST_TURN + pause * turned++ } : { citizen },
  );
}

/** How a number grows while Citizens turn, up to what the rules have counted. */
function runningCount(
  turns: readonly Turn[],
  counts: (turn: Turn) => boolean,
  each: number,
  total: number,
): readonly (readonly [number, number])[] {
  const counted = turns.filter(counts);
  const open = counted.filter(({ at }) => at === undefined).length * each;
  const values: [number, number][] = [[0, Math.min(open, total)]];
  for (const { at } of counted) {
    const [, before] = values.at(-1) ?? [0, 0];
    if (at !== undefined && before < total) values.push([at + 0.05, Math.min(before + each, total)]);
  }
  const [, last] = values.at(-1) ?? [0, 0];
  return last === total ? values : [...values, [LAST_TURN + 0.05, total]];
}
