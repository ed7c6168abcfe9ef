import { markUsed } from '../../../effects/round-history.js';
import { heroesToGo } from '../../../flow/heroes.js';
import { relocate } from '../../../flow/relocation.js';
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
import { pickHero } from '../../../model/picks.js';
import { heroAt } from '../../../model/pieces.js';
import { hasRaid, usedThisRound } from '../../../model/queries.js';
import type { District } from '../../../model/state.js';
import { ENKIDU, isAccessOrBetweenTurns, type TheoryDefinition } from '../enkidu/theory.js';

/** Heroes who stand elsewhere. */
function apartFrom(g: Game, hero: number): readonly number[] {
  const { place } = heroAt(g, hero);
  return [...g.state.heroes.keys()].filter((other) => heroAt(g, other).place !== place);
}

function swappable(g: Game): readonly number[] {
  return [...g.state.heroes.keys()].filter((hero) => apartFrom(g, hero).length > 0);
}

/** How the round remembers a Hero whom the Raid there does not detain. */
const spared = (hero: string) => `relativity ${hero}`;

/**
 * Relocates the Hero, and notes one whom a Raid there will not detain: the turn is still to come, no card is chosen, so the
 * Hero stays without having chosen the card of that District.
 */
function bring(g: Game, hero: number, to: District): void {
  relocate(g, hero, to, 'THE-relativity');
  const { hero: name, chosen } = heroAt(g, hero);
  if (hasRaid(g, to) && chosen === undefined && heroesToGo(g).includes(hero)) markUsed(g, spared(name));
}

const swap: DecisionKind = {
  rule: 'THE-relativity',
  options: (g: Game, { draft }: Decision) =>
    (draft.length === 0 ? swappable(g) : apartFrom(g, numberPicked(draft))).map(pickHero),
  isComplete: (_g: Game, { draft }: Decision) => draft.length === 2,
  resolve(g: Game, [{ draft }]: Answered) {
    const [one, other] = [numberPicked(draft), numberPicked(draft, 1)];
    const [here, there] = [heroAt(g, one).place, heroAt(g, other).place];
    bring(g, one, there);
    bring(g, other, here);
  },
  whyNot(_g: Game, { draft }: Decision, { pick, of }: AnswerPick) {
    if (pick !== 'hero') return undefined;
    const isSame = draft.length > 0 && numberPicked(draft) === of;
    return isSame ? refuse('same-hero', 'THE-relativity') : refuse('same-district', 'THE-relativity');
  },
};

/** Access Phase or between turns: two Heroes change places; a Raid there does not detain them at once (R-ENK-1). */
export const relativity: TheoryDefinition = {
  id: 'relativity',
  source: { name: 'rulebook', effect: 'rulebook', details: 'design' },
  isOfUse: (g, moment) => isAccessOrBetweenTurns(g, moment) && swappable(g).length > 0,
  apply: (g) => ask(g, 'relativity', ENKIDU, {}),
  decisions: { relativity: swap },
  part: {
    source: 'THE-relativity',
    hooks: { sparesHero: (g, hero) => usedThisRound(g, spared(heroAt(g, hero).hero)) },
  },
};
