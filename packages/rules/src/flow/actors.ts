import type { Game } from '../model/game.js';
import { heroAt } from '../model/pieces.js';

export const MACHINE = 'machine';
export const REVOLUTIONARIES = 'revolutionaries';

/** The actor that a Hero is. */
export function heroActor(g: Game, hero: number): string {
  return heroAt(g, hero).hero;
}
