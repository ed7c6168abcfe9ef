import type { Game } from '../model/game.js';
import { heroAt } from '../model/pieces.js';
import { bitsOf, ownedCards } from '../model/queries.js';
import type { AccessFact, District } from '../model/state.js';

export type Proof = 'held' | 'forfeited' | 'open';

/**
 * What follows from the public history about each of a Hero's Access cards (R-INF-8): every set of forfeited
 * cards that fits it is kept; a card in all of them is forfeited, a card in none is held. At setup one card of
 * the grid is forfeited; which cards a Hero owns, off the grid or lent ones too, is public. Chosen cards that the audience has
 * looked at, as bits, are held (R-INF-9).
 */
export function proveCards(g: Game, hero: number, lookedAt = 0): ReadonlyMap<District, Proof> {
  const owned = ownedCards(g, hero);
  const known = proofsOf.get(g.state.accessFacts) ?? new Map<string, ReadonlyMap<District, Proof>>();
  proofsOf.set(g.state.accessFacts, known);
  const key = `${hero} ${owned} ${lookedAt} ${g.state.city.length}`;
  const proof = known.get(key) ?? prove(g, hero, bitsOf(owned), lookedAt);
  known.set(key, proof);
  return proof;
}

/** Whether the cards that a Hero has forfeited can have come about as everybody saw it. */
export function fitsAccessFacts(g: Game, hero: number): boolean {
  return possibleSets(g, hero, bitsOf(ownedCards(g, hero))).has(heroAt(g, hero).forfeited);
}

/** Views are built often and facts come seldom, so what follows from a history is remembered with it. */
const proofsOf = new WeakMap<readonly AccessFact[], Map<string, ReadonlyMap<District, Proof>>>();

function prove(
  g: Game,
  hero: number,
  cards: readonly District[],
  lookedAt: number,
): ReadonlyMap<District, Proof> {
  const possible = mapSets(possibleSets(g, hero, cards), (set) => (set & lookedAt ? [] : [set]));
  return conclude(possible, cards);
}

/** Every set of forfeited cards that fits the history. */
function possibleSets(g: Game, hero: number, cards: readonly District[]): ReadonlySet<number> {
  let possible = new Set<number>();
  for (let card = 0; card < g.state.city.length; card++) possible.add(1 << card);
  let lying = { round: 0, cards: 0 };
  for (const fact of g.state.accessFacts) {
    if (fact.hero !== hero) continue;
    const bit = fact.district === undefined ? undefined : 1 << fact.district;
    if (fact.what === 'shown' && bit !== undefined) {
      lying = { round: fact.round, cards: bit | (lying.round === fact.round ? lying.cards : 0) };
      possible = mapSets(possible, (set) => (set & bit ? [] : [set]));
    } else if (fact.what === 'retrieved') possible = mapSets(possible, (set) => withoutOne(set, cards));
    else if (bit !== undefined) possible = mapSets(possible, (set) => [set | bit]);
    else {
      const shown = lying.round === fact.round ? lying.cards : 0;
      possible = mapSets(possible, (set) => withOneMore(set, cards, shown));
    }
  }
  return possible;
}

function mapSets(sets: ReadonlySet<number>, change: (set: number) => readonly number[]): Set<number> {
  const changed = new Set<number>();
  for (const set of sets) for (const result of change(set)) changed.add(result);
  return changed;
}

function withoutOne(set: number, cards: readonly District[]): number[] {
  const sets: number[] = [];
  for (const card of cards) if (set & (1 << card)) sets.push(set & ~(1 << card));
  return sets;
}

/** Cards that were shown this round, the own and lent ones, are not among those lost unseen. */
function withOneMore(set: number, cards: readonly District[], shown: number): number[] {
  const sets: number[] = [];
  for (const card of cards) if (!((set | shown) & (1 << card))) sets.push(set | (1 << card));
  return sets;
}

function conclude(possible: ReadonlySet<number>, cards: readonly District[]): Map<District, Proof> {
  let inAll = -1;
  let inAny = 0;
  for (const set of possible) {
    inAll &= set;
    inAny |= set;
  }
  const verdict = (bit: number): Proof => (inAll & bit ? 'forfeited' : inAny & bit ? 'open' : 'held');
  return new Map(cards.map((card) => [card, verdict(1 << card)]));
}
