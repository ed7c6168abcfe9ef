import { assembleRules, buildView, createConfig, type Game, itemAt, startGame } from '@great-machine/rules';
import { describe, it } from 'vitest';
import { countOutcomes, expectFrequencies } from '../../../test/chi-square.js';
import { Dice } from '../dice.js';
import { tableOf } from '../table.js';
import { WorldSampler } from './world.js';

const rules = assembleRules();
const cards = Object.keys(rules.directives);
const stackOf = (stack: 1 | 2) =>
  Object.values(rules.cityEvents)
    .filter((card) => card.stack === stack)
    .map(({ id }) => id);

function samplesOf(g: Game, audience: 'machine' | 'revolutionaries', describeOne: (sample: Game) => string) {
  const sampler = new WorldSampler(rules, tableOf(g.state.config), buildView(g, audience));
  const dice = new Dice('decks');
  return countOutcomes(20_000, () => describeOne(sampler.draw(dice)));
}

/** All ways to lay some of the cards in a row. */
function rows(from: readonly string[], length: number): string[][] {
  if (length === 0) return [[]];
  return from.flatMap((card) =>
    rows(
      from.filter((other) => other !== card),
      length - 1,
    ).map((rest) => [card, ...rest]),
  );
}

/** As many of them as there are rows that are told alike. */
function chancesOf(all: readonly string[][], tell: (row: string[]) => string): Map<string, number> {
  const chances = new Map<string, number>();
  for (const row of all) chances.set(tell(row), (chances.get(tell(row)) ?? 0) + 1);
  return chances;
}

describe('Directives', () => {
  const seen = itemAt(cards, 2);
  const others = cards.slice(3);
  const g = startGame(rules, createConfig(rules, { seed: 'directives' }));
  const hand = [...others.slice(0, 1), seen, ...others.slice(1, 2)];
  g.state.directives = {
    deck: others.slice(2),
    hand,
    published: cards.slice(0, 1),
    discarded: cards.slice(1, 2),
    seen: [seen],
    knownToAll: [],
  };

  it('in hand are, for the Revolutionaries, those seen and any of the others', () => {
    const found = samplesOf(g, 'revolutionaries', ({ state: { directives } }) => {
      const unseen = directives.hand.filter((card) => card !== seen).sort();
      return `${unseen} then ${directives.deck[0]}`;
    });
    expectFrequencies(
      found,
      chancesOf(rows(others, 3), ([a, b, next]) => `${[a, b].sort()} then ${next}`),
    );
  });

  it('in hand are known to the Great Machine, and their deck lies in any order', () => {
    const tell = (inHand: readonly string[], deck: readonly string[]) =>
      `${[...inHand].sort()} then ${deck.slice(0, 3)}`;
    const found = samplesOf(g, 'machine', ({ state: { directives } }) =>
      tell(directives.hand, directives.deck),
    );
    expectFrequencies(
      found,
      chancesOf(rows(others.slice(2), 3), (deck) => tell(hand, deck)),
    );
  });
});

describe('City Events', () => {
  const [first, second] = [stackOf(1), stackOf(2)];

  it('that are left of a stack come in any order, the second stack after the first, the last card last', () => {
    const g = startGame(rules, createConfig(rules, { seed: 'events' }));
    g.state.cityEvents = {
      current: first[4],
      past: first.slice(0, 4),
      deck: [itemAt(first, 5), ...second.slice(0, 6), 'the-countdown'],
      boxed: [...first.slice(6), ...second.slice(6)],
    };
    const found = samplesOf(g, 'machine', ({ state: { cityEvents } }) => {
      const [next, beyond, ...rest] = cityEvents.deck;
      return `${next}, ${beyond}, ${rest.length - 1} more, ${rest.at(-1)}`;
    });
    const all = rows(first.slice(5), 1).flatMap((one) => rows(second, 1).map((two) => [...one, ...two]));
    expectFrequencies(
      found,
      chancesOf(all, ([next, beyond]) => `${next}, ${beyond}, 5 more, the-countdown`),
    );
  });

  it('of the second stack went to the box, any four of those that have not come', () => {
    const g = startGame(rules, createConfig(rules, { seed: 'events' }));
    g.state.cityEvents = {
      current: second[1],
      past: [...first.slice(0, 6), itemAt(second, 0)],
      deck: [...second.slice(2, 6), 'the-countdown'],
      boxed: [...first.slice(6), ...second.slice(6)],
    };
    const found = samplesOf(g, 'revolutionaries', ({ state }) => [...state.cityEvents.boxed].sort().join());
    const all = rows(second.slice(2), 4).map((row) => [...first.slice(6), ...row]);
    expectFrequencies(
      found,
      chancesOf(all, (boxed) => boxed.sort().join()),
    );
  });
});
