import { type AccessCard, addTo, itemAt, type Rules, type View } from '@great-machine/rules';
import type { Dice } from '../dice.js';
import type { CardGuess } from '../sampling/cards.js';
import { forfeitedSets } from '../sampling/forfeited.js';
import { heroNamed, lentCards, ownedCards } from '../sampling/numbers-of-words.js';
import { choiceWeights, type RoundModel } from './round-model.js';

/** The models of the rounds so far, by round: what an attentive Machine remembers of why Heroes might have gone where. */
export type ModelHistory = { readonly [round: string]: RoundModel };

/** What the Great Machine may think of where the Heroes go this round. */
export interface DestinationBelief {
  /** The chance of each joint destination, at `(first × size + second) × size + third`. */
  readonly joint: Float64Array;
  /** By Hero and District. */
  readonly marginals: readonly (readonly number[])[];
  /** Forfeited cards and destinations of all Heroes, as likely as they are. */
  draw(dice: Dice): CardGuess[];
  /** Forfeited cards that go with given destinations; of two Heroes by the same card the later one goes elsewhere. */
  complete(destinations: readonly number[], dice: Dice): CardGuess[];
}

type Sets = readonly (readonly [forfeited: number, chance: number])[];

/** Cards of one Hero: those that may be in hand, as bits, and what may be forfeited of them. */
interface Cards {
  readonly owned: number;
  readonly sets: Sets;
}

/** A Hero's own cards, without those that were seen to lie this round. */
interface Holder extends Cards {
  /** Known already: the card lies open or has been shown this round, or there is none. */
  readonly known: number | undefined;
  /** Whose card was chosen: the Hero's own, or that of the Hero who lent it (R-ENK-1). */
  readonly owner: number;
}

/**
 * The exact posterior over the joint destinations, hidden hands included, under the written model of Heroes. Past
 * choices count as evidence of what is in hand for the rounds whose models are remembered. A lent card is chosen like
 * any other, from the hand of its owner.
 */
export function believeDestinations(
  rules: Rules,
  view: View,
  model: RoundModel,
  history: ModelHistory = {},
): DestinationBelief {
  const size = model.prevents.length;
  const holders = view.heroes.map((_, hero) => readHolder(rules, view, hero, history));
  const given = (hero: number, chosen: readonly number[]) => chancesOf(model, holders, hero, chosen, size);
  const joint = new Float64Array(size ** holders.length);
  const marginals = holders.map(() => new Array<number>(size).fill(0));
  const spread = (hero: number, chosen: number[], chance: number, at: number) => {
    if (hero === holders.length) {
      joint[at] = chance;
      chosen.forEach((place, other) => {
        addTo(itemAt(marginals, other), place, chance);
      });
      return;
    }
    given(hero, chosen).forEach((own, place) => {
      if (own > 0) spread(hero + 1, [...chosen, place], chance * own, at * size + place);
    });
  };
  spread(0, [], 1, 0);
  const chooseInTurn = (choose: (chances: readonly number[], hero: number) => number) => {
    const chosen: number[] = [];
    holders.forEach((_, hero) => {
      chosen.push(choose(given(hero, chosen), hero));
    });
    return chosen;
  };
  const withForfeited = (destinations: readonly number[], dice: Dice) =>
    destinations.map((destination, hero): CardGuess => {
      const { sets } = itemAt(holders, hero);
      if (sets.length === 1) return { destination, forfeited: itemAt(sets, 0)[0] };
      const chances = cardsAfter(model, holders, hero, destinations).sets.map(([, chance]) => chance);
      return { destination, forfeited: dice.pickWeighted(sets, chances)[0] };
    });
  return {
    joint,
    marginals,
    draw: (dice) =>
      withForfeited(
        chooseInTurn((chances) => dice.weighted(chances)),
        dice,
      ),
    complete(destinations, dice) {
      const possible = chooseInTurn((chances, hero) => {
        const wanted = itemAt(destinations, hero);
        return itemAt(chances, wanted) > 0 ? wanted : dice.weighted(chances);
      });
      return withForfeited(possible, dice);
    },
  };
}

/** The chance of each District for one Hero, given those before. */
function chancesOf(
  model: RoundModel,
  holders: readonly Holder[],
  hero: number,
  chosen: readonly number[],
  size: number,
): number[] {
  const chances = new Array<number>(size).fill(0);
  const { known, owner } = itemAt(holders, hero);
  if (known !== undefined) {
    chances[known] = 1;
    return chances;
  }
  const weights = choiceWeights(model, hero, chosen);
  const { owned, sets } = cardsAfter(model, holders, owner, chosen);
  const all = sets.reduce((sum, [, chance]) => sum + chance, 0);
  for (const [forfeited, chance] of sets) {
    const hand = owned & ~forfeited;
    const held = weightInHand(weights, hand);
    weights.forEach((weight, place) => {
      if (hand & (1 << place)) addTo(chances, place, ((chance / all) * weight) / held);
    });
  }
  return chances;
}

/** What is left of a Hero's cards, and how likely each set is, once Heroes have chosen from them. */
function cardsAfter(
  model: RoundModel,
  holders: readonly Holder[],
  owner: number,
  chosen: readonly number[],
): Cards {
  let { owned, sets }: Cards = itemAt(holders, owner);
  chosen.forEach((place, hero) => {
    const holder = itemAt(holders, hero);
    if (holder.owner !== owner || holder.known !== undefined) return;
    const weights = choiceWeights(model, hero, chosen.slice(0, hero));
    const before = owned;
    sets = sets.map(([forfeited, chance]) => {
      const isHeld = (forfeited & (1 << place)) === 0;
      const held = weightInHand(weights, before & ~forfeited);
      return [forfeited, isHeld ? (chance * itemAt(weights, place)) / held : 0];
    });
    owned &= ~(1 << place);
  });
  return { owned, sets };
}

function weightInHand(weights: readonly number[], hand: number): number {
  return weights.reduce((sum, weight, place) => (hand & (1 << place) ? sum + weight : sum), 0);
}

/** What is known of a Hero's card and what may be in hand; evidence comes from rounds that are over. */
function readHolder(rules: Rules, view: View, hero: number, history: ModelHistory): Holder {
  const { card, lentBy, place } = itemAt(view.heroes, hero);
  const seen = cardsSeen(rules, view, view.round)[hero];
  const own = seen?.owner === hero ? 1 << seen.district : 0;
  const likelihood = (round: number, forfeited: number, district: number) => {
    const model = history[round];
    if (model === undefined) return 1;
    const cards = cardsSeen(rules, view, round);
    const by = cards.findIndex((shown) => shown?.owner === hero && shown.district === district);
    const before = cards.slice(0, by < 0 ? hero : by);
    const lying = before.reduce(
      (bits, shown) => (shown?.owner === hero ? bits | (1 << shown.district) : bits),
      0,
    );
    const weights = choiceWeights(
      model,
      by < 0 ? hero : by,
      before.map((shown) => shown?.district),
    );
    const hand = ownedCards(rules, view, hero) & ~forfeited & ~lying;
    return itemAt(weights, district) / weightInHand(weights, hand);
  };
  return {
    known: seen?.district ?? (card === 'none' ? rules.places[place] : undefined),
    owner: lentBy === undefined ? hero : heroNamed(view, lentBy),
    owned: ownedCards(rules, view, hero) & ~lentCards(rules, view, hero) & ~own,
    sets: [...forfeitedSets(rules, view, hero, likelihood)],
  };
}

/** By Hero: the card by which they went in a round, their own or a lent one, as far as it was seen. */
function cardsSeen(rules: Rules, view: View, round: number): readonly (AccessCard | undefined)[] {
  return view.heroes.map(({ hero, destination, lentBy = hero }) => {
    const shown = view.accessHistory.find(
      (fact) => fact.what === 'shown' && fact.round === round && (fact.lentTo ?? fact.hero) === hero,
    );
    const isOpen = round === view.round && destination !== undefined;
    const [owner, district] = isOpen ? [lentBy, destination] : [shown?.hero, shown?.district];
    if (owner === undefined || district === undefined) return undefined;
    return { owner: heroNamed(view, owner), district: itemAt(rules.places, district) };
  });
}
