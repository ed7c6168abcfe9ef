import { receiveTrust, trustKept } from '../../../effects/trust.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  picksOf,
} from '../../../kernel/decision.js';
import { ask } from '../../../kernel/flow.js';
import type { Game } from '../../../model/game.js';
import type { ModulePart } from '../../../model/rules.js';
import { returnPart, returnWhatIsTooMuch } from '../card-return.js';
import { countLeft } from '../own-deck.js';
import { ENKIDU, enkiduIn } from './theory.js';
import { drawTheory, THEORIES, tellReturned } from './theory-deck.js';

declare module '../../../kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'theory-choice': TheoryChoice;
  }
}

const TAKE_TRUST = picksOf('take-trust')(0);
const DRAW_THEORY = picksOf('draw-theory')(0);

export interface TheoryChoice {
  readonly hero: number;
}

/** ENK-2: before the event is revealed, in round 1 too, and before the Zeppelin flies (R-OPN-1). */
function askForChoice(g: Game): void {
  ask(g, 'theory-choice', ENKIDU, { hero: enkiduIn(g) });
}

/** 1 Trust, at the maximum too, or a Theory while there is one (R-ENK-1). */
const theoryChoice: DecisionKind<TheoryChoice> = {
  rule: 'ENK-2',
  about: { all: { hero: 'hero' } },
  options: (g: Game) => (countLeft(g, THEORIES) > 0 ? [TAKE_TRUST, DRAW_THEORY] : [TAKE_TRUST]),
  resolve(g: Game, [{ about, draft }]: Answered<TheoryChoice>) {
    if (draft[0]?.pick === TAKE_TRUST.pick) receiveTrust(g, about.hero, 1, 'ENK-2');
    else {
      drawTheory(g);
      returnWhatIsTooMuch(g, THEORIES);
    }
  },
  explain(g: Game, { about }: Decision<TheoryChoice>, { pick }: AnswerPick) {
    if (pick !== TAKE_TRUST.pick) return { rule: 'ENK-2' };
    const params = { amount: trustKept(g, about.hero, 1) };
    return { rule: 'ENK-2', outcomes: [{ key: 'receives-trust', params }] };
  },
};

const returning = returnPart(THEORIES, 'ENK-3', tellReturned);

export const openingChoice: ModulePart = {
  ...returning,
  steps: [{ in: 'opening', first: true, step: { name: 'theory-choice', run: askForChoice } }],
  decisions: { ...returning.decisions, 'theory-choice': theoryChoice },
  picks: { 'take-trust': 'nothing', 'draw-theory': 'nothing' },
};
