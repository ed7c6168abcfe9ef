import { isWatched, type RiotPart, type Scene } from './scenes.js';
import { stagedLengthOf } from './tellings.js';

/** How long things take at normal speed, in milliseconds. */
export const LENGTHS = {
  deed: 1200,
  roll: 900,
  /** A Riot: it gathers, its Citizens turn, and it is counted. */
  riotGathers: 1200,
  riotTurns: 2800,
  riotEnds: 3000,
  /** One Citizen of a Riot at most. */
  riotTurn: 700,
  /** Other staged moments: the great ones, and those that come more often. */
  staged: 5000,
  brief: 3000,
  /** All deeds of others in one Phase, staged moments aside. */
  phase: 10_000,
  /** Everything between two own questions. */
  betweenQuestions: 25_000,
} as const;

/** The largest shares of the time left that one scene takes, so that something remains for those still to come. */
const LARGEST_SHARE = 0.5;
const LARGEST_SHARE_OF_PHASE = 0.15;

/** How fast the game is told: a factor of these lengths, each scene until the person goes on, or not at all. */
export type Speed = number | 'step' | 'off';

/** Gives each scene its time, so that a Phase of others and the wait for the next own question stay short. */
export class Pace {
  private left: number = LENGTHS.betweenQuestions;
  private leftOfPhase: number = LENGTHS.phase;
  private phase = '';

  /** The person has answered: the others get their time anew. */
  begin(): void {
    this.left = LENGTHS.betweenQuestions;
    this.leftOfPhase = LENGTHS.phase;
    this.phase = '';
  }

  /** How long a scene stays, before those that wait behind it. */
  lengthOf(scene: Scene, waiting: readonly Scene[]): number {
    const phase = phaseOf(scene) ?? this.phase;
    if (phase !== this.phase) this.leftOfPhase = LENGTHS.phase;
    this.phase = phase;
    const watched = [scene, ...waiting.filter(isWatched)];
    const deeds = watched.filter((other) => isDeed(other) && (phaseOf(other) ?? phase) === phase);
    const natural = naturalLength(scene);
    let length = Math.min(natural, this.left * Math.min(LARGEST_SHARE, natural / sumOfLengths(watched)));
    if (isDeed(scene)) {
      const share = Math.min(LARGEST_SHARE_OF_PHASE, natural / sumOfLengths(deeds));
      length = Math.min(length, this.leftOfPhase * share);
      this.leftOfPhase -= length;
    }
    this.left -= length;
    return length;
  }
}

/** How long a scene would take if it were alone. */
export function naturalLength({ rolling, riot, staged }: Scene): number {
  if (riot !== undefined) return lengthOfPart(riot);
  if (rolling.length > 0) return LENGTHS.roll;
  return LENGTHS[(staged && stagedLengthOf(staged)) ?? 'deed'];
}

function lengthOfPart({ part, turns }: RiotPart): number {
  if (part === 'turns') return Math.min(LENGTHS.riotTurn, LENGTHS.riotTurns / turns);
  return part === 'gathers' ? LENGTHS.riotGathers : LENGTHS.riotEnds;
}

/** Staged moments have their time beside that of the Phase; short pictures are deeds like others. */
export function isDeed(scene: Scene): boolean {
  return scene.riot === undefined && naturalLength(scene) <= LENGTHS.deed;
}

function sumOfLengths(scenes: readonly Scene[]): number {
  return scenes.reduce((sum, scene) => sum + naturalLength(scene), 0);
}

function phaseOf({ view }: Scene): string | undefined {
  return view === undefined ? undefined : `${view.round} ${view.phase}`;
}
