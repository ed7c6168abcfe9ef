import { itemAt, openScenario, type Play } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { CARDS, type Case, collect, enumerate, HEROES, randomModel } from '../../../test/card-courses.js';
import { countOutcomes, expectFrequencies } from '../../../test/chi-square.js';
import { RULES } from '../../../test/situations.js';
import { Dice } from '../dice.js';
import { believeDestinations } from './destinations.js';

const ROUND = 4;

const shown = (hero: string, round: number, district: string) => ({ hero, round, what: 'shown', district });

const CASES: readonly Case[] = [
  {
    name: 'one card is missing and nothing else is known',
    heroes: {
      finch: { forfeited: ['art'], chosen: 'velvet' },
      fowler: { forfeited: ['velvet'], chosen: 'art' },
      physician: { forfeited: ['science'], chosen: 'central-square' },
    },
    facts: [],
    models: [],
  },
  {
    name: 'past rounds are evidence',
    heroes: {
      finch: { forfeited: ['art'], chosen: 'velvet' },
      fowler: { forfeited: ['velvet'], chosen: 'art' },
      physician: { forfeited: ['science'], chosen: 'central-square' },
    },
    facts: [
      shown('finch', 1, 'science'),
      shown('fowler', 1, 'science'),
      shown('physician', 1, 'tower-of-law'),
      shown('finch', 2, 'velvet'),
      shown('fowler', 2, 'industrial'),
      shown('finch', 3, 'commerce'),
      shown('fowler', 3, 'science'),
      shown('physician', 3, 'art'),
    ],
    models: [1, 3],
  },
  {
    name: 'cards were forfeited for all to see, unseen, and taken back',
    heroes: {
      finch: { forfeited: ['science', 'art'], chosen: 'velvet' },
      fowler: { forfeited: ['velvet', 'control-nexus'], chosen: 'art' },
      physician: { forfeited: ['science'], chosen: 'central-square' },
    },
    facts: [
      shown('finch', 1, 'science'),
      { hero: 'finch', round: 1, what: 'forfeited', district: 'science' },
      shown('fowler', 2, 'industrial'),
      { hero: 'fowler', round: 2, what: 'forfeited' },
      shown('physician', 1, 'industrial'),
      { hero: 'physician', round: 1, what: 'forfeited', district: 'industrial' },
      shown('physician', 2, 'velvet'),
      { hero: 'physician', round: 2, what: 'retrieved' },
      shown('physician', 3, 'commerce'),
    ],
    models: [1, 2, 3],
  },
  {
    name: 'one card lies open and one Hero has none to lay',
    heroes: {
      finch: { forfeited: ['science'], chosen: 'velvet', cardOpen: true },
      fowler: { forfeited: ['velvet'], chosen: 'art' },
      physician: { in: 'commerce', chosen: 'none', hand: [], forfeited: CARDS },
    },
    facts: [
      ...CARDS.slice(0, 8).flatMap((district, at) => [
        shown('physician', at + 1, district),
        { hero: 'physician', round: at + 1, what: 'forfeited', district },
      ]),
      shown('fowler', 3, 'tower-of-law'),
      shown('finch', 9, 'velvet'),
    ],
    models: [3],
    moment: { round: 9, phase: 'heroes', turn: 'finch', step: 'move' },
  },
];

function openCase({ name, heroes, facts, moment = { round: ROUND, phase: 'machine' } }: Case): Play {
  const position = { ...moment, revolutionaries: 3, heroes, accessFacts: facts };
  return openScenario(RULES, { format: 1, name, ...position });
}

const words = (bits: number) =>
  CARDS.filter((_, at) => bits & (1 << at))
    .sort()
    .join(' ');
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);

describe.each(CASES)('where $name', (c) => {
  const play = openCase(c);
  const view = play.view('machine');
  const model = randomModel(play.look(), c.name);
  const models = Object.fromEntries(
    c.models.map((round) => [round, randomModel(play.look(), `${c.name} ${round}`)]),
  );
  const courses = enumerate(c, view, model, models);
  const belief = believeDestinations(RULES, view, model, models);

  it('has the Heroes in the order of the model', () => {
    expect(view.heroes.map(({ hero }) => hero)).toEqual(HEROES);
  });

  it('is the exact posterior over all joint destinations', () => {
    expect(sum(belief.joint)).toBeCloseTo(1, 9);
    const exact = collect(courses, ({ destinations }) => destinations.join());
    let compared = 0;
    for (const [key, chance] of exact) {
      const at = key.split(',').reduce((before, place) => before * 9 + Number(place), 0);
      const believed = itemAt(belief.joint, at);
      expect(believed, key).toBeCloseTo(chance, 10);
      compared += believed;
    }
    expect(compared).toBeCloseTo(1, 9);
  });

  it('has the marginals of it, each of which sums to 1', () => {
    belief.marginals.forEach((chances, hero) => {
      expect(sum(chances)).toBeCloseTo(1, 9);
      const exact = collect(courses, ({ destinations }) => `${destinations[hero]}`);
      chances.forEach((chance, place) => {
        expect(chance, `Hero ${hero} to ${CARDS[place]}`).toBeCloseTo(exact.get(`${place}`) ?? 0, 10);
      });
    });
  });

  it('draws as likely as it believes, hands and destinations together', () => {
    const dice = new Dice(`draws ${c.name}`);
    const draws = Array.from({ length: 6000 }, () => belief.draw(dice));
    let next = 0;
    const pairs = countOutcomes(draws.length, () =>
      itemAt(draws, next++)
        .map(({ destination }) => destination)
        .join(),
    );
    expectFrequencies(
      pairs,
      collect(courses, ({ destinations }) => destinations.join()),
    );
    HEROES.forEach((id, hero) => {
      if (itemAt(c.heroes, id).hand?.length === 0) return;
      next = 0;
      const found = countOutcomes(draws.length, () => {
        const { forfeited, destination } = itemAt(itemAt(draws, next++), hero);
        return `${words(forfeited)}: ${destination}`;
      });
      expectFrequencies(
        found,
        collect(courses, ({ forfeited, destinations }) => `${forfeited[hero]}: ${destinations[hero]}`),
      );
    });
  });
});

it('takes a Hero who is said to go almost anywhere to go almost anywhere', () => {
  const play = openCase(itemAt(CASES, 0));
  const flat = { ...randomModel(play.look(), 'flat'), temperature: 1000 };
  for (const chances of believeDestinations(RULES, play.view('machine'), flat).marginals)
    for (const chance of chances) expect(chance).toBeCloseTo(1 / CARDS.length, 2);
});
