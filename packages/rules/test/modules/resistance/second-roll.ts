import { markUsed } from '../../../src/effects/round-history.js';
import { heroActor } from '../../../src/flow/actors.js';
import { type DieRoll, rollAgain as reroll } from '../../../src/flow/dice.js';
import { itemAt } from '../../../src/kernel/checked.js';
import { type Answered, type DecisionKind, picksOf } from '../../../src/kernel/decision.js';
import { ask, localsOf } from '../../../src/kernel/flow.js';
import type { Game } from '../../../src/model/game.js';
import { DECLINE } from '../../../src/model/picks.js';
import { usedThisRound } from '../../../src/model/queries.js';
import type { ModulePart } from '../../../src/model/rules.js';

declare module '../../../src/kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'second-roll': Rolled;
  }
}

const SECOND_ROLL = 'second-roll';
const ROLL_AGAIN = picksOf('roll-again')(0);

interface Rolled {
  readonly hero: number;
  readonly face: string;
}

function maybeAskSecondRoll(g: Game, { hero, face }: DieRoll): void {
  if (face !== undefined && !usedThisRound(g, SECOND_ROLL))
    ask(g, SECOND_ROLL, heroActor(g, hero), { hero, face });
}

const secondRoll: DecisionKind<Rolled> = {
  rule: 'SECOND-ROLL',
  about: { all: { hero: 'hero', face: 'text' } },
  options: () => [ROLL_AGAIN, DECLINE],
  resolve(g: Game, [{ draft }]: Answered<Rolled>) {
    if (itemAt(draft, 0).pick === 'decline') return;
    markUsed(g, SECOND_ROLL);
    reroll(g, localsOf(g, 'die-roll'));
  },
};

/** After any die, once a round, its Hero may roll it again. */
export const rollAgain: ModulePart = {
  steps: [{ in: 'die-roll', after: 'roll', step: { name: SECOND_ROLL, run: maybeAskSecondRoll } }],
  decisions: { [SECOND_ROLL]: secondRoll },
  picks: { 'roll-again': 'nothing' },
};
