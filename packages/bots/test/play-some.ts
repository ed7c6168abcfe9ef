import { type Game, present } from '@great-machine/rules';
import { answer, type Watcher } from '../src/hosting/arena.js';
import { type Mind, tableOf } from '../src/index.js';
import { awaitedDecision } from '../src/thinking/search/playout.js';

/** Goes on with a game for so many thoughts of these minds, or while a condition holds. */
export function playSome(
  game: Game,
  minds: { readonly machine: Mind; readonly revolutionaries: Mind },
  goesOn: number | ((game: Game) => boolean),
  watcher: Watcher = {},
): void {
  const isEnough =
    typeof goesOn === 'number' ? (_: Game, thoughts: number) => thoughts >= goesOn : (g: Game) => !goesOn(g);
  for (let thoughts = 0; game.state.outcome === undefined && !isEnough(game, thoughts); thoughts++) {
    const decision = present(awaitedDecision(game), 'awaited question');
    answer(game, tableOf(game.state.config), decision, minds, watcher);
  }
}
