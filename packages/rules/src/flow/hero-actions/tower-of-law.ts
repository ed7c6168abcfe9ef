import { cancelDirective } from '../../effects/directives.js';
import { namePicked, numberPicked } from '../../kernel/decision.js';
import { enter } from '../../kernel/flow.js';
import { refuse } from '../../kernel/refusal.js';
import type { Game } from '../../model/game.js';
import { pickDirective, pickHero } from '../../model/picks.js';
import { heroAt } from '../../model/pieces.js';
import { countedHeroes } from '../../model/queries.js';
import { onePick } from '../further-picks.js';
import { specialAction } from './special-action.js';

/** ACT-15: Tower of L.A.W. A: discard a published Directive. */
export const towerOfLawA = specialAction({
  id: 'tower-of-law-a',
  district: 'tower-of-law',
  rule: 'ACT-15',
  obstacle: (g) =>
    g.state.directives.published.length > 0 ? undefined : refuse('nothing-published', 'R-ACT-1'),
  picks: onePick((g) => g.state.directives.published.map(pickDirective)),
  perform: (g, { hero }, picks) => cancelDirective(g, namePicked(picks), hero),
});

function heroesWithForfeited(g: Game): number[] {
  return countedHeroes(g).filter((hero) => heroAt(g, hero).forfeited !== 0);
}

/** ACT-16: Tower of L.A.W. B: the acting Hero picks the Hero, whose player picks the card (R-ACT-7). */
export const towerOfLawB = specialAction({
  id: 'tower-of-law-b',
  district: 'tower-of-law',
  rule: 'ACT-16',
  obstacle: (g) => (heroesWithForfeited(g).length > 0 ? undefined : refuse('nothing-forfeited', 'R-ACT-1')),
  picks: onePick((g) => heroesWithForfeited(g).map(pickHero)),
  perform: (g, _acting, picks) => enter(g, 'retrieval', { hero: numberPicked(picks), because: 'ACT-16' }),
});
