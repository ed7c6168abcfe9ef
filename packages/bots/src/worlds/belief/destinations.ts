import { addTo, itemAt, type Rules, type View } from '@great-machine/rules';
import type { Dice } from '../dice.js';
import type { CardGuess } from '../sampling/cards.js';
import { forfeitedSets } from '../sampling/forfeited.js';
import { lentCards, ownedCards } from '../sampling/words.js';
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
  /** Forfeited cards that go with given destinations. */
  complete(destinations: readonly number[], dice: Dice): CardGuess[];
}

interface Holder {
  /** Known already: the card lies open or has been shown this round, or there is none. */
  readonly known: number | undefined;
  /** The cards that the Hero owns and no other Hero has shown, as bits. */
  readonly owned: number;
  readonly sets: readonly (readonly [forfeited: number, chance: number])[];
}

/**
 * The exact posterior over the joint destinations, hidden hands included, under the written model of Heroes. Past
 * choices count as evidence of what is in hand for the rounds whose models are remembered.
 */
export function believeDestinations(
  rules: Rules,
  view: View,
  model: RoundModel,
  history: ModelHistory = {},
): DestinationBelief {
  const size = model.prevents.length;
  const holders = view.heroes.map((_, hero) => readHolder(rules, view, hero, history));
  const given = (hero: number, chosen: readonly number[]) =>
    chancesOf(model, itemAt(holders, hero), hero, chosen, size);
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
  const complete = (destinations: readonly number[], dice: Dice) =>
    holders.map((holder, hero): CardGuess => {
      const destination = itemAt(destinations, hero);
      const before = destinations.slice(0, hero);
      return { destination, forfeited: drawForfeited(model, holder, hero, before, destination, dice) };
    });
  return {
    joint,
    marginals,
    draw(dice) {
      const chosen: number[] = [];
      holders.forEach((_, hero) => {
        chosen.push(dice.weighted(given(hero, chosen)));
      });
      return complete(chosen, dice);
    },
    complete,
  };
}

/** The chance of each District for one Hero, given those before. */
function chancesOf(
  model: RoundModel,
  holder: Holder,
  hero: number,
  chosen: readonly number[],
  size: number,
): number[] {
  const chances = new Array<number>(size).fill(0);
  if (holder.known !== undefined) {
    chances[holder.known] = 1;
    return chances;
  }
  const weights = choiceWeights(model, hero, chosen);
  for (const [forfeited, chance] of holder.sets) {
    const hand = holder.owned & ~forfeited;
    const held = weightInHand(weights, hand);
    weights.forEach((weight, place) => {
      if (hand & (1 << place)) addTo(chances, place, (chance * weight) / held);
    });
  }
  return chances;
}

function weightInHand(weights: readonly number[], hand: number): number {
  return weights.reduce((sum, weight, place) => (hand & (1 << place) ? sum + weight : sum), 0);
}

function drawForfeited(
  model: RoundModel,
  { known, owned, sets }: Holder,
  hero: number,
  chosen: readonly number[],
  place: number,
  dice: Dice,
): number {
  if (sets.length === 1) return itemAt(sets, 0)[0];
  if (known !== undefined) {
    const chances = sets.map(([, chance]) => chance);
    return dice.pickWeighted(sets, chances)[0];
  }
  const weights = choiceWeights(model, hero, chosen);
  const likely = sets.map(([forfeited, chance]) =>
    forfeited & (1 << place) ? 0 : chance / weightInHand(weights, owned & ~forfeited),
  );
  return dice.pickWeighted(sets, likely)[0];
}

/** What is known of a Hero's card and what may be in hand; evidence comes from rounds that are over. */
function readHolder(rules: Rules, view: View, hero: number, history: ModelHistory): Holder {
  const { hero: id, card, destination, place } = itemAt(view.heroes, hero);
  const shown = view.accessHistory.filter(({ what }) => what === 'shown');
  const thisRound = shown.find((fact) => fact.hero === id && fact.round === view.round)?.district;
  const known = destination ?? thisRound ?? (card === 'none' ? place : undefined);
  const owned = ownedCards(rules, view, hero) & ~lentCards(rules, view, hero);
  const likelihood = (round: number, forfeited: number, district: number) => {
    const model = history[round];
    if (model === undefined) return 1;
    const before = view.heroes.slice(0, hero).map((other) => {
      const fact = shown.find((candidate) => candidate.hero === other.hero && candidate.round === round);
      return fact?.district === undefined ? undefined : rules.places[fact.district];
    });
    const weights = choiceWeights(model, hero, before);
    return itemAt(weights, district) / weightInHand(weights, owned & ~forfeited);
  };
  const sets = [...forfeitedSets(rules, view, hero, likelihood)];
  return { known: known === undefined ? undefined : rules.places[known], owned, sets };
}
