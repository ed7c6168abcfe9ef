import { loseTrust, receiveTrust } from '../../../effects/trust.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  numberPicked,
} from '../../../kernel/decision.js';
import { ask } from '../../../kernel/flow.js';
import { refuse } from '../../../kernel/refusal.js';
import type { Game } from '../../../model/game.js';
import { pickAmount } from '../../../model/picks.js';
import { heroAt } from '../../../model/pieces.js';
import { maxTrust } from '../../../model/queries.js';
import { ENKIDU, isAccessOrBetweenTurns, type TheoryDefinition } from '../enkidu/theory.js';

declare module '../../../kernel/decision.js' {
  interface QuestionAbouts {
    readonly emotion: Redistribution;
  }
}

export interface Redistribution {
  readonly heroes: readonly number[];
  /** All that the Heroes have together. */
  readonly amount: number;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

function allTrust(g: Game): number {
  return sum(g.state.heroes.map(({ trust }) => trust));
}

/** What is left of the Trust after the shares so far. */
function leftOf(amount: number, draft: readonly AnswerPick[]): number {
  return amount - sum(draft.map((_, at) => numberPicked(draft, at)));
}

/** Each Hero but the last gets a share; the last one has the rest. Nobody gets more than the maximum. */
const redistribution: DecisionKind<Redistribution> = {
  rule: 'THE-emotion',
  about: { all: { heroes: 'heroes', amount: 'number' } },
  options(g: Game, { about, draft }: Decision<Redistribution>) {
    const [next = 0, ...others] = about.heroes.slice(draft.length);
    const left = leftOf(about.amount, draft);
    const least = Math.max(0, left - sum(others.map((hero) => maxTrust(g, hero))));
    const options: AnswerPick[] = [];
    for (let share = least; share <= Math.min(left, maxTrust(g, next)); share++)
      options.push(pickAmount(share));
    return options;
  },
  isComplete: (_g: Game, { about, draft }: Decision<Redistribution>) =>
    draft.length === about.heroes.length - 1,
  resolve(g: Game, [{ about, draft }]: Answered<Redistribution>) {
    const changes = about.heroes.map((hero, at) => {
      const share = at < draft.length ? numberPicked(draft, at) : leftOf(about.amount, draft);
      return { hero, change: share - heroAt(g, hero).trust };
    });
    for (const { hero, change } of changes) if (change < 0) loseTrust(g, hero, -change, 'THE-emotion');
    for (const { hero, change } of changes) if (change > 0) receiveTrust(g, hero, change, 'THE-emotion');
  },
  whyNot(_g: Game, { about, draft }: Decision<Redistribution>, { pick, of }: AnswerPick) {
    if (pick !== 'amount') return undefined;
    const isThere = Number(of) <= leftOf(about.amount, draft);
    return isThere ? refuse('over-the-maximum', 'THE-emotion') : refuse('trust-not-there', 'THE-emotion');
  },
};

/** Access Phase or between turns: the Trust of all Heroes is redistributed as Enkidu's player likes. */
export const emotion: TheoryDefinition = {
  id: 'emotion',
  source: { name: 'rulebook', effect: 'rulebook', details: 'design' },
  isOfUse: (g, moment) => isAccessOrBetweenTurns(g, moment) && allTrust(g) > 0,
  apply(g) {
    const heroes = [...g.state.heroes.keys()];
    ask(g, 'emotion', ENKIDU, { heroes, amount: allTrust(g) });
  },
  decisions: { emotion: redistribution },
};
