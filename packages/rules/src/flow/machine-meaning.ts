import { itemAt } from '../kernel/checked.js';
import type { AnswerPick, Decision, OptionMeaning, PriceLine } from '../kernel/decision.js';
import { type Refusal, refuse } from '../kernel/refusal.js';
import type { FurtherPicks, ServantActing, ServantWay } from '../model/actions.js';
import { changesOf } from '../model/effective-cards.js';
import type { Game } from '../model/game.js';
import { brokenGuardsIn, guardsIn, servantAt } from '../model/pieces.js';
import { explainAmount, freeGuardSquares } from '../model/queries.js';
import {
  guardMovesFrom,
  guardPrices,
  mayGuardMove,
  mayServantMove,
  SERVANT_EXIT_PRICE,
  servantExitPrice,
  servantMovePrice,
  whyServantStays,
} from './machine-moves.js';
import {
  availableServantActions,
  machineActionNamed,
  machineActions,
  mayAct,
  servantActionLines,
  servantActionPrice,
  servantActions,
  servantWayIn,
  whereServantStands,
  whyNoServantAction,
} from './servant-action.js';
import { actionOrdered, type ServantOrder, servantOrderOf } from './servant-order.js';

/** What a pick of the Machine Phase costs and leads to. */
export function explainMachinePick(g: Game, { draft }: Decision, pick: AnswerPick): OptionMeaning {
  const [first] = draft;
  if (first === undefined) return explainFirstPick(g, pick);
  if (first.pick === 'guard') {
    if (pick.pick === 'guard-kind') return { rule: 'R-ZEP-2' };
    const { price, exits } = itemAt(guardMovesFrom(g, Number(first.of), guardPrices(g)), Number(pick.of));
    return bondPrice(g, 'GM-2', price, guardMoveLines(g, price, exits));
  }
  if (first.pick === 'use') return { rule: machineActionNamed(g, String(first.of)).rule };
  const ordered = servantOrderOf(g, [...draft, pick]);
  const { servant } = ordered.acting;
  if (ordered.order === undefined) return { rule: ordered.way?.rule ?? 'GM-1' };
  const action = actionOrdered(g, ordered);
  if (action === undefined) {
    const price = servantMovePrice(g, servant, Number(pick.of));
    const perExit = explainAmount(g, 'servant-exit-price', SERVANT_EXIT_PRICE, 'GM-2', { servant });
    const exits = price / servantExitPrice(g, servant);
    return bondPrice(
      g,
      'GM-2',
      price,
      perExit.map(({ source, amount }) => ({ source, amount: amount * exits })),
    );
  }
  const { acting, way, picks } = ordered;
  const price = servantActionPrice(g, servant, action, way);
  const outcomes = action.outcomes?.(g, acting, picks);
  return { ...bondPrice(g, action.rule, price, servantActionLines(g, servant, action, way)), outcomes };
}

/** What moves or acts costs at least the cheapest that it may do. */
function explainFirstPick(g: Game, { pick, of }: AnswerPick): OptionMeaning {
  const fromBonds = (prices: readonly number[]) =>
    ({ currency: 'bonds', price: Math.min(...prices), atLeast: true }) as const;
  if (pick === 'guard') return { rule: 'GM-2', ...fromBonds(guardMovePrices(g, Number(of))) };
  if (pick === 'servant') return { rule: 'GM-1', ...fromBonds(servantPrices(g, Number(of))) };
  return { rule: pick === 'end' ? 'R-GM-6' : 'GM-1' };
}

function guardMovePrices(g: Game, from: number): readonly number[] {
  return guardMovesFrom(g, from, guardPrices(g)).flatMap((move, to) =>
    mayGuardMove(g, from, to, move) ? [move.price] : [],
  );
}

/** The next District, every Action where it stands, and those that it may take elsewhere in a special way. */
function servantPrices(g: Game, servant: number): readonly number[] {
  const here = whereServantStands(g, servant);
  const pricesIn = (acting: ServantActing, way?: ServantWay) =>
    availableServantActions(g, acting, way).map((action) => servantActionPrice(g, servant, action, way));
  const inWays = g.rules.servantWays.flatMap((way) =>
    way.districts(g, servant).flatMap((district) => pricesIn({ servant, district }, way)),
  );
  return [
    ...(mayServantMove(g, servant) ? [servantExitPrice(g, servant)] : []),
    ...pricesIn(here),
    ...inWays,
  ];
}

function bondPrice(g: Game, rule: string, price: number, breakdown: readonly PriceLine[]): OptionMeaning {
  return { rule, currency: 'bonds', price, breakdown, left: g.state.bonds - price };
}

/** One Bond for each District exited, and what a card in effect takes off. */
function guardMoveLines(g: Game, price: number, exits: number): PriceLine[] {
  const lines = [{ source: 'GM-2', amount: exits }];
  if (price === exits) return lines;
  const cheaper = changesOf(g, 'guard-exit-price').find(({ says }) =>
    g.state.city.some((_, district) => says(g, 1, { district }) !== 1),
  );
  const free = changesOf(g, 'free-guard-exits').find(({ says }) => says(g, 0, {}) !== 0);
  const { source } = cheaper ?? free ?? { source: 'GM-2' };
  return [...lines, { source, amount: price - exits }];
}

/** Why something in the City cannot move or act now. */
export function whyNotInMachinePhase(g: Game, { draft }: Decision, pick: AnswerPick): Refusal | undefined {
  const [first] = draft;
  if (first === undefined) return whyNotFirst(g, pick);
  if (first.pick === 'guard')
    return pick.pick === 'to' ? whyNotGuardTo(g, Number(first.of), Number(pick.of)) : undefined;
  if (first.pick === 'use')
    return whyNotFurther(g, machineActionNamed(g, String(first.of)), undefined, draft.slice(1), pick);
  const ordered = servantOrderOf(g, draft);
  const action = actionOrdered(g, ordered);
  if (action !== undefined) return whyNotFurther(g, action, ordered.acting, ordered.picks, pick);
  if (pick.pick === 'do') return whyNotDo(g, ordered, pick);
  // Where the Action counts as taken is chosen already.
  if (draft.length > 1) return undefined;
  const { servant } = ordered.acting;
  if (pick.pick === 'to') return whyNotServantTo(g, servant, Number(pick.of));
  return pick.pick === 'at' ? whyNotAt(g, { servant, district: Number(pick.of) }) : undefined;
}

/** Why a Servant cannot take an Action there in a special way, if there is any. */
function whyNotAt(g: Game, acting: ServantActing): Refusal | undefined {
  const { servant, district } = acting;
  const way = servantWayIn(g, acting);
  if (way !== undefined) return refuse('no-action-in-this-way', way.rule);
  const { servantWays } = g.rules;
  return (
    firstDefined(servantWays, ({ whyNot }) => whyNot?.(g, servant, district)) ??
    firstDefined(servantWays, ({ whyNever }) => whyNever?.(g))
  );
}

function firstDefined<T, R>(items: readonly T[], read: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = read(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function whyNotFurther<Acting>(
  g: Game,
  { picks, rule }: { readonly picks?: FurtherPicks<Acting>; readonly rule: string },
  acting: Acting,
  draft: readonly AnswerPick[],
  pick: AnswerPick,
): Refusal {
  return picks?.whyNot?.(g, acting, draft, pick) ?? refuse('not-offered', rule);
}

function whyNotFirst(g: Game, pick: AnswerPick): Refusal | undefined {
  if (pick.pick === 'guard') {
    const from = Number(pick.of);
    if (guardsIn(g, from) > 0) return refuse('guard-cannot-go-anywhere', 'GM-2', { bonds: g.state.bonds });
    return brokenGuardsIn(g, from) > 0 ? refuse('guards-broken', 'GM-7') : refuse('no-guard-here', 'GM-1');
  }
  if (pick.pick === 'servant') {
    return mayAct(g, Number(pick.of))
      ? refuse('servant-has-nothing-to-do', 'GM-4', { bonds: g.state.bonds })
      : refuse('servant-has-acted', 'GM-4');
  }
  if (pick.pick === 'use') {
    const action = machineActions(g).find(({ id }) => id === pick.of);
    return action === undefined ? refuse('not-published', 'GM-10') : action.obstacle(g);
  }
  return undefined;
}

function whyNotGuardTo(g: Game, from: number, to: number): Refusal {
  if (to >= g.state.city.length) return refuse('not-connected', 'CITY-4');
  const { price } = itemAt(guardMovesFrom(g, from, guardPrices(g)), to);
  if (to === from) return refuse('already-there', 'GM-2');
  if (freeGuardSquares(g, to) <= 0) return refuse('no-free-guard-square', 'GM-3');
  return refuse('too-few-bonds', 'GM-2', { price, bonds: g.state.bonds });
}

function whyNotServantTo(g: Game, servant: number, to: number): Refusal {
  const stays = whyServantStays(g, servant);
  if (stays !== undefined) return stays;
  if (to >= g.state.city.length) return refuse('not-connected', 'CITY-4');
  if (servantAt(g, servant).place === to) return refuse('already-there', 'GM-2');
  return refuse('too-few-bonds', 'GM-2', { price: servantMovePrice(g, servant, to), bonds: g.state.bonds });
}

function whyNotDo(g: Game, { acting, way }: ServantOrder, pick: AnswerPick): Refusal {
  const action = servantActions(g).find(({ id }) => id === pick.of);
  if (action === undefined) return refuse('no-such-action-now', 'GM-13');
  return whyNoServantAction(g, acting, action, way) ?? refuse('not-offered', action.rule);
}
