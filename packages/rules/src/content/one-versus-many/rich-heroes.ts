import type { Game } from '../../model/game.js';
import { heroAt } from '../../model/pieces.js';
import { heroesIn } from '../../model/queries.js';
import type { District } from '../../model/state.js';

/** The Heroes in a District who have Trust to lose. */
export function richHeroesIn(g: Game, district: District): number[] {
  return heroesIn(g, district).filter((hero) => heroAt(g, hero).trust > 0);
}
