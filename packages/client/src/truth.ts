import {
  type AnyLogLine,
  type ChanceOrigin,
  type ChosenModule,
  type City,
  type FACES,
  isLogLineOf,
  type LogLine,
  type LogLineOf,
} from '@great-machine/rules';

/** How the game stands at one moment. */
export interface Standing {
  readonly discontent: number;
  readonly masterPlan: number;
  readonly arrested: number;
}

/** A round as it was, with what had been hidden, and how things stood at its end. */
export interface RoundTruth extends Standing {
  readonly round: number;
  readonly cityEvent?: string;
  readonly destinations: readonly { readonly hero: string; readonly district: string }[];
  readonly raids: readonly { readonly district: string; readonly succeeded: boolean }[];
  /** What can never be taken back and decides games. */
  readonly turningPoints: readonly TurningPoint[];
}

/** How the next game at a table may start. */
export interface GameStart {
  readonly masterPlan: number;
  readonly modules: readonly ChosenModule[];
}

/** Everything that was hidden, for when the game is over. */
export interface Truth extends ChanceOrigin {
  /** The preset of the City, `random` for one by chance, or the tiles of one drawn by hand. */
  readonly city: string | City;
  /** A rematch as this game started, or by the Variable Master Plan (R-TRK-4). */
  readonly rematch: { readonly same: GameStart; readonly variable: GameStart };
  /** How things stood before the first round. */
  readonly start: Standing;
  readonly citizens: readonly {
    readonly district: string;
    readonly kind: string;
    readonly face: (typeof FACES)[number];
  }[];
  readonly arrested: readonly { readonly kind: string; readonly count: number }[];
  readonly hands: readonly {
    readonly hero: string;
    readonly hand: readonly string[];
    readonly forfeited: readonly string[];
  }[];
  readonly directivesInHand: readonly string[];
  readonly directivesInDeck: readonly string[];
  readonly eventsToCome: readonly string[];
  readonly boxedEvents: readonly string[];
  readonly rounds: readonly RoundTruth[];
}

/** What can never be taken back and decides games. */
const TURNING_POINTS = [
  'riot-resolved',
  'hero-captured',
  'hero-detained',
  'raid-failed',
] as const satisfies readonly LogLine['key'][];

export type TurningPoint = LogLineOf<(typeof TURNING_POINTS)[number]>;

export function isTurningPoint(line: AnyLogLine): line is TurningPoint {
  return TURNING_POINTS.some((key) => isLogLineOf(line, key));
}
