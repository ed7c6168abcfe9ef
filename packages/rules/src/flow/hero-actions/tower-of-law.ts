import { cancelDirective } from '../../effects/directives.js';
import { enter } from '../../kernel/flow.js';
import { refuse } from '../../kernel/refusal.js';
import type { HeroAction } from '../../model/actions.js';
import type { Game } from '../../model/game.js';
import { pickDirective, pickHero } from '../../model/picks.js';
import { onePick } from '../further-picks.js';
import { pricePerGuard } from '../hero-action.js';
import type { Retrieval } from '../retrieval.js';
import { onlyIn } from './where.js';

/** ACT-15: Tower of L.A.W. A: discard a published Directive. */
export const towerOfLawA: HeroAction = {
  id: 'tower-of-law-a',
  kind: 'special',
  rule: 'ACT-15',
  obstacle(g, hero) {
    const elsewhere = onlyIn(g, hero, 'tower-of-law', 'ACT-15');
    if (elsewhere !== undefined) return elsewhere;
    return g.state.directives.published.length > 0 ? undefined : refuse('nothing-published', 'R-ACT-1');
  },
  price: (g, hero, _draft, price) => pricePerGuard(g, hero, price),
  picks: onePick((g) => g.state.directives.published.map(pickDirective)),
  perform: (g, hero, [directive]) => cancelDirective(g, String(directive.of), hero),
};

function heroesWithForfeited(g: Game): number[] {
  return g.state.heroes.flatMap(({ forfeited }, hero) => (forfeited === 0 ? [] : [hero]));
}

/** ACT-16: Tower of L.A.W. B: the acting Hero picks the Hero, whose player picks the card (R-ACT-7). */
export const towerOfLawB: HeroAction = {
  id: 'tower-of-law-b',
  kind: 'special',
  rule: 'ACT-16',
  obstacle(g, hero) {
    const elsewhere = onlyIn(g, hero, 'tower-of-law', 'ACT-16');
    if (elsewhere !== undefined) return elsewhere;
    return heroesWithForfeited(g).length > 0 ? undefined : refuse('nothing-forfeited', 'R-ACT-1');
  },
  price: (g, hero, _draft, price) => pricePerGuard(g, hero, price),
  picks: onePick((g) => heroesWithForfeited(g).map(pickHero)),
  perform: (g, _hero, [chosen]) =>
    enter(g, 'retrieval', { hero: Number(chosen.of), because: 'ACT-16' } satisfies Retrieval),
};
