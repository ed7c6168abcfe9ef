import type { Plain } from '../kernel/plain.js';
import type { Game } from '../model/game.js';

/** A module keeps this from now on, in place of what it kept under that name. */
export function keepFor(g: Game, name: string, value: Plain): void {
  g.state.extra[name] = value;
}
