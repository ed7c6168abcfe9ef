import { chooseCard } from '../effects/access-cards.js';
import { reveal } from '../effects/reveal.js';
import { dropPicks } from '../kernel/answer.js';
import { itemAt } from '../kernel/checked.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  numberPicked,
} from '../kernel/decision.js';
import { askTogether } from '../kernel/flow.js';
import type { FrameDefinition } from '../kernel/live.js';
import { refuse } from '../kernel/refusal.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { pickCard, pickReady } from '../model/picks.js';
import { heroAt } from '../model/pieces.js';
import { bitsOf, countBits } from '../model/queries.js';
import { seatsOf } from '../model/seats.js';
import { heroActor } from './actors.js';

declare module '../kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'access-choice': AccessChoice;
  }
}

/** II. Access Phase: everybody chooses at once, in secret from the Great Machine (R-ACC-1). */
export const access: FrameDefinition<'access'> = {
  name: 'access',
  steps: [
    { name: 'choose', run: chooseAccessCards },
    { name: 'chosen', run: endForGood },
  ],
};

/** The last confirmation cannot be taken back: the Great Machine goes by it from now on (R-ACC-1). */
function endForGood(g: Game): void {
  reveal(g);
  tell(g, { event: 'access-chosen' });
}

export interface AccessChoice {
  readonly hero: number;
}

/** The game plays the last card of a hand itself; how many there are is public (R-ACC-2). */
export function chooseLastCard(g: Game, hero: number): void {
  const { hand, chosen } = heroAt(g, hero);
  if (chosen === undefined && countBits(hand) === 1)
    chooseCard(g, hero, { owner: hero, district: itemAt(bitsOf(hand), 0) });
}

/** An empty hand has no choice. */
function chooseAccessCards(g: Game): void {
  const choosing: number[] = [];
  g.state.heroes.forEach((_, hero) => {
    chooseLastCard(g, hero);
    const { hand, chosen } = heroAt(g, hero);
    if (chosen === undefined && hand !== 0) choosing.push(hero);
  });
  if (choosing.length === 0) return;
  askTogether(
    g,
    'access-choice',
    choosing.map((hero) => ({ actor: heroActor(g, hero), about: { hero } })),
  );
}

/** A Hero who has given a card away says "ready" anew, so that nobody sees whether it was the one laid (R-INF-6). */
export function withdrawReady(g: Game, hero: number): void {
  const actor = heroActor(g, hero);
  for (const decision of g.state.frames.flatMap(({ asks }) => asks))
    if (decision.kind === 'access-choice' && decision.actor === actor) dropPicks(g, decision, 1);
}

/**
 * A card, then "ready" from every seat that speaks for the Hero; the last one ends the Phase for good. A card that another
 * Hero lends meanwhile is the choice, whatever was laid.
 */
export const accessChoice: DecisionKind<AccessChoice> = {
  rule: 'ACC-1',
  about: { all: { hero: 'hero' } },
  options(g: Game, { about, draft, actor }: Decision<AccessChoice>) {
    const { hand, chosen } = heroAt(g, about.hero);
    if (chosen !== undefined) return [];
    if (draft.length === 0) return bitsOf(hand).map(pickCard);
    return seatsOf(g, actor)
      .filter((seat) => !draft.some((pick) => pick.pick === 'ready' && pick.of === seat))
      .map(pickReady);
  },
  isComplete: (g: Game, { actor, draft }: Decision<AccessChoice>) =>
    draft.length === 1 + seatsOf(g, actor).length,
  resolve(g: Game, decisions: Answered<AccessChoice>) {
    for (const { about, draft } of decisions) {
      chooseCard(g, about.hero, { owner: about.hero, district: numberPicked(draft) });
    }
  },
  whyNot(g: Game, { about, draft }: Decision<AccessChoice>, pick: AnswerPick) {
    if (pick.pick !== 'card') return undefined;
    if (draft.length > 0) return refuse('card-already-laid', 'ACC-3');
    const bit = 1 << Number(pick.of);
    return heroAt(g, about.hero).forfeited & bit
      ? refuse('card-forfeited', 'INF-4')
      : refuse('no-such-card', 'ACC-2');
  },
};
