import { advancePlan } from '../../../src/effects/tracks.js';
import { receiveTrust } from '../../../src/effects/trust.js';
import { heroActor } from '../../../src/flow/actors.js';
import { itemAt } from '../../../src/kernel/checked.js';
import { type Answered, type DecisionKind, picksOf } from '../../../src/kernel/decision.js';
import { ask } from '../../../src/kernel/flow.js';
import type { Game } from '../../../src/model/game.js';
import type { ModulePart } from '../../../src/model/rules.js';

declare module '../../../src/kernel/decision.js' {
  interface QuestionAbouts {
    readonly gift: Gift;
  }
}

const GIVEN = 5;
const FIRST = 0;
const ACCEPT = picksOf('accept')(0);
const DENOUNCE = picksOf('denounce')(0);

interface Gift {
  readonly hero: number;
  readonly trust: number;
}

const giftChoice: DecisionKind<Gift> = {
  rule: 'GIFT',
  about: { all: { hero: 'hero', trust: 'number' } },
  options: () => [DENOUNCE, ACCEPT],
  resolve(g: Game, [{ draft }]: Answered) {
    if (itemAt(draft, 0).pick === 'accept') receiveTrust(g, FIRST, GIVEN, 'GIFT');
    else advancePlan(g, 'GIFT');
  },
};

/** In each Opening Phase the first Hero may receive 5 Trust for nothing, or denounce the giver: the Plan advances. */
export const gift: ModulePart = {
  steps: [
    {
      in: 'opening',
      after: 'trust',
      step: {
        name: 'gift',
        run: (g: Game) => ask(g, 'gift', heroActor(g, FIRST), { hero: FIRST, trust: GIVEN }),
      },
    },
  ],
  decisions: { gift: giftChoice },
  picks: { accept: 'nothing', denounce: 'nothing' },
};
