import type { OptionOutcome } from '../kernel/decision.js';
import { localsOf } from '../kernel/flow.js';
import type { Game } from '../model/game.js';
import { amountOf } from '../model/queries.js';
import { chanceOf } from './dice.js';

export function isEscape(face: string | undefined): boolean {
  return face === 'running-man';
}

/** Whether an attack breaks a Guard. A shield always fails; cards may make a stake count for more. */
export function breaks(g: Game, hero: number, stake: number, face: string): boolean {
  return face !== 'shield' && amountOf(g, 'assault', stake, { hero, stake }) >= Number(face);
}

/** What the Escape die comes to, if the Hero escapes with this chance. */
export function outcomesOfEscape(chance: number): readonly OptionOutcome[] {
  return [
    { key: 'escapes', chance },
    { key: 'captured', chance: 1 - chance },
  ];
}

/** What an attack comes to, if it breaks a Guard with this chance. */
export function outcomesOfAttack(chance: number): readonly OptionOutcome[] {
  return [
    { key: 'guard-breaks', chance },
    { key: 'attack-fails', chance: 1 - chance },
  ];
}

type Passes = (face: string) => boolean;

/** What the roll under way comes to, if its result passes with that chance; unknown while a stake is still to be paid. */
export function outcomesOfRoll(
  g: Game,
  chanceThat: (passes: Passes) => number,
): readonly OptionOutcome[] | undefined {
  const { hero, die } = localsOf(g, 'die-roll');
  if (die === 'escape-die') return outcomesOfEscape(chanceThat(isEscape));
  const { stake } = localsOf(g, 'attack');
  if (stake === undefined) return undefined;
  return outcomesOfAttack(chanceThat((face) => breaks(g, hero, stake, face)));
}

/** What the roll under way comes to without the card that might be played beside it. */
export function outcomesOfGoingOn(
  g: Game,
  { stop }: { readonly stop?: string },
): readonly OptionOutcome[] | undefined {
  if (stop !== 'before-die' && stop !== 'after-die') return undefined;
  const { hero, die, face } = localsOf(g, 'die-roll');
  if (face === undefined) return outcomesOfRoll(g, (passes) => chanceOf(g, hero, die, passes));
  return outcomesOfRoll(g, (passes) => Number(passes(face)));
}
