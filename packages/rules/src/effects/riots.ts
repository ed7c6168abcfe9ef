import { spokenAt } from '../model/effective-cards.js';
import type { Game } from '../model/game.js';
import type { District } from '../model/state.js';

/** A successful Riot leaves its token, unless it ends the game, which the modules decide (VIC-1, R-ACT-5). */
export function placeRiotToken(g: Game, district: District): void {
  for (const { says } of spokenAt(g, 'riotSucceeded')) says(g);
  if (g.state.outcome === undefined) g.state.riots = [...g.state.riots, district];
}
