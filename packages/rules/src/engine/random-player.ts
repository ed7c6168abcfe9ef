import { askedDecisions, isAwaited, optionsOf, takePick } from '../kernel/answer.js';
import { present } from '../kernel/checked.js';
import type { Game } from '../model/game.js';

/** Uniform over the open decisions that the game waits for, then over the offered picks. In place. */
export function playRandomPick(g: Game, below: (n: number) => number): boolean {
  const asked = askedDecisions(g);
  const waiting = asked.length <= 1 ? asked : asked.filter((decision) => isAwaited(g, decision));
  const decision = waiting[waiting.length <= 1 ? 0 : below(waiting.length)];
  if (decision === undefined) return false;
  const options = optionsOf(g, decision);
  takePick(g, decision, present(options[options.length === 1 ? 0 : below(options.length)], 'option'));
  return true;
}

/** A small generator for players who choose at random; the game's own chance is not touched. */
export function playerDice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}
