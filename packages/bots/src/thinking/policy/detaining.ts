import { type Game, heroAt } from '@great-machine/rules';
import { worthOfTrust } from './hero-actions.js';
import type { Outlook } from './outlook.js';

/** What the options against a detained Hero are worth to the Machine (DET-1). */
export interface Detaining {
  /** Option A: the Plan advances. */
  readonly advance: number;
  /** Option B: the Action is lost, and Trust, a card or both with it. */
  readonly punish: number;
  /** The better Punitive Measure is to take the Trust. */
  readonly takesTrust: boolean;
}

/** A Hero whose best Action is worth so much; the Actress makes something of it either way. */
export function appraiseDetaining(
  g: Game,
  o: Outlook,
  hero: number,
  action: number,
  { hasCard, both }: { readonly hasCard: boolean; readonly both: boolean },
): Detaining {
  const { trust, hero: id } = heroAt(g, hero);
  const isActress = id === 'actress';
  const seized = worthOfTrust(g, o, hero, trust) + trust * o.weights.bond;
  const card = hasCard ? o.weights.accessCard : 0;
  const measure = both ? seized + card : Math.max(seized, card);
  return {
    advance: o.worthOfPlan - (isActress ? 2 * o.weights.trust : 0),
    punish: action + measure - (isActress ? 2 * o.worthOfDiscontent : 0),
    takesTrust: seized >= card,
  };
}
