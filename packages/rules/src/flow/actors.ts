import type { Game } from '../model/game.js';
import { heroAt } from '../model/pieces.js';

/** The Heroes have no actor in common: one of them is asked, or all with `askTogether`. */
export const MACHINE = 'machine';

/** The actor that a Hero is. */
export function heroActor(g: Game, hero: number): string {
  return heroAt(g, hero).hero;
}
