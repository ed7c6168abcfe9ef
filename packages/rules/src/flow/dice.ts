import { draw, enter, returnToCaller } from '../kernel/flow.js';
import type { FrameDefinition } from '../kernel/live.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';

/** The faces of the dice (SET-12). */
export const DICE = {
  'escape-die': ['running-man', 'running-man', 'handcuffs', 'handcuffs', 'handcuffs', 'handcuffs'],
  'assault-die': ['2', '3', '3', '4', '4', 'shield'],
} as const;
export type Die = keyof typeof DICE;

export interface DieRoll {
  readonly hero: number;
  readonly die: Die;
  face?: string;
}

/** What the frame that rolls gets back. */
export interface Rolled {
  face?: string;
}

/** A Hero rolls a die; modules may put an offer between the roll and its result. */
export const dieRoll: FrameDefinition = {
  name: 'die-roll',
  locals: { all: { hero: 'hero', die: 'text', face: 'text?' } },
  steps: [
    { name: 'roll', run: rollOnce },
    { name: 'result', run: (g: Game, { face }: DieRoll) => returnToCaller(g, { face }) },
  ],
};

/** Also for a re-roll: the new face counts. */
export function rollOnce(g: Game, locals: DieRoll): void {
  const face = draw(g, locals.die, DICE[locals.die] as readonly string[]);
  locals.face = face;
  tell(g, { event: 'die-rolled', hero: locals.hero, die: locals.die, face });
}

export function rollDie(g: Game, hero: number, die: Die): void {
  enter(g, 'die-roll', { hero, die } satisfies DieRoll);
}

/** How likely a face is that passes the test. */
export function chanceOf(die: Die, passes: (face: string) => boolean): number {
  const faces: readonly string[] = DICE[die];
  return faces.filter(passes).length / faces.length;
}
