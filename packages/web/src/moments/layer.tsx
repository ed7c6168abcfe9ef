import { type AnyLogLine, isLogLineOf, type View } from '@great-machine/rules';
import type { CSSProperties, FunctionComponent, ReactNode } from 'react';
import type { TableShown } from '../state/table-store.js';
import type { StagedKey } from '../state/tellings.js';
import { AccessDealt, AccessRevealed } from './access.js';
import { CityEvent, Directive } from './cards.js';
import { FallenDie, RollingDie } from './die.js';
import { Breakdown, HeroFlies, Improved, ServantBoards, TheoryApplied } from './modules.js';
import { PlanStep } from './plan.js';
import { Captured, Detained, RaidFailed, RaidLaid } from './raid.js';
import { Riot } from './riot.js';
import { Settled } from './settled.js';
import type { StagedProps } from './staged.js';
import { Tableau } from './tableau.js';
import { RiotStage, StageReached } from './unrest.js';

type Draw = (line: AnyLogLine, lines: readonly AnyLogLine[], view: View) => ReactNode;

/** A line of another version has no picture. */
function draw<Key extends StagedKey>(key: Key, Moment: FunctionComponent<StagedProps<Key>>): Draw {
  return (line, lines, view) => isLogLineOf(line, key) && <Moment line={line} lines={lines} view={view} />;
}

/** Every staged event has its picture. */
export const PICTURES: Readonly<Record<StagedKey, Draw>> = {
  'hero-detained': draw('hero-detained', Detained),
  'raid-placed': draw('raid-placed', RaidLaid),
  'raid-failed': draw('raid-failed', RaidFailed),
  'hero-captured': draw('hero-captured', Captured),
  'die-rolled': draw('die-rolled', FallenDie),
  'city-event-revealed': draw('city-event-revealed', CityEvent),
  'plan-advanced': draw('plan-advanced', PlanStep),
  'discontent-raised': draw('discontent-raised', StageReached),
  'riot-stage-reached': draw('riot-stage-reached', RiotStage),
  'directive-published': draw('directive-published', Directive),
  'detainment-settled': draw('detainment-settled', Settled),
  'access-chosen': draw('access-chosen', AccessDealt),
  'access-revealed': draw('access-revealed', AccessRevealed),
  'servant-acted': draw('servant-acted', ServantBoards),
  'hero-relocated': draw('hero-relocated', HeroFlies),
  'improvement-installed': draw('improvement-installed', Improved),
  'theory-applied': draw('theory-applied', TheoryApplied),
  'invention-tested': draw('invention-tested', Breakdown),
  'game-won': draw('game-won', Tableau),
};

/** The picture of the scene that is told, over the City. The caption says it in words. */
export default function Moments({ shown, isHeld }: { readonly shown: TableShown; readonly isHeld: boolean }) {
  const { scene, view, history } = shown;
  if (scene === undefined || view === undefined) return null;
  const [die] = scene.rolling;
  const key = scene.staged?.key;
  if (die !== undefined && isLogLineOf(die, 'die-rolled'))
    return (
      <Staged key={`${history.length} roll`} name="rolling-die" shown={shown} isHeld>
        <RollingDie hero={die.params.hero} die={die.params.die} />
      </Staged>
    );
  if (scene.riot !== undefined)
    return (
      <Staged
        key={`${scene.entry} riot`}
        name="riot"
        shown={shown}
        isHeld={isHeld || scene.riot.part !== 'ends'}
      >
        <Riot {...scene.riot} lines={scene.lines} view={view} />
      </Staged>
    );
  if (scene.staged === undefined || key === undefined || !isStagedKey(key)) return null;
  return (
    <Staged key={history.length} name={key} shown={shown} isHeld={isHeld}>
      {PICTURES[key](scene.staged, scene.lines, view)}
    </Staged>
  );
}

function isStagedKey(key: string): key is StagedKey {
  return Object.hasOwn(PICTURES, key);
}

/** The table dims, the picture comes, and the table is back; held, it stays. */
function Staged({
  name,
  shown: { sceneLength, isPaused },
  isHeld,
  children,
}: {
  readonly name: string;
  readonly shown: TableShown;
  readonly isHeld: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={`moment${isHeld ? ' held' : isPaused ? ' paused' : ''}`}
      data-moment={name}
      style={{ '--length': `${sceneLength}ms` } as CSSProperties}
      aria-hidden="true"
    >
      <span className="m-scrim" />
      <div className="m-frame">{children}</div>
    </div>
  );
}
