import { relocateHero } from '../effects/heroes.js';
import { maybeLocalsOf } from '../kernel/flow.js';
import type { Game } from '../model/game.js';
import { heroAt } from '../model/pieces.js';
import { hasRaid } from '../model/queries.js';
import type { District } from '../model/state.js';
import { detain } from './detainment.js';

/** A Hero is relocated; what was visited this turn starts afresh (R-REL-1). */
export function relocate(g: Game, hero: number, to: District, because: string): void {
  relocateHero(g, hero, to, because);
  const turn = maybeLocalsOf(g, 'hero-turn');
  if (turn?.hero === hero) turn.visited = 1 << to;
}

/** Relocated to a Raid token, a Hero is detained by it (R-RAID-2). */
export function relocateIntoRaids(g: Game, hero: number, to: District, because: string): void {
  relocate(g, hero, to, because);
  if (hasRaid(g, heroAt(g, hero).place)) detain(g, hero, 'raid');
}
