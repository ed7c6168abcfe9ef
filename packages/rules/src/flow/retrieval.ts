import { retrieveCard } from '../effects/access-cards.js';
import { payTrust } from '../effects/trust.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  numberPicked,
} from '../kernel/decision.js';
import type { DeclaredFields } from '../kernel/fields.js';
import { ask } from '../kernel/flow.js';
import type { FrameDefinition } from '../kernel/live.js';
import type { Game } from '../model/game.js';
import { DECLINE, pickCard } from '../model/picks.js';
import { heroAt } from '../model/pieces.js';
import { bitsOf } from '../model/queries.js';
import { heroActor } from './actors.js';

declare module '../kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'card-retrieval': Retrieval;
  }
}

declare module '../kernel/live.js' {
  interface FrameLocals {
    readonly retrieval: Retrieval;
  }
}

export interface Retrieval {
  readonly hero: number;
  readonly because: string;
  /** What it costs; a Hero who has to pay may decline. */
  readonly price?: number;
}

const RETRIEVAL: DeclaredFields = { all: { hero: 'hero', because: 'text', price: 'number?' } };

/** A Hero takes back a forfeited Access card, unseen by the Great Machine. */
export const retrieval: FrameDefinition<'retrieval'> = {
  name: 'retrieval',
  locals: RETRIEVAL,
  steps: [
    {
      name: 'choose',
      run: (g: Game, locals: Retrieval) => ask(g, 'card-retrieval', heroActor(g, locals.hero), locals),
    },
  ],
};

export const cardRetrieval: DecisionKind<Retrieval> = {
  rule: 'ACT-16',
  about: RETRIEVAL,
  options(g: Game, { about }: Decision<Retrieval>) {
    const cards: AnswerPick[] = bitsOf(heroAt(g, about.hero).forfeited).map(pickCard);
    return about.price === undefined ? cards : [...cards, DECLINE];
  },
  resolve(g: Game, [{ about, draft }]: Answered<Retrieval>) {
    if (draft[0]?.pick === 'decline') return;
    payTrust(g, about.hero, about.price ?? 0, about.because);
    retrieveCard(g, about.hero, numberPicked(draft), about.because);
  },
  explain(g: Game, { about }: Decision<Retrieval>, pick: AnswerPick) {
    const price = pick.pick === 'decline' ? 0 : (about.price ?? 0);
    return { rule: about.because, currency: 'trust', price, left: heroAt(g, about.hero).trust - price };
  },
};
