import type { Game } from '../model/game.js';

/** A fact hidden from some seat becomes known to it: from here on nothing before can be undone. */
export function reveal(g: Game): void {
  g.irreversible = true;
}
