import { chanceOfRollingAgain, type DieRoll, facesRolled, rollAgain } from '../../../flow/dice.js';
import { outcomesOfRoll } from '../../../flow/roll-meaning.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  numberPicked,
  picksOf,
} from '../../../kernel/decision.js';
import { ask, localsOf } from '../../../kernel/flow.js';
import type { Game } from '../../../model/game.js';
import { AKIRA, type InventionDefinition } from '../akira/invention.js';

declare module '../../../kernel/decision.js' {
  interface QuestionAbouts {
    readonly probabilitator: DiceRolled;
  }
}

const pickDie = picksOf('die');

function rollIn(g: Game): DieRoll {
  return localsOf(g, 'die-roll');
}

export interface DiceRolled {
  readonly faces: readonly string[];
}

/** Of several dice Akira says which one is rolled again (R-AKI-2). */
const whichDie: DecisionKind<DiceRolled> = {
  rule: 'R-AKI-2',
  about: { all: { faces: 'texts' } },
  options: (_g: Game, { about }: Decision<DiceRolled>) => about.faces.map((_, at) => pickDie(at)),
  resolve: (g: Game, [{ draft }]: Answered<DiceRolled>) => rollAgain(g, rollIn(g), numberPicked(draft)),
  explain: (g: Game, _decision: Decision<DiceRolled>, { of }: AnswerPick) => ({
    rule: 'R-AKI-2',
    outcomes: outcomesOfRoll(g, (passes) => chanceOfRollingAgain(rollIn(g), Number(of), passes)),
  }),
};

/** After the Escape or Assault die of any Hero: it is rolled again, and the new face stands. */
export const probabilitator: InventionDefinition = {
  id: 'probabilitator',
  source: { name: 'rulebook', effect: 'rulebook', details: 'design' },
  breaksOn: ['explosion'],
  isOfUse: (_g, { stop }) => stop === 'after-die',
  use(g) {
    const { faces } = rollIn(g);
    if (faces === undefined) rollAgain(g, rollIn(g));
    else ask(g, 'probabilitator', AKIRA, { faces });
  },
  /** Of several dice, of the one with which it is likelier. */
  outcomes(g) {
    const roll = rollIn(g);
    return outcomesOfRoll(g, (passes) =>
      Math.max(...facesRolled(roll).map((_, which) => chanceOfRollingAgain(roll, which, passes))),
    );
  },
  decisions: { probabilitator: whichDie },
  part: { picks: { die: 'number' } },
};
