import type { Game } from '../../model/game.js';
import { heroAt, servantAt } from '../../model/pieces.js';
import { heroesIn } from '../../model/queries.js';

/** The Heroes in a Servant's District who have Trust to lose. */
export function richHeroesAt(g: Game, servant: number): number[] {
  return heroesIn(g, servantAt(g, servant).place).filter((hero) => heroAt(g, hero).trust > 0);
}
