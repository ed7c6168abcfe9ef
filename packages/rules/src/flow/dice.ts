import { present, withItem } from '../kernel/checked.js';
import { draw, enter, returnToCaller } from '../kernel/flow.js';
import type { FrameDefinition } from '../kernel/live.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { amountOf } from '../model/queries.js';

declare module '../kernel/live.js' {
  interface FrameLocals {
    readonly 'die-roll': DieRoll;
  }
}

/** The faces of the dice, the worst for the Hero last (SET-12). */
export const DICE = {
  'escape-die': ['running-man', 'running-man', 'handcuffs', 'handcuffs', 'handcuffs', 'handcuffs'],
  'assault-die': ['2', '3', '3', '4', '4', 'shield'],
} as const;
export type Die = keyof typeof DICE;

export interface DieRoll {
  readonly hero: number;
  readonly die: Die;
  /** What lies there, where a Hero rolls more than one. */
  faces?: readonly string[];
  /** What counts: of several dice the worst. */
  face?: string;
}

/** What the frame that rolls gets back. */
export interface Rolled {
  face?: string;
}

/** A Hero rolls a die; modules may put an offer between the roll and its result. */
export const dieRoll: FrameDefinition<'die-roll'> = {
  name: 'die-roll',
  locals: { all: { hero: 'hero', die: 'text', faces: 'texts?', face: 'text?' } },
  steps: [
    { name: 'roll', run: roll },
    { name: 'result', run: (g: Game, { face }: DieRoll) => returnToCaller(g, { face }) },
  ],
};

function facesOf(die: Die): readonly string[] {
  return DICE[die];
}

/** How many dice a Hero rolls at once. */
function countDice(g: Game, hero: number): number {
  return amountOf(g, 'dice', 1, { hero });
}

function roll(g: Game, locals: DieRoll): void {
  const dice = countDice(g, locals.hero);
  if (dice === 1) locals.face = rollOne(g, locals);
  else
    layDown(
      locals,
      Array.from({ length: dice }, () => rollOne(g, locals)),
    );
}

/** What lies there, of one die or several. */
export function facesRolled({ faces, face }: DieRoll): readonly string[] {
  return faces ?? [present(face, 'die rolled')];
}

/** Rolls one of the dice again, the only one if it is not said which; the new face stands. */
export function rollAgain(g: Game, locals: DieRoll, which = 0): void {
  const face = rollOne(g, locals);
  layDown(locals, withItem(facesRolled(locals), which, face));
}

/** How likely it is that one of the dice, rolled again, makes the result pass the test. */
export function chanceOfRollingAgain(
  roll: DieRoll,
  which: number,
  passes: (face: string) => boolean,
): number {
  const faces = facesOf(roll.die);
  const lying = facesRolled(roll);
  const good = faces.filter((face) => passes(worstOf(roll.die, withItem(lying, which, face))));
  return good.length / faces.length;
}

function rollOne(g: Game, { hero, die }: DieRoll): string {
  const face = draw(g, die, facesOf(die));
  tell(g, { event: 'die-rolled', hero, die, face });
  return face;
}

function layDown(locals: DieRoll, faces: readonly string[]): void {
  if (faces.length > 1) locals.faces = faces;
  locals.face = worstOf(locals.die, faces);
}

function worstOf(die: Die, faces: readonly string[]): string {
  const order = facesOf(die);
  return faces.reduce((worst, face) => (order.indexOf(face) > order.indexOf(worst) ? face : worst));
}

export function rollDie(g: Game, hero: number, die: Die): void {
  enter(g, 'die-roll', { hero, die });
}

/** How likely it is that this Hero's roll, of as many dice as now or of so many, comes to a face that passes the test. */
export function chanceOf(
  g: Game,
  hero: number,
  die: Die,
  passes: (face: string) => boolean,
  dice = countDice(g, hero),
): number {
  const faces = facesOf(die);
  if (dice === 1) return faces.filter(passes).length / faces.length;
  const distinct = [...new Set(faces)];
  return distinct.filter(passes).reduce((sum, face) => sum + chanceOfWorst(die, face, dice), 0);
}

/** How likely this face is the worst of so many dice: none is worse, and not all are better. */
function chanceOfWorst(die: Die, face: string, dice: number): number {
  const faces = facesOf(die);
  const from = faces.indexOf(face);
  const to = faces.lastIndexOf(face) + 1;
  return (to / faces.length) ** dice - (from / faces.length) ** dice;
}
