import { chooseCard } from '../../../src/effects/access-cards.js';
import { heroActor } from '../../../src/flow/actors.js';
import { itemAt } from '../../../src/kernel/checked.js';
import type { Answered, AnswerPick, Decision, DecisionKind } from '../../../src/kernel/decision.js';
import { numberPicked } from '../../../src/kernel/decision.js';
import { ask } from '../../../src/kernel/flow.js';
import type { EventTable } from '../../../src/model/event-table.js';
import { tellerOf } from '../../../src/model/events.js';
import type { Game } from '../../../src/model/game.js';
import { PASS, pickCard, pickHero } from '../../../src/model/picks.js';
import { heroAt } from '../../../src/model/pieces.js';
import { bitsOf, countBits } from '../../../src/model/queries.js';
import type { ModulePart } from '../../../src/model/rules.js';

declare module '../../../src/kernel/decision.js' {
  interface QuestionAbouts {
    readonly loan: Loan;
  }
}

const EVENTS = {
  'card-lent': { all: { lender: 'hero', borrower: 'hero' }, revolutionaries: { district: 'district' } },
} as const satisfies EventTable;
const tell = tellerOf(EVENTS);

/** The Hero who goes first lends. */
const LENDER = 0;

interface Loan {
  readonly hero: number;
}

/** The lender keeps a card to choose. */
function maybeAskLender(g: Game): void {
  if (countBits(lendable(g)) > 1) ask(g, 'loan', heroActor(g, LENDER), { hero: LENDER });
}

/** Cards of Districts on the grid: one off it is for its owner alone. */
function lendable(g: Game): number {
  return heroAt(g, LENDER).hand & ((1 << g.state.city.length) - 1);
}

const loanChoice: DecisionKind<Loan> = {
  rule: 'LOAN',
  about: { all: { hero: 'hero' } },
  options(g: Game, { draft }: Decision<Loan>) {
    if (draft.length > 0) return bitsOf(lendable(g)).map(pickCard);
    const others: AnswerPick[] = g.state.heroes.flatMap((_, hero) =>
      hero === LENDER ? [] : [pickHero(hero)],
    );
    return [...others, PASS];
  },
  isComplete: (_g: Game, { draft }: Decision<Loan>) => draft.length === 2 || draft[0]?.pick === 'pass',
  resolve(g: Game, [{ draft }]: Answered<Loan>) {
    if (itemAt(draft, 0).pick === 'pass') return;
    const borrower = numberPicked(draft);
    const district = numberPicked(draft, 1);
    chooseCard(g, borrower, { owner: LENDER, district });
    tell(g, { event: 'card-lent', lender: LENDER, borrower, district });
  },
};

/** Before Access cards are chosen the first Hero may lend one to another, whose choice it is for the round. */
export const loan: ModulePart = {
  steps: [{ in: 'access', before: 'choose', step: { name: 'loan', run: maybeAskLender } }],
  decisions: { loan: loanChoice },
  events: EVENTS,
};
