import { addTo } from '../kernel/checked.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import type { District } from '../model/state.js';

export function moveGuard(g: Game, from: District, to: District, exits: number, price: number): void {
  addTo(g.state.guards, from, -1);
  addTo(g.state.guards, to, 1);
  g.state.bonds -= price;
  g.state.thisRound.guardExits += exits;
  tell(g, { event: 'guard-moved', from, to, price });
}

/** A broken Guard stays on its square and counts for nothing until repaired (GM-7). */
export function breakGuard(g: Game, district: District, because: string): void {
  addTo(g.state.guards, district, -1);
  addTo(g.state.brokenGuards, district, 1);
  g.state.thisRound.guardBroken = true;
  tell(g, { event: 'guard-broken', district, because });
}

export function repairGuard(g: Game, district: District, because: string): void {
  addTo(g.state.brokenGuards, district, -1);
  addTo(g.state.guards, district, 1);
  tell(g, { event: 'guard-repaired', district, because });
}
