import { refuse } from '../../kernel/refusal.js';
import type { HeroAction } from '../../model/actions.js';
import { pricePerGuard } from '../hero-action.js';

interface SpecialAction extends Omit<HeroAction, 'kind' | 'price' | 'obstacle'> {
  /** The Major District in which alone it is taken. */
  readonly district: string;
  /** It costs no Trust, whatever the Guards. */
  readonly free?: boolean;
  /** What else may stand in its way there. */
  readonly obstacle?: HeroAction['obstacle'];
}

/** A special Action is taken in its own Major District, for 1 Trust per Guard there (ACT-1). */
export function specialAction({ district, free, obstacle, ...action }: SpecialAction): HeroAction {
  return {
    ...action,
    kind: 'special',
    obstacle: (g, acting) =>
      acting.district === g.rules.places[district]
        ? obstacle?.(g, acting)
        : refuse('only-in-another-district', action.rule),
    price: free ? undefined : (g, acting, _draft, price) => pricePerGuard(g, acting, price),
  };
}
