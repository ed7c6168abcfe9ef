import { isWatched, type Scene } from './scenes.js';

/** How long things take at normal speed, in milliseconds. */
export const LENGTHS = {
  deed: 1200,
  roll: 900,
  /** All deeds of others in one Phase. */
  phase: 10_000,
  /** Everything between two own questions. */
  betweenQuestions: 25_000,
} as const;

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
    const deeds = watched.filter((other) => (phaseOf(other) ?? phase) === phase);
    const length = Math.min(
      naturalLength(scene),
      Math.max(0, this.leftOfPhase) / deeds.length,
      Math.max(0, this.left) / watched.length,
    );
    this.leftOfPhase -= length;
    this.left -= length;
    return length;
  }
}

function naturalLength({ rolling }: Scene): number {
  return rolling.length > 0 ? LENGTHS.roll : LENGTHS.deed;
}

function phaseOf({ view }: Scene): string | undefined {
  return view === undefined ? undefined : `${view.round} ${view.phase}`;
}
