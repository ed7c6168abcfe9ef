import type { Game } from '../model/game.js';

export type Proof = 'held' | 'forfeited' | 'open';

/**
 * What follows from the public history about each of a Hero's Access cards (R-INF-8): every set of forfeited
 * cards that fits it is kept; a card in all of them is forfeited, a card in none is held.
 */
export function proveCards(g: Game, hero: number): readonly Proof[] {
  const cards = g.state.city.length;
  let possible = new Set<number>();
  for (let card = 0; card < cards; card++) possible.add(1 << card);
  let lastShown: { round: number; bit: number } | undefined;
  for (const fact of g.state.accessFacts) {
    if (fact.hero !== hero) continue;
    const bit = fact.district === undefined ? undefined : 1 << fact.district;
    if (fact.what === 'shown') {
      lastShown = { round: fact.round, bit: bit! };
      possible = mapSets(possible, (set) => (set & bit! ? [] : [set]));
    } else if (fact.what === 'retrieved') possible = mapSets(possible, (set) => withoutOne(set, cards));
    else if (bit !== undefined) possible = mapSets(possible, (set) => [set | bit]);
    else {
      const lying = lastShown?.round === fact.round ? lastShown.bit : 0;
      possible = mapSets(possible, (set) => withOneMore(set, cards, lying));
    }
  }
  return conclude(possible, cards);
}

function mapSets(sets: ReadonlySet<number>, change: (set: number) => readonly number[]): Set<number> {
  const changed = new Set<number>();
  for (const set of sets) for (const result of change(set)) changed.add(result);
  return changed;
}

function withoutOne(set: number, cards: number): number[] {
  const sets: number[] = [];
  for (let card = 0; card < cards; card++) if (set & (1 << card)) sets.push(set & ~(1 << card));
  return sets;
}

/** The chosen card, which lies open, is not among those lost unseen. */
function withOneMore(set: number, cards: number, lying: number): number[] {
  const sets: number[] = [];
  for (let card = 0; card < cards; card++) if (!((set | lying) & (1 << card))) sets.push(set | (1 << card));
  return sets;
}

function conclude(possible: ReadonlySet<number>, cards: number): Proof[] {
  let inAll = -1;
  let inAny = 0;
  for (const set of possible) {
    inAll &= set;
    inAny |= set;
  }
  return Array.from({ length: cards }, (_, card) => {
    const bit = 1 << card;
    return inAll & bit ? 'forfeited' : inAny & bit ? 'open' : 'held';
  });
}
