import { markUsed } from '../../effects/round-history.js';
import { MACHINE } from '../../flow/actors.js';
import { servantActionNamed } from '../../flow/servant-action.js';
import { present } from '../../kernel/checked.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  namePicked,
  picksOf,
} from '../../kernel/decision.js';
import { ask, enter, localsOf } from '../../kernel/flow.js';
import type { FrameDefinition } from '../../kernel/live.js';
import { type Refusal, refuse } from '../../kernel/refusal.js';
import type { ServantAction } from '../../model/actions.js';
import type { Game } from '../../model/game.js';
import type { Hooks } from '../../model/hooks.js';
import { DONE, type PickNames } from '../../model/picks.js';
import { servantAt } from '../../model/pieces.js';
import { usedThisRound } from '../../model/queries.js';
import { ADVANTAGES, type Advantage } from './advantages.js';
import { isZeppelinIn } from './zeppelin.js';

declare module '../../kernel/decision.js' {
  interface QuestionAbouts {
    readonly boarding: Boarding;
  }
}

declare module '../../kernel/live.js' {
  interface FrameLocals {
    readonly boarding: Boarding;
  }
}

const BOARD = 'board-zeppelin';

function boardingOf(g: Game, servant: number): string {
  return `${BOARD} ${servantAt(g, servant).servant}`;
}

/** ZEP-4: a Servant boards where it stands, and stays there (R-ZEP-1). */
export const board: ServantAction = {
  id: BOARD,
  rule: 'ZEP-4',
  price: 0,
  onlyUsualWay: true,
  obstacle: (g, { district }) =>
    isZeppelinIn(g, district) ? undefined : refuse('zeppelin-elsewhere', 'ZEP-4'),
  perform(g, { servant }) {
    markUsed(g, boardingOf(g, servant));
    enter(g, 'boarding', { servant, taken: [] });
  },
};

/** ZEP-8: of a Servant's two Actions both are boardings or neither is. */
export const bothOrNeither: Hooks = {
  servantActionObstacle(g, { servant, action }) {
    if (servantAt(g, servant).actions === 0 || servantActionNamed(g, action).spendsNone) return undefined;
    const hasBoarded = usedThisRound(g, boardingOf(g, servant));
    return hasBoarded === (action === BOARD) ? undefined : refuse('both-boardings-or-neither', 'ZEP-8');
  },
};

export interface Boarding {
  readonly servant: number;
  /** Advantages applied so far. */
  taken: readonly string[];
}

/** R-ZEP-1: one advantage, then perhaps another, which is chosen when the first is done. */
export const boardingFrame: FrameDefinition<'boarding'> = {
  name: 'boarding',
  locals: { all: { servant: 'servant', taken: 'texts' } },
  steps: [
    { name: 'first', run: askAdvantage },
    { name: 'second', run: askAdvantage },
  ],
};

function askAdvantage(g: Game, { servant, taken }: Boarding): void {
  ask(g, 'boarding', MACHINE, { servant, taken });
}

const pickAdvantage = picksOf('advantage');
export const BOARDING_PICKS = { advantage: 'text' } as const satisfies PickNames;

function advantageOf(draft: readonly AnswerPick[]): Advantage {
  const id = namePicked(draft);
  return present(
    ADVANTAGES.find((advantage) => advantage.id === id),
    'such advantage',
  );
}

function whyNotAdvantage(g: Game, { servant, taken }: Boarding, advantage: Advantage): Refusal | undefined {
  const { id, price, rule } = advantage;
  if (taken.includes(id)) return refuse('advantage-taken', 'ZEP-4');
  if (price > g.state.bonds) return refuse('too-few-bonds', rule, { price, bonds: g.state.bonds });
  return advantage.obstacle(g, servant);
}

/** The first advantage is taken, as a boarding without any would do nothing (R-GM-1); the second may be left. */
export const boarding: DecisionKind<Boarding> = {
  rule: 'R-ZEP-1',
  about: { all: { servant: 'servant', taken: 'texts' } },
  options(g: Game, { about, draft }: Decision<Boarding>) {
    if (draft.length > 0) return advantageOf(draft).picks?.next(g, about.servant, draft.slice(1)) ?? [];
    const options = ADVANTAGES.filter((one) => whyNotAdvantage(g, about, one) === undefined).map(({ id }) =>
      pickAdvantage(id),
    );
    return about.taken.length > 0 ? [...options, DONE] : options;
  },
  isComplete(g: Game, { about, draft }: Decision<Boarding>) {
    const [first] = draft;
    if (first === undefined) return false;
    if (first.pick === 'done') return true;
    return advantageOf(draft).picks?.isComplete(g, about.servant, draft.slice(1)) ?? true;
  },
  resolve(g: Game, [{ about, draft }]: Answered<Boarding>) {
    if (draft[0]?.pick === 'done') return;
    const advantage = advantageOf(draft);
    localsOf(g, 'boarding').taken = [...about.taken, advantage.id];
    advantage.perform(g, about.servant, draft.slice(1));
  },
  explain(g: Game, { draft }: Decision<Boarding>, pick: AnswerPick) {
    if (pick.pick === 'done') return { rule: 'R-ZEP-1' };
    const { rule, price, outcomes } = advantageOf([...draft, pick]);
    const breakdown = [{ source: rule, amount: price }];
    return { rule, currency: 'bonds', price, breakdown, left: g.state.bonds - price, outcomes };
  },
  whyNot(g: Game, { about, draft }: Decision<Boarding>, pick: AnswerPick) {
    if (draft.length > 0) {
      const { picks, rule } = advantageOf(draft);
      return picks?.whyNot?.(g, about.servant, draft.slice(1), pick) ?? refuse('not-offered', rule);
    }
    const advantage = ADVANTAGES.find(({ id }) => pick.pick === 'advantage' && id === pick.of);
    return advantage && whyNotAdvantage(g, about, advantage);
  },
};
