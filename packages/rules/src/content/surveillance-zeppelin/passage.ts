import { receiveTrust } from '../../effects/trust.js';
import { heroActor } from '../../flow/actors.js';
import type { HeroTurn } from '../../flow/heroes.js';
import { relocateIntoRaids } from '../../flow/relocation.js';
import { itemAt } from '../../kernel/checked.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  numberPicked,
} from '../../kernel/decision.js';
import { ask } from '../../kernel/flow.js';
import type { Step } from '../../kernel/live.js';
import { refuse } from '../../kernel/refusal.js';
import { mapOf } from '../../model/city/index.js';
import type { Game } from '../../model/game.js';
import { DECLINE, pickTo } from '../../model/picks.js';
import { heroAt } from '../../model/pieces.js';
import { bitsOf, hasRaid } from '../../model/queries.js';
import { isZeppelinIn, moveZeppelin } from './zeppelin.js';

declare module '../../kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'zeppelin-passage': Passage;
  }
}

export interface Passage {
  readonly hero: number;
}

/** ZEP-9: a Hero who ends movement where the Zeppelin is and was not detained (R-HER-6, step 4). */
export const goOnBoard: Step = {
  name: 'zeppelin',
  run(g: Game, { hero }: HeroTurn) {
    const { place, detained } = heroAt(g, hero);
    if (detained || !isZeppelinIn(g, place)) return;
    receiveTrust(g, hero, 1, 'ZEP-9');
    ask(g, 'zeppelin-passage', heroActor(g, hero), { hero });
  },
};

/** ZEP-10: to any connected District, with or without its Access card; the Zeppelin stays there. */
export const zeppelinPassage: DecisionKind<Passage> = {
  rule: 'ZEP-10',
  about: { all: { hero: 'hero' } },
  options(g: Game, { about }: Decision<Passage>) {
    const connected = itemAt(mapOf(g.state.city).neighbours, heroAt(g, about.hero).place);
    return [...bitsOf(connected).map(pickTo), DECLINE];
  },
  resolve(g: Game, [{ about, draft }]: Answered<Passage>) {
    if (draft[0]?.pick === 'decline') return;
    const to = numberPicked(draft);
    moveZeppelin(g, to);
    relocateIntoRaids(g, about.hero, to, 'ZEP-10');
  },
  explain(g: Game, _decision: Decision<Passage>, pick: AnswerPick) {
    if (pick.pick === 'decline') return { rule: 'ZEP-10' };
    return hasRaid(g, Number(pick.of))
      ? { rule: 'ZEP-11', outcomes: [{ key: 'detained' }] }
      : { rule: 'ZEP-10' };
  },
  whyNot(g: Game, { about }: Decision<Passage>, pick: AnswerPick) {
    if (pick.pick !== 'to') return undefined;
    return Number(pick.of) === heroAt(g, about.hero).place
      ? refuse('already-there', 'ZEP-10')
      : refuse('not-connected', 'CITY-4');
  },
};
