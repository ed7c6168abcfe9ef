import type { Game } from '../model/game.js';
import { effectiveHooks } from '../model/queries.js';
import type { District } from '../model/state.js';

/** A successful Riot leaves its token; whether that ends the game is the modules' to say (VIC-1). */
export function placeRiotToken(g: Game, district: District): void {
  g.state.riots = [...g.state.riots, district];
  for (const hooks of effectiveHooks(g)) hooks.afterRiot?.(g);
}
