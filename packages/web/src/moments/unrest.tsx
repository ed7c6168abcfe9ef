import { CLASSES, stageOf } from '@great-machine/rules';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { Mob } from './mob.js';
import { Banner, Rays } from './parts.js';
import { type StagedProps, when } from './staged.js';
import '../styles/moments/unrest.css';

const WOKEN = 4;
const MOB_AT_THE_BRINK = 16;

/** Discontent wakes a class. */
export function StageReached({ line }: StagedProps<'discontent-raised'>) {
  const words = useWords();
  const { to } = line.params;
  const kind = CLASSES[stageOf(to) - 1];
  return (
    <div className="m-unrest m-poster hue-heroes">
      <Rays tone="heroes" />
      <Mob size={4 + 2 * stageOf(to)} />
      {kind !== undefined && <Woken kind={kind} />}
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
    <div className="m-unrest m-poster hue-heroes">
      <Rays tone="heroes" />
      <Fires count={CLASSES.length} />
      <Mob size={MOB_AT_THE_BRINK} />
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

/** The class that wakes, in the front row. */
function Woken({ kind }: { readonly kind: string }) {
  return (
    <span className="m-woken">
      {Array.from({ length: WOKEN }, (_, at) => (
        <Picture key={at} kind="people" id={kind} className="m-rise" />
      ))}
    </span>
  );
}
