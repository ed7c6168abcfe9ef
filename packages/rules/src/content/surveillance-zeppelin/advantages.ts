import { receiveBonds } from '../../effects/bonds.js';
import { payServantAction } from '../../effects/servants.js';
import { onePick } from '../../flow/further-picks.js';
import { servantActionNamed } from '../../flow/servant-action.js';
import { present } from '../../kernel/checked.js';
import { type AnswerPick, namePicked, numberPicked, type OptionOutcome } from '../../kernel/decision.js';
import { type Refusal, refuse } from '../../kernel/refusal.js';
import type { FurtherPicks, ServantActing, ServantAction } from '../../model/actions.js';
import type { Game } from '../../model/game.js';
import { pickDo, pickTo } from '../../model/picks.js';
import { freeGuardSquares } from '../../model/queries.js';
import { districtNamed } from '../../model/rules.js';
import type { District } from '../../model/state.js';
import { isSpecialGuardLeft, placeSpecialGuard } from './special-guards.js';

/** What a Servant may apply on board. */
export interface Advantage {
  readonly id: string;
  readonly rule: string;
  readonly price: number;
  /** Why it cannot be applied now, its price apart. */
  obstacle(g: Game, servant: number): Refusal | undefined;
  readonly picks?: FurtherPicks<number>;
  perform(g: Game, servant: number, picks: readonly AnswerPick[]): void;
  readonly outcomes?: readonly OptionOutcome[];
}

/** ZEP-5: advantage A. */
const bond: Advantage = {
  id: 'bond',
  rule: 'ZEP-5',
  price: 0,
  obstacle: () => undefined,
  perform: (g) => receiveBonds(g, 1, 'ZEP-5'),
  outcomes: [{ key: 'bonds-received', params: { amount: 1 } }],
};

/** There always is one: the City has more Guard squares than there are Guards of both kinds. */
function districtsWithGuardSquare(g: Game): District[] {
  return [...g.state.city.keys()].filter((district) => freeGuardSquares(g, district) > 0);
}

/** ZEP-6: advantage B. */
const specialGuard: Advantage = {
  id: 'special-guard',
  rule: 'ZEP-6',
  price: 0,
  obstacle: (g) => (isSpecialGuardLeft(g) ? undefined : refuse('no-special-guard-left', 'R-ZEP-2')),
  picks: {
    ...onePick((g) => districtsWithGuardSquare(g).map(pickTo)),
    whyNot: () => refuse('no-free-guard-square', 'ZEP-6'),
  },
  perform: (g, _servant, picks) => placeSpecialGuard(g, numberPicked(picks)),
};

/** The Actions that may be taken from on board, each with the District in which it counts as taken. */
const SPECIAL_ACTIONS = [
  { id: 'draw-directive', district: 'grand-citadel' },
  { id: 'publish-directive', district: 'tower-of-law' },
  { id: 'reposition', district: 'control-nexus' },
] as const;

interface FromOnBoard {
  readonly action: ServantAction;
  readonly acting: ServantActing;
}

function actionsFromOnBoard(g: Game, servant: number): readonly FromOnBoard[] {
  return SPECIAL_ACTIONS.map(({ id, district }) => ({
    action: servantActionNamed(g, id),
    acting: { servant, district: districtNamed(g.rules, district) },
  }));
}

function availableActions(g: Game, servant: number): readonly FromOnBoard[] {
  return actionsFromOnBoard(g, servant).filter(
    ({ action, acting }) => action.obstacle(g, acting) === undefined,
  );
}

function actionPicked(g: Game, servant: number, picks: readonly AnswerPick[]): FromOnBoard {
  const id = namePicked(picks);
  const picked = actionsFromOnBoard(g, servant).find(({ action }) => action.id === id);
  return present(picked, 'such Action on board');
}

/** ZEP-7: advantage C. */
const specialAction: Advantage = {
  id: 'special-action',
  rule: 'ZEP-7',
  price: 2,
  obstacle: (g, servant) =>
    availableActions(g, servant).length > 0 ? undefined : refuse('no-effect', 'R-GM-1'),
  picks: {
    next(g, servant, draft) {
      if (draft.length === 0) return availableActions(g, servant).map(({ action }) => pickDo(action.id));
      const { action, acting } = actionPicked(g, servant, draft);
      return action.picks?.next(g, acting, draft.slice(1)) ?? [];
    },
    isComplete(g, servant, draft) {
      if (draft.length === 0) return false;
      const { action, acting } = actionPicked(g, servant, draft);
      return action.picks?.isComplete(g, acting, draft.slice(1)) ?? true;
    },
    whyNot(g, servant, draft, pick) {
      if (draft.length > 0) {
        const { action, acting } = actionPicked(g, servant, draft);
        return action.picks?.whyNot?.(g, acting, draft.slice(1), pick);
      }
      const wanted = actionsFromOnBoard(g, servant).find(({ action }) => action.id === pick.of);
      return wanted === undefined
        ? refuse('not-from-on-board', 'ZEP-7')
        : wanted.action.obstacle(g, wanted.acting);
    },
  },
  perform(g, servant, picks) {
    const { action, acting } = actionPicked(g, servant, picks);
    payServantAction(g, acting, { ...action, spendsNone: true }, specialAction.price);
    action.perform(g, acting, picks.slice(1));
  },
};

/** A, B and C. */
export const ADVANTAGES: readonly Advantage[] = [bond, specialGuard, specialAction];
