import { moveGuard } from '../effects/guards.js';
import { reveal } from '../effects/reveal.js';
import { moveServant, payServantAction } from '../effects/servants.js';
import { itemAt } from '../kernel/checked.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  namePicked,
  numberPicked,
} from '../kernel/decision.js';
import { ask, repeatStep } from '../kernel/flow.js';
import type { FrameDefinition } from '../kernel/live.js';
import type { ServantActing } from '../model/actions.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { guardKindsIn } from '../model/guards.js';
import {
  END,
  pickAt,
  pickDo,
  pickGuard,
  pickGuardKind,
  pickServant,
  pickTo,
  pickUse,
} from '../model/picks.js';
import { servantAt } from '../model/pieces.js';
import { MACHINE } from './actors.js';
import { explainMachinePick, whyNotInMachinePhase } from './machine-meaning.js';
import {
  canAnyGuardLeave,
  guardMovesFrom,
  guardPrices,
  mayGuardMove,
  mayServantMove,
  servantMovePrice,
} from './machine-moves.js';
import {
  availableServantActions,
  isAnyActionAvailable,
  machineActionNamed,
  machineActions,
  servantActionPrice,
  whereServantStands,
} from './servant-action.js';
import { actionOrdered, type ServantOrder, servantOrderOf } from './servant-order.js';

/** III. The Great Machine Phase: moves and Actions in any order until the Machine ends it (R-GM-1, R-GM-6). */
export const machine: FrameDefinition<'machine'> = {
  name: 'machine',
  steps: [
    { name: 'moves-and-actions', run: (g: Game) => ask(g, 'machine-phase', MACHINE, {}) },
    { name: 'end', run: endForGood },
  ],
};

/** The Heroes go by it from now on: the end of the Phase cannot be taken back (R-GM-6). */
function endForGood(g: Game): void {
  reveal(g);
  tell(g, { event: 'machine-phase-ended', bonds: g.state.bonds });
}

/** A sequence of small choices: what moves or acts; where or what; or the end of the Phase. */
export const machinePhase: DecisionKind = {
  rule: 'R-GM-1',
  alwaysAsked: () => true,
  options(g: Game, { draft }: Decision) {
    const [first] = draft;
    if (first === undefined) return firstPicks(g);
    if (first.pick === 'guard') return guardPicks(g, draft);
    if (first.pick === 'use')
      return machineActionNamed(g, String(first.of)).picks.next(g, undefined, draft.slice(1));
    if (draft.length === 1) return servantPicks(g, whereServantStands(g, Number(first.of)));
    const ordered = servantOrderOf(g, draft);
    const action = actionOrdered(g, ordered);
    if (action !== undefined) return action.picks?.next(g, ordered.acting, ordered.picks) ?? [];
    return actionPicks(g, ordered);
  },
  isComplete(g: Game, { draft }: Decision) {
    const [first, second] = draft;
    if (first === undefined) return false;
    if (first.pick === 'end') return true;
    if (first.pick === 'use')
      return machineActionNamed(g, String(first.of)).picks.isComplete(g, undefined, draft.slice(1));
    if (first.pick === 'guard') return draft[draft.length - 1]?.pick === 'to';
    if (second === undefined) return false;
    if (second.pick === 'to') return true;
    const ordered = servantOrderOf(g, draft);
    const action = actionOrdered(g, ordered);
    return action !== undefined && (action.picks?.isComplete(g, ordered.acting, ordered.picks) ?? true);
  },
  resolve(g: Game, [{ draft }]: Answered) {
    const { pick } = itemAt(draft, 0);
    if (pick === 'end') return;
    repeatStep(g);
    if (pick === 'use') machineActionNamed(g, namePicked(draft)).perform(g, draft.slice(1));
    else if (pick === 'guard') sendGuard(g, draft);
    else carryOut(g, servantOrderOf(g, draft));
  },
  explain: explainMachinePick,
  whyNot: whyNotInMachinePhase,
};

/** Guards of one District in the same condition are one option. */
function firstPicks(g: Game): AnswerPick[] {
  const options: AnswerPick[] = [];
  const prices = guardPrices(g);
  for (let from = 0; from < g.state.city.length; from++) {
    if (canAnyGuardLeave(g, from, prices)) options.push(pickGuard(from));
  }
  for (let servant = 0; servant < g.state.servants.length; servant++) {
    if (mayServantMove(g, servant) || mayServantDoSomething(g, servant)) options.push(pickServant(servant));
  }
  for (const action of machineActions(g)) {
    if (action.obstacle(g) === undefined) options.push(pickUse(action.id));
  }
  options.push(END);
  return options;
}

/** Where Guards of several kinds stand the Machine says which one moves (R-ZEP-2). */
function guardPicks(g: Game, draft: readonly AnswerPick[]): readonly AnswerPick[] {
  const from = numberPicked(draft);
  if (draft.length === 1 && g.rules.guardKinds.length > 0) {
    const kinds = guardKindsIn(g, from, 'standing');
    if (kinds.length > 1) return kinds.map(pickGuardKind);
  }
  const options: AnswerPick[] = [];
  guardMovesFrom(g, from, guardPrices(g)).forEach((move, to) => {
    if (mayGuardMove(g, from, to, move)) options.push(pickTo(to));
  });
  return options;
}

function mayServantDoSomething(g: Game, servant: number): boolean {
  return isAnyActionAvailable(g, whereServantStands(g, servant)) || waysOf(g, servant).length > 0;
}

/** Where this Servant may take an Action in a special way. */
function waysOf(g: Game, servant: number): AnswerPick[] {
  const options: AnswerPick[] = [];
  for (const way of g.rules.servantWays)
    for (const district of way.districts(g, servant))
      if (isAnyActionAvailable(g, { servant, district }, way)) options.push(pickAt(district));
  return options;
}

function actionPicks(g: Game, { acting, way }: ServantOrder): AnswerPick[] {
  return availableServantActions(g, acting, way).map(({ id }) => pickDo(id));
}

function servantPicks(g: Game, acting: ServantActing): AnswerPick[] {
  const { servant } = acting;
  const options: AnswerPick[] = [];
  if (mayServantMove(g, servant)) {
    for (let to = 0; to < g.state.city.length; to++) {
      if (to !== servantAt(g, servant).place && servantMovePrice(g, servant, to) <= g.state.bonds) {
        options.push(pickTo(to));
      }
    }
  }
  for (const action of availableServantActions(g, acting)) options.push(pickDo(action.id));
  options.push(...waysOf(g, servant));
  return options;
}

function sendGuard(g: Game, draft: readonly AnswerPick[]): void {
  const [from, to] = [numberPicked(draft), numberPicked(draft, draft.length - 1)];
  const kind = draft.length === 3 ? namePicked(draft, 1) : undefined;
  moveGuard(g, from, to, itemAt(guardMovesFrom(g, from, guardPrices(g)), to), kind);
}

function carryOut(g: Game, ordered: ServantOrder): void {
  const { acting, way, order, picks } = ordered;
  const { servant } = acting;
  const action = actionOrdered(g, ordered);
  if (action === undefined) {
    const to = Number(order?.of);
    moveServant(g, servant, to, servantMovePrice(g, servant, to));
    return;
  }
  payServantAction(g, acting, action, servantActionPrice(g, servant, action, way));
  way?.use(g, acting);
  action.perform(g, acting, picks);
}
