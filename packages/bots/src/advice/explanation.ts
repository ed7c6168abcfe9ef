import type { Fact, FactKey } from '@great-machine/client';
import type { Side } from '../thinking/policy/outlook.js';
import { fact } from './fact.js';

/** What a fact is about, so that it can be compared with another answer's, and whom it is good for. */
interface Bearing {
  readonly topic: string;
  /** Of the param that is compared; a fact without one is good or bad by itself. */
  readonly by?: string;
  /** The side for which more is better; `less` where less is better for both. */
  readonly goodFor: Side | 'both' | 'less';
}

const bearing = (topic: string, goodFor: Bearing['goodFor'], by?: string): Bearing =>
  by === undefined ? { topic, goodFor } : { topic, goodFor, by };

/** Facts that are not named tell answers apart, but speak neither for nor against. */
const BEARINGS: Partial<Record<FactKey, Bearing>> = {
  'advice.wins-now': bearing('wins-now', 'both'),
  'advice.may-win-now': bearing('may-win-now', 'both', 'chance'),
  'advice.wins-always': bearing('wins-always', 'both'),
  'advice.stops-loss': bearing('stops-loss', 'both', 'losing'),
  'advice.riot-chance': bearing('riot', 'revolutionaries', 'chance'),
  'advice.attack-chance': bearing('attack', 'revolutionaries', 'chance'),
  'advice.price': bearing('price', 'less', 'price'),
  'advice.discontent-rises': bearing('discontent', 'revolutionaries', 'amount'),
  'advice.prevents-plan': bearing('prevents', 'revolutionaries', 'chance'),
  'advice.plan-advances': bearing('plan', 'machine', 'chance'),
  'advice.escape-chance': bearing('escape', 'revolutionaries', 'chance'),
  'advice.cheapest-way': bearing('way', 'less', 'price'),
  'advice.hero-may-be-there': bearing('hero-there', 'machine', 'chance'),
  'advice.proved-there': bearing('proved', 'machine'),
  'advice.raid-catches': bearing('raid-catches', 'machine', 'chance'),
  'advice.raid-likely': bearing('raid', 'less', 'chance'),
  'advice.raid-unlikely': bearing('raid', 'less', 'chance'),
  'advice.trust-lost-over-maximum': bearing('trust-lost', 'machine', 'amount'),
  'advice.trust-received': bearing('trust', 'revolutionaries', 'amount'),
  'advice.trust-kept': bearing('trust-kept', 'revolutionaries', 'left'),
  'advice.trust-seized': bearing('trust-seized', 'machine', 'amount'),
  'advice.card-forfeited': bearing('card-forfeited', 'machine'),
  'advice.turn-ends': bearing('turn-ends', 'machine'),
  'advice.identifies': bearing('identifies', 'revolutionaries', 'count'),
  'advice.frees-citizen': bearing('frees', 'revolutionaries'),
  'advice.directive-published': bearing('published', 'machine'),
  'advice.bonds-received': bearing('bonds', 'machine', 'amount'),
  'advice.may-break': bearing('breaks', 'less', 'chance'),
  'advice.uses-up': bearing('uses-up', 'less'),
  'advice.cards-drawn': bearing('drawn', 'revolutionaries', 'count'),
};

/** In the order in which facts are named. */
const SPEAKS = ['for', 'differs', 'alike', 'against'] as const;
type Speaks = (typeof SPEAKS)[number];

/** Facts that come first whatever is said of other answers. */
const ALWAYS_FIRST: readonly FactKey[] = [
  'advice.wins-now',
  'advice.wins-always',
  'advice.stops-loss',
  'advice.gains-nothing',
];

/** The facts of an answer, those first that speak for it against the one beside it; the same ones of both come late. */
export function tellingFirst(side: Side, facts: readonly Fact[], beside: readonly Fact[]): readonly Fact[] {
  const rank = (one: Fact) =>
    ALWAYS_FIRST.includes(one.key) ? -1 : SPEAKS.indexOf(speaks(side, one, beside));
  return [...facts].sort((a, b) => rank(a) - rank(b));
}

/** What is said of two answers next to each other where no fact speaks for the first: by how much playouts prefer it, if they do. */
export function verdict(
  side: Side,
  facts: readonly Fact[],
  next: readonly Fact[],
  ahead: number,
): readonly Fact[] {
  if (facts.some((one) => speaksFor(side, one, next))) return [];
  const points = Math.round(ahead);
  return [points < 1 ? fact('advice.about-equal', {}) : fact('advice.plays-better', { amount: points })];
}

/** Whether a fact of an answer speaks for it against the one that these facts are about. */
export function speaksFor(side: Side, own: Fact, beside: readonly Fact[]): boolean {
  return speaks(side, own, beside) === 'for';
}

function speaks(side: Side, own: Fact, beside: readonly Fact[]): Speaks {
  const isSame = (other: Fact) =>
    other.key === own.key && JSON.stringify(other.params) === JSON.stringify(own.params);
  if (beside.some(isSame)) return 'alike';
  const about = BEARINGS[own.key];
  if (about === undefined) return 'differs';
  const { topic, by, goodFor } = about;
  const isGood = goodFor === 'both' || goodFor === side;
  const others = beside.filter(({ key }) => BEARINGS[key]?.topic === topic);
  if (by === undefined) return isGood ? 'for' : 'against';
  // Where the other answer has no fact of the topic, there is nothing of what is compared.
  const more = Number(own.params[by]) - Math.max(0, ...others.map(({ params }) => Number(params[by])));
  if (more === 0) return 'differs';
  return more > 0 === isGood ? 'for' : 'against';
}
