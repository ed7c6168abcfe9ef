import { roman } from '@great-machine/messages';
import { CLASSES, LAST_PLAN, stageOf } from '@great-machine/rules';
import { useText, useWords } from '../i18n/words.js';
import { Picture } from '../kit/picture.js';
import { Banner, Rays } from './parts.js';
import { type StagedProps, when } from './staged.js';

/** The Master Plan as clockwork: great wheels turn it from one number to the next. */
export function PlanStep({ line }: StagedProps<'plan-advanced'>) {
  const { to } = line.params;
  return (
    <div className="m-clockwork hue-machine">
      <Picture kind="kit" id="gear" className="m-gear m-gear-left m-turn-back" />
      <Picture kind="kit" id="gear" className="m-gear m-gear-right m-turn-back" />
      <Picture kind="kit" id="gear" className="m-gear m-gear-great m-turn-step" />
      <ol className="m-hours">
        {Array.from({ length: LAST_PLAN }, (_, at) => (
          <li
            key={at}
            className={at + 1 < to ? 'm-past' : at + 1 === to ? 'm-now m-pop' : ''}
            style={{ ...when(0.5), rotate: `${(at + 1) * (360 / LAST_PLAN)}deg` }}
          />
        ))}
      </ol>
      <p className="m-numeral">
        <span className="m-passing" style={when(0, 0.42)}>
          {roman(to - 1)}
        </span>
        <span className="m-strike" style={when(0.42)}>
          {roman(to)}
        </span>
      </p>
    </div>
  );
}

/** Discontent wakes a class. */
export function StageReached({ line }: StagedProps<'discontent-raised'>) {
  const words = useWords();
  const { to } = line.params;
  const kind = CLASSES[stageOf(to) - 1];
  return (
    <div className="m-unrest hue-heroes">
      <Rays tone="heroes" />
      <Fires count={stageOf(to)} />
      <Crowd />
      <p className="m-numeral m-strike" style={when(0.15)}>
        {to}
      </p>
      {kind !== undefined && (
        <Banner tone="heroes" at={0.4}>
          <span className="m-chip m-active">{words.name('kind', kind, 'mark')}</span>
          {words.name('kind', kind, 'many')}
        </Banner>
      )}
    </div>
  );
}

/** Discontent is at its end: the City is at the brink. */
export function RiotStage({ view }: StagedProps<'riot-stage-reached'>) {
  const t = useText();
  return (
    <div className="m-unrest m-brink hue-heroes">
      <Rays tone="heroes" />
      <Fires count={CLASSES.length} />
      <Crowd />
      <Picture kind="tokens" id="riot" className="m-mark m-strike" />
      <Banner tone="heroes" at={0.4}>
        {t('ui.moments.riotStage', { discontent: view.tracks.discontent ?? '' })}
      </Banner>
    </div>
  );
}

function Fires({ count }: { readonly count: number }) {
  return (
    <span className="m-fires">
      {Array.from({ length: count }, (_, at) => (
        <Picture key={at} kind="kit" id="flame" className="m-rise" />
      ))}
    </span>
  );
}

/** Citizens in the streets, two rows deep. */
export function Crowd() {
  return (
    <>
      <Picture kind="kit" id="crowd" className="m-people m-far m-rise" />
      <Picture kind="kit" id="crowd" className="m-people m-rise" />
    </>
  );
}
