import type { Game } from '../../model/game.js';
import { heroesIn } from '../../model/queries.js';

/** The Heroes in a Servant's District who have Trust to lose. */
export function richHeroesAt(g: Game, servant: number): number[] {
  return heroesIn(g, g.state.servants[servant].place).filter((hero) => g.state.heroes[hero].trust > 0);
}
