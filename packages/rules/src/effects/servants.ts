import type { ServantActing, ServantAction } from '../model/actions.js';
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

/** A Servant that is relocated does not move, and its arrival triggers nothing (R-REL-1). */
export function relocateServant(g: Game, servant: number, to: District, because: string): void {
  const state = servantAt(g, servant);
  const from = state.place;
  state.place = to;
  tell(g, { event: 'servant-relocated', servant, from, to, because });
}

/** Pays for a Servant's Action and turns its Order token, unless the Action spends none. */
export function payServantAction(
  g: Game,
  { servant, district }: ServantActing,
  { id: action, spendsNone }: ServantAction,
  price: number,
): void {
  if (!spendsNone) servantAt(g, servant).actions++;
  g.state.bonds -= price;
  tell(g, { event: 'servant-acted', servant, action, district, price });
}
