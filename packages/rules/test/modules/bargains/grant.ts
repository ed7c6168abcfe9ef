import { receiveBonds } from '../../../src/effects/bonds.js';
import { MACHINE } from '../../../src/flow/actors.js';
import { itemAt } from '../../../src/kernel/checked.js';
import { type Answered, type DecisionKind, picksOf } from '../../../src/kernel/decision.js';
import { ask } from '../../../src/kernel/flow.js';
import type { Game } from '../../../src/model/game.js';
import { DECLINE } from '../../../src/model/picks.js';
import type { ModulePart } from '../../../src/model/rules.js';

declare module '../../../src/kernel/decision.js' {
  interface QuestionAbouts {
    readonly grant: Grant;
  }
}

const GRANTED = 10;
const TAKE = picksOf('take')(0);

interface Grant {
  readonly bonds: number;
}

const grantChoice: DecisionKind<Grant> = {
  rule: 'GRANT',
  about: { all: { bonds: 'number' } },
  options: () => [DECLINE, TAKE],
  resolve(g: Game, [{ draft }]: Answered) {
    if (itemAt(draft, 0).pick === 'take') receiveBonds(g, GRANTED, 'GRANT');
  },
};

/** At the end of each round the Great Machine may take 10 Bonds, or nothing. */
export const grant: ModulePart = {
  steps: [
    {
      in: 'closing',
      after: 'plan',
      step: { name: 'grant', run: (g: Game) => ask(g, 'grant', MACHINE, { bonds: GRANTED }) },
    },
  ],
  decisions: { grant: grantChoice },
  picks: { take: 'nothing' },
};
