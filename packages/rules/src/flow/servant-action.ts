import type { PriceLine } from '../kernel/decision.js';
import { type Refusal, refuse } from '../kernel/refusal.js';
import type { MachineAction, ServantActing, ServantAction, ServantWay } from '../model/actions.js';
import { effectiveCards, spokenAt } from '../model/effective-cards.js';
import type { Game } from '../model/game.js';
import { servantAt } from '../model/pieces.js';
import { amountOf, explainAmount } from '../model/queries.js';

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

/** A Servant's own Actions count as taken where it stands. */
export function whereServantStands(g: Game, servant: number): ServantActing {
  return { servant, district: servantAt(g, servant).place };
}

/** The special way in which a Servant may take an Action there now, if any. */
export function servantWayIn(g: Game, { servant, district }: ServantActing): ServantWay | undefined {
  return g.rules.servantWays.find((way) => way.districts(g, servant).includes(district));
}

export function servantActionPrice(
  g: Game,
  servant: number,
  action: ServantAction,
  way?: ServantWay,
): number {
  const price = amountOf(g, 'servant-action-price', action.price ?? SERVANT_ACTION_PRICE, {
    servant,
    action: action.id,
  });
  return way === undefined ? price : way.price(price);
}

/** The price of an Action and who adds what to it. */
export function servantActionLines(
  g: Game,
  servant: number,
  action: ServantAction,
  way?: ServantWay,
): readonly PriceLine[] {
  const price = action.price ?? SERVANT_ACTION_PRICE;
  const lines = explainAmount(g, 'servant-action-price', price, action.rule, { servant, action: action.id });
  if (way === undefined) return lines;
  const usual = servantActionPrice(g, servant, action);
  return [...lines, { source: way.rule, amount: way.price(usual) - usual }];
}

export function availableServantActions(
  g: Game,
  acting: ServantActing,
  way?: ServantWay,
): readonly ServantAction[] {
  return servantActions(g).filter(availableTo(g, acting, way));
}

export function isAnyActionAvailable(g: Game, acting: ServantActing, way?: ServantWay): boolean {
  return servantActions(g).some(availableTo(g, acting, way));
}

function availableTo(g: Game, acting: ServantActing, way?: ServantWay): (action: ServantAction) => boolean {
  const hasActionLeft = mayAct(g, acting.servant);
  return (action) =>
    (hasActionLeft || action.spendsNone === true) && whyNotHereAndNow(g, acting, action, way) === undefined;
}

export function whyNoServantAction(
  g: Game,
  acting: ServantActing,
  action: ServantAction,
  way?: ServantWay,
): Refusal | undefined {
  if (!action.spendsNone && !mayAct(g, acting.servant)) return refuse('servant-has-acted', 'GM-4');
  return whyNotHereAndNow(g, acting, action, way);
}

function whyNotHereAndNow(
  g: Game,
  acting: ServantActing,
  action: ServantAction,
  way: ServantWay | undefined,
): Refusal | undefined {
  if (way !== undefined && action.onlyUsualWay) return refuse('not-in-this-way', way.rule);
  const price = servantActionPrice(g, acting.servant, action, way);
  if (price > g.state.bonds) return refuse('too-few-bonds', action.rule, { price, bonds: g.state.bonds });
  return action.obstacle(g, acting) ?? forbiddenByHooks(g, acting, action);
}

function forbiddenByHooks(
  g: Game,
  { servant, district }: ServantActing,
  { id: action }: ServantAction,
): Refusal | undefined {
  for (const { says } of spokenAt(g, 'servantActionObstacle')) {
    const refusal = says(g, { servant, district, action });
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** What modules and published Directives let the Great Machine do without a Servant. */
export function machineActions(g: Game): readonly MachineAction[] {
  return effectiveCards(g).machineActions;
}

export function machineActionNamed(g: Game, id: string): MachineAction {
  const action = machineActions(g).find((other) => other.id === id);
  if (action === undefined) throw new Error(`the Great Machine may not use '${id}' now`);
  return action;
}
