import type { PriceLine } from '../kernel/decision.js';
import { type Refusal, refuse } from '../kernel/refusal.js';
import type { MachineAction, ServantActing, ServantAction } from '../model/actions.js';
import type { Game } from '../model/game.js';
import { servantAt } from '../model/pieces.js';
import { amountOf, effectiveCards, explainAmount } from '../model/queries.js';

const SERVANT_ACTION_PRICE = 2;

/** Standard and special Actions, then those of the City Event and the published Directives (GM-13). */
export function servantActions(g: Game): readonly ServantAction[] {
  return effectiveCards(g).servantActions;
}

export function servantActionNamed(g: Game, id: string): ServantAction {
  const action = g.rules.servantActions[id] ?? servantActions(g).find((other) => other.id === id);
  if (action === undefined) throw new Error(`no Servant may take the Action '${id}' now`);
  return action;
}

/** A Servant takes one Action a round (GM-4). */
export function mayAct(g: Game, servant: number): boolean {
  return servantAt(g, servant).actions < amountOf(g, 'servant-actions', 1, { servant });
}

export function servantActionPrice(g: Game, servant: number, action: ServantAction): number {
  const price = action.price ?? SERVANT_ACTION_PRICE;
  return amountOf(g, 'servant-action-price', price, { servant, action: action.id });
}

/** The price of an Action and who adds what to it. */
export function servantActionLines(g: Game, servant: number, action: ServantAction): PriceLine[] {
  const price = action.price ?? SERVANT_ACTION_PRICE;
  return explainAmount(g, 'servant-action-price', price, action.rule, { servant, action: action.id });
}

export function availableServantActions(g: Game, servant: number): readonly ServantAction[] {
  if (!mayAct(g, servant)) return [];
  return servantActions(g).filter((action) => whyNoServantAction(g, servant, action) === undefined);
}

/** A Servant's own Actions count as taken where it stands. */
export function whereServantStands(g: Game, servant: number): ServantActing {
  return { servant, district: servantAt(g, servant).place };
}

export function whyNoServantAction(g: Game, servant: number, action: ServantAction): Refusal | undefined {
  if (!mayAct(g, servant)) return refuse('servant-has-acted', 'GM-4');
  const price = servantActionPrice(g, servant, action);
  if (price > g.state.bonds) return refuse('too-few-bonds', action.rule, { price, bonds: g.state.bonds });
  return action.obstacle(g, whereServantStands(g, servant));
}

/** What published Directives let the Great Machine do without a Servant. */
export function machineActions(g: Game): readonly MachineAction[] {
  return effectiveCards(g).machineActions;
}

export function machineActionNamed(g: Game, id: string): MachineAction {
  const action = machineActions(g).find((other) => other.id === id);
  if (action === undefined) throw new Error(`the Great Machine may not use '${id}' now`);
  return action;
}
