import type { AccessFact } from '@great-machine/rules';
import {
  assembleRules,
  buildView,
  createConfig,
  heroAt,
  itemAt,
  present,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { countOutcomes, expectFrequencies } from '../../../test/chi-square.js';
import { Dice } from '../dice.js';
import { tableOf } from '../table.js';
import { type CardLikelihood, forfeitedSets } from './forfeited.js';
import { WorldSampler } from './world.js';

const rules = assembleRules();
const CARDS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const HERO = 1;

type Fact = Omit<AccessFact, 'hero'>;

const shown = (round: number, district: number): Fact => ({ round, what: 'shown', district });

/** Under a Show Trial of round 2, in which another Hero has borrowed the card of District 5. */
const LOST: Fact = { round: 2, what: 'forfeited' };
const LENT: Fact = { ...shown(2, 5), lentTo: 2 };

/** Two rounds, a Show Trial while the card of District 2 lies open, an unseen retrieval, "No Access!", one round more. */
const HISTORY: readonly Fact[] = [
  shown(1, 0),
  shown(2, 2),
  { round: 2, what: 'forfeited' },
  shown(3, 4),
  { round: 3, what: 'retrieved' },
  shown(4, 6),
  { round: 4, what: 'forfeited', district: 6 },
  shown(5, 1),
];

/** The last round is going on, the Hero has chosen a card face-down. */
function gameAfter(history: readonly Fact[], forfeited: readonly number[]) {
  const g = startGame(rules, createConfig(rules, { seed: 'forfeited' }));
  g.state.accessFacts = history.map((fact) => ({ hero: HERO, ...fact }));
  const hero = heroAt(g, HERO);
  hero.forfeited = forfeited.reduce((bits, card) => bits | (1 << card), 0);
  const chosen = itemAt(
    CARDS.filter((card) => !forfeited.includes(card)),
    0,
  );
  hero.chosen = { owner: HERO, district: chosen };
  hero.hand = 0b111111111 & ~hero.forfeited & ~(1 << chosen);
  return g;
}

/** All courses of events, card by card. */
function enumerate(history: readonly Fact[], likelihood: CardLikelihood): Map<number, number> {
  const chances = new Map<number, number>();
  const bits = (cards: readonly number[]) => cards.reduce((sum, card) => sum + 2 ** card, 0);
  const play = (forfeited: readonly number[], open: number, at: number, chance: number): void => {
    const fact = history[at];
    if (fact === undefined) {
      chances.set(bits(forfeited), (chances.get(bits(forfeited)) ?? 0) + chance);
      return;
    }
    const { what, round, district } = fact;
    if (what === 'shown') {
      const card = present(district, 'card that was shown');
      if (!forfeited.includes(card))
        play(forfeited, card, at + 1, chance * likelihood(round, bits(forfeited), card));
    } else if (what === 'retrieved') {
      for (const card of forfeited)
        play(
          forfeited.filter((other) => other !== card),
          open,
          at + 1,
          chance / forfeited.length,
        );
    } else if (district !== undefined) play([...forfeited, district], open, at + 1, chance);
    else {
      const inHand = CARDS.filter((card) => !forfeited.includes(card) && card !== open);
      for (const card of inHand) play([...forfeited, card], open, at + 1, chance / inHand.length);
    }
  };
  for (const card of CARDS) play([card], -1, 0, 1 / CARDS.length);
  return chances;
}

function expectSets(sets: ReadonlyMap<number, number>, exact: ReadonlyMap<number, number>): void {
  const certain = [...exact.values()].reduce((sum, chance) => sum + chance, 0);
  expect([...sets.keys()].sort()).toEqual([...exact.keys()].sort());
  for (const [set, chance] of sets)
    expect(chance, `set ${set}`).toBeCloseTo((exact.get(set) ?? 0) / certain, 12);
}

describe('the forfeited cards of a Hero', () => {
  const g = gameAfter(HISTORY, [3, 6]);
  const view = buildView(g, 'machine');

  it('are any of those that fit the history, each as likely as it is', () => {
    expectSets(
      forfeitedSets(rules, view, HERO),
      enumerate(HISTORY, () => 1),
    );
  });

  it('are weighed by how likely a Hero who had lost them was to choose what was shown', () => {
    const likelihood: CardLikelihood = (round, forfeited, district) =>
      1 / (1 + round + (forfeited & 8 ? 2 : 0) + (forfeited & 32 ? district : 0));
    expectSets(forfeitedSets(rules, view, HERO, likelihood), enumerate(HISTORY, likelihood));
  });

  it('were so when the card was chosen, even if another one was retrieved before it was shown', () => {
    const retrieved: Fact = { round: 3, what: 'retrieved' };
    const asSeen = buildView(gameAfter([shown(2, 2), LOST, retrieved, shown(3, 4)], [3]), 'machine');
    const asChosen = enumerate([shown(2, 2), LOST, shown(3, 4), retrieved], () => 1);
    expectSets(forfeitedSets(rules, asSeen, HERO), asChosen);
  });

  it.each([
    ['but for a lent one that is still to be shown', [shown(2, 2), LOST, LENT], [0, 1, 3, 4, 6, 7, 8]],
    [
      'and for one that lies there until the end of the round',
      [LENT, shown(2, 2), LOST],
      [0, 1, 3, 4, 6, 7, 8],
    ],
  ])('may have been lost unseen from all of the hand, %s', (_, history, lost) => {
    const chances = new Map<number, number>();
    for (const atSetup of CARDS.filter((card) => card !== 2 && card !== 5))
      for (const card of lost.filter((other) => other !== atSetup)) {
        const set = (1 << atSetup) | (1 << card);
        chances.set(set, (chances.get(set) ?? 0) + 1);
      }
    expectSets(forfeitedSets(rules, buildView(gameAfter(history, [3, 6]), 'machine'), HERO), chances);
  });

  it('are one card of nine for a Hero of whom nothing was seen', () => {
    expectSets(forfeitedSets(rules, view, 0), new Map(CARDS.map((card) => [1 << card, 1 / 9])));
  });

  it('are drawn so often, and of the others any may be the chosen one', () => {
    const sampler = new WorldSampler(rules, tableOf(g.state.config), view);
    const dice = new Dice('forfeited');
    const found = countOutcomes(20_000, () => {
      const { forfeited, chosen } = itemAt(sampler.draw(dice).state.heroes, HERO);
      return `${forfeited} to ${present(chosen, 'chosen card').district}`;
    });
    const chances = new Map<string, number>();
    for (const [set, chance] of enumerate(HISTORY, () => 1)) {
      for (const card of CARDS) if (!(set & (1 << card))) chances.set(`${set} to ${card}`, chance / 7);
    }
    expectFrequencies(found, chances);
  });

  it('and the chosen one are as guessed, if the caller guesses', () => {
    const sampler = new WorldSampler(rules, tableOf(g.state.config), view);
    const guesses = [4, 16 + 64, 32].map((forfeited) => ({ forfeited, destination: 8 }));
    const { heroes } = sampler.draw(new Dice('guess'), guesses).state;
    expect(heroes.map(({ forfeited }) => forfeited)).toEqual([4, 16 + 64, 32]);
    expect(itemAt(heroes, HERO).chosen).toEqual({ owner: HERO, district: 8 });
    expect(itemAt(heroes, HERO).hand).toBe(0b010101111);
  });
});
