import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';

/** The Great Machine holds any number of Bonds (OPN-4). */
export function receiveBonds(g: Game, amount: number, because: string): void {
  if (amount === 0) return;
  g.state.bonds += amount;
  tell(g, { event: 'bonds-received', amount, because });
}

export function payBonds(g: Game, amount: number, because: string): void {
  if (amount === 0) return;
  g.state.bonds -= amount;
  tell(g, { event: 'bonds-paid', amount, because });
}
