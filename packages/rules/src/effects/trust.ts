import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { heroAt } from '../model/pieces.js';
import { maxTrust } from '../model/queries.js';
import { receiveBonds } from './bonds.js';

/** How much of this Trust a Hero can hold. */
export function trustKept(g: Game, hero: number, amount: number): number {
  return Math.min(amount, maxTrust(g, hero) - heroAt(g, hero).trust);
}

/** A Hero receives Trust; what exceeds the maximum is discarded at once (OPN-8). */
export function receiveTrust(g: Game, hero: number, amount: number, because: string): void {
  const kept = trustKept(g, hero, amount);
  heroAt(g, hero).trust += kept;
  tell(g, { event: 'trust-received', hero, amount: kept, discarded: amount - kept, because });
}

export function payTrust(g: Game, hero: number, amount: number, because: string): void {
  if (amount === 0) return;
  heroAt(g, hero).trust -= amount;
  tell(g, { event: 'trust-paid', hero, amount, because });
}

/** A Hero loses up to this much Trust; gives back how much it was. */
export function loseTrust(g: Game, hero: number, amount: number, because: string): number {
  const lost = Math.min(amount, heroAt(g, hero).trust);
  heroAt(g, hero).trust -= lost;
  tell(g, { event: 'trust-lost', hero, amount: lost, because });
  return lost;
}

/** A Hero loses up to this much Trust, and the Great Machine receives as many Bonds. */
export function seizeTrust(g: Game, hero: number, amount: number, because: string): void {
  receiveBonds(g, loseTrust(g, hero, amount, because), because);
}
