import { type AccessView, bitsOf, itemAt, present, type Rules, type View } from '@great-machine/rules';
import { districtBits, gridCards, ownedCards } from './numbers-of-words.js';

/** How likely a Hero with these forfeited cards was to choose that District in that round. */
export type CardLikelihood = (round: number, forfeited: number, district: number) => number;

const ANY_CARD: CardLikelihood = () => 1;

/** Every set of forfeited cards of a Hero that fits the public history, with its probability (sums to 1). */
export function forfeitedSets(
  rules: Rules,
  view: View,
  hero: number,
  likelihood: CardLikelihood = ANY_CARD,
): ReadonlyMap<number, number> {
  const cards = ownedCards(rules, view, hero);
  let sets = new Map<number, number>();
  for (const card of bitsOf(gridCards(view))) sets.set(1 << card, 1);
  const { hero: id } = itemAt(view.heroes, hero);
  const history = [...view.accessHistory, ...cardsLookedAt(view)].filter((fact) => fact.hero === id);
  for (const fact of asChosen(history)) {
    const { round, what, district } = fact;
    const card = district === undefined ? undefined : rules.places[district];
    if (what === 'shown') {
      const shown = present(card, 'card that was shown');
      sets = holdingCard(sets, shown, (set) => likelihood(round, set, shown));
    } else if (what === 'retrieved') sets = changed(sets, (set) => set, without);
    else if (card !== undefined) sets = changed(sets, () => 1 << card, withOneMore);
    else {
      const lying = districtBits(rules, lyingAt(history, fact));
      sets = changed(sets, (set) => cards & ~(set | lying), withOneMore);
    }
  }
  return normalised(sets);
}

/** Chosen cards that the audience has looked at before they are revealed, as if they had been shown (R-INF-9). */
function cardsLookedAt({ heroes, round }: View): readonly AccessView[] {
  return heroes.flatMap(({ hero, card, destination, lentBy = hero }) =>
    card === 'chosen' && destination !== undefined
      ? [{ round, hero: lentBy, what: 'shown' as const, district: destination }]
      : [],
  );
}

/** The card that a round shows was chosen before anything else happened in it, such as a retrieval. */
function asChosen(history: readonly AccessView[]): readonly AccessView[] {
  const isShown = ({ what }: AccessView) => (what === 'shown' ? 1 : 0);
  return [...history].sort((a, b) => a.round - b.round || isShown(b) - isShown(a));
}

/** The cards that lay on the table when another was lost unseen: those that the round shows, the own and lent ones. */
function lyingAt(history: readonly AccessView[], loss: AccessView): readonly string[] {
  return history.flatMap(({ round, what, district }) =>
    what === 'shown' && round === loss.round && district !== undefined ? [district] : [],
  );
}

const without = (set: number, bit: number) => set & ~bit;
const withOneMore = (set: number, bit: number) => set | bit;

/** Sets that do not hold the card which was shown, each as likely as its owner was to show it. */
function holdingCard(
  sets: ReadonlyMap<number, number>,
  card: number,
  likelihood: (set: number) => number,
): Map<number, number> {
  const left = new Map<number, number>();
  for (const [set, chance] of sets) if (!(set & (1 << card))) left.set(set, chance * likelihood(set));
  return left;
}

/** One of the possible cards, each as likely as the others, changes each set. */
function changed(
  sets: ReadonlyMap<number, number>,
  possible: (set: number) => number,
  change: (set: number, bit: number) => number,
): Map<number, number> {
  const results = new Map<number, number>();
  for (const [set, chance] of sets) {
    const cards = bitsOf(possible(set));
    for (const card of cards) {
      const result = change(set, 1 << card);
      results.set(result, (results.get(result) ?? 0) + chance / cards.length);
    }
  }
  return results;
}

function normalised(sets: Map<number, number>): Map<number, number> {
  let sum = 0;
  for (const chance of sets.values()) sum += chance;
  for (const [set, chance] of sets) sets.set(set, chance / sum);
  return sets;
}
