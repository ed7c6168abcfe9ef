import { markUsed } from '../../../effects/round-history.js';
import { heroesToGo, nameNextHero } from '../../../flow/heroes.js';
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
import { usedThisRound } from '../../../model/queries.js';
import { ENKIDU, type TheoryDefinition } from '../enkidu/theory.js';

function askForNext(g: Game): void {
  if (usedThisRound(g, 'chaos') && heroesToGo(g).length > 0) ask(g, 'chaos', ENKIDU, {});
}

const nextHero: DecisionKind = {
  rule: 'THE-chaos',
  options: (g: Game) => heroesToGo(g).map(pickHero),
  resolve: (g: Game, [{ draft }]: Answered) => nameNextHero(g, numberPicked(draft)),
  whyNot: (_g: Game, _decision: Decision, { pick }: AnswerPick) =>
    pick === 'hero' ? refuse('hero-has-gone', 'THE-chaos') : undefined,
};

/** Start of the Heroes Phase: Enkidu's player names the next Hero each time. */
export const chaos: TheoryDefinition = {
  id: 'chaos',
  source: { name: 'rulebook', effect: 'rulebook', details: 'design' },
  isOfUse: (g, { stop }) => stop === 'between-turns' && heroesToGo(g).length === g.state.heroes.length,
  apply: (g) => markUsed(g, 'chaos'),
  decisions: { chaos: nextHero },
  part: { steps: [{ in: 'heroes', before: 'turns', step: { name: 'next-hero', run: askForNext } }] },
};
