import { chooseCard, withdrawCard } from '../../../effects/access-cards.js';
import { chooseLastCard, withdrawReady } from '../../../flow/access.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  numberPicked,
} from '../../../kernel/decision.js';
import { ask } from '../../../kernel/flow.js';
import { refuse } from '../../../kernel/refusal.js';
import { tellerOf } from '../../../model/events.js';
import type { Game } from '../../../model/game.js';
import { pickCard, pickHero } from '../../../model/picks.js';
import { heroAt } from '../../../model/pieces.js';
import { bitsOf } from '../../../model/queries.js';
import { ENKIDU, enkiduIn, type TheoryDefinition } from '../enkidu/theory.js';
import { SOCIOLOGICAL_EVENTS } from '../events.js';
import { othersThan } from '../in-play.js';

const tell = tellerOf(SOCIOLOGICAL_EVENTS);

/** Cards in hand, and the last one, which the game has chosen for its owner (R-ACC-2). */
function lendable(g: Game): readonly number[] {
  const enkidu = enkiduIn(g);
  const { hand, chosen } = heroAt(g, enkidu);
  return bitsOf(chosen?.owner === enkidu ? hand | (1 << chosen.district) : hand);
}

/** The Hero who borrows, then the card: it is that Hero's choice, whatever was chosen before (R-ENK-1). */
const loan: DecisionKind = {
  rule: 'THE-sociological',
  options: (g: Game, { draft }: Decision) =>
    draft.length === 0 ? othersThan(g, enkiduIn(g)).map(pickHero) : lendable(g).map(pickCard),
  isComplete: (_g: Game, { draft }: Decision) => draft.length === 2,
  resolve(g: Game, [{ draft }]: Answered) {
    const hero = enkiduIn(g);
    const [borrower, district] = [numberPicked(draft), numberPicked(draft, 1)];
    for (const one of [hero, borrower]) withdrawCard(g, one);
    withdrawReady(g, hero);
    chooseCard(g, borrower, { owner: hero, district });
    chooseLastCard(g, hero);
    tell(g, { event: 'card-lent', hero, borrower, district });
  },
  whyNot(g: Game, { draft }: Decision, { pick, of }: AnswerPick) {
    if (pick === 'hero' && draft.length === 0) return refuse('same-hero', 'THE-sociological');
    if (pick !== 'card' || draft.length === 0) return undefined;
    const isForfeited = bitsOf(heroAt(g, enkiduIn(g)).forfeited).includes(Number(of));
    return isForfeited ? refuse('card-forfeited', 'INF-4') : refuse('no-such-card', 'ACC-2');
  },
};

/** Access Phase: another Hero chooses an Access card of Enkidu's for this round. */
export const sociological: TheoryDefinition = {
  id: 'sociological',
  source: { name: 'rulebook', effect: 'rulebook', details: 'design' },
  isOfUse: (g) => g.state.phase === 'access' && lendable(g).length > 0,
  apply: (g) => ask(g, 'sociological', ENKIDU, {}),
  decisions: { sociological: loan },
  events: SOCIOLOGICAL_EVENTS,
};
