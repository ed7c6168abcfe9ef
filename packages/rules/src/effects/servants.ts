import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { servantAt } from '../model/pieces.js';
import type { District } from '../model/state.js';

export function moveServant(g: Game, servant: number, to: District, price: number): void {
  const state = servantAt(g, servant);
  const from = state.place;
  state.place = to;
  g.state.bonds -= price;
  tell(g, { event: 'servant-moved', servant, from, to, price });
}

/** Pays for a Servant's Action and turns its Order token. */
export function spendServantAction(g: Game, servant: number, action: string, price: number): void {
  const state = servantAt(g, servant);
  state.actions++;
  g.state.bonds -= price;
  tell(g, { event: 'servant-acted', servant, action, district: state.place, price });
}
