import { AUDIENCES, type Position } from '@great-machine/rules';
import { it } from 'vitest';
import { play } from '../play.js';

const CARDS = [
  'art',
  'science',
  'commerce',
  'industrial',
  'velvet',
  'grand-citadel',
  'tower-of-law',
  'control-nexus',
  'central-square',
];

type Verdict = 'held' | 'forfeited' | 'open';
type Fact = NonNullable<Position['accessFacts']>[number];

const shown = (district: string, round: number): Fact => ({ hero: 'finch', round, what: 'shown', district });

/** What every audience can prove about Finch's nine cards: the exceptions, and all the others. */
function proves(others: Verdict, exceptions: Readonly<Record<string, Verdict>> = {}, more: object = {}) {
  const proof = Object.fromEntries(CARDS.map((card) => [card, exceptions[card] ?? others]));
  return { view: AUDIENCES.map((of) => ({ of, contains: { heroes: [{ hero: 'finch', proof }], ...more } })) };
}

function finchActing(district: string, accessFacts: readonly Fact[], forfeited: readonly string[]) {
  return {
    round: 6,
    phase: 'heroes',
    turn: 'finch',
    step: 'action',
    event: 'the-countdown',
    heroes: { finch: { in: district, forfeited }, fowler: {}, physician: {} },
    districts: { [district]: { guards: 0 } },
    accessFacts,
  };
}

it('proves nothing about the card forfeited at setup [R-INF-8]', () => {
  play({
    phase: 'machine',
    event: 'the-countdown',
    heroes: { finch: { forfeited: ['velvet'] } },
    accessFacts: [],
    steps: [{ expect: proves('open') }],
  });
});

it('proves that a shown card is held [R-INF-8, R-INF-2]', () => {
  play({
    round: 2,
    phase: 'heroes',
    event: 'the-countdown',
    heroes: { finch: { in: 'art', chosen: 'art', forfeited: ['velvet'] }, fowler: {}, physician: {} },
    accessFacts: [],
    steps: [
      { pass: ['finch'] },
      {
        expect: proves(
          'open',
          { art: 'held' },
          { accessHistory: [{ hero: 'finch', round: 2, what: 'shown', district: 'art' }] },
        ),
      },
    ],
  });
});

it('leaves two cards open after seven shown ones [R-INF-8]', () => {
  const history = CARDS.slice(0, 7).map((card, at) => shown(card, at + 1));
  play({
    ...finchActing('art', history, ['central-square']),
    round: 8,
    steps: [{ expect: proves('held', { 'control-nexus': 'open', 'central-square': 'open' }) }],
  });
});

it('proves the forfeited card when the other eight were shown [R-INF-8]', () => {
  const history = CARDS.slice(0, 8).map((card, at) => shown(card, at + 1));
  play({
    ...finchActing('art', history, ['central-square']),
    round: 9,
    steps: [{ expect: proves('held', { 'central-square': 'forfeited' }) }],
  });
});

it("proves that 'No Access!' took the shown card [R-INF-8, DET-5]", () => {
  play({
    round: 4,
    phase: 'heroes',
    event: 'the-countdown',
    raids: ['science'],
    heroes: { finch: { in: 'science', chosen: 'science', forfeited: ['velvet'] }, fowler: {}, physician: {} },
    accessFacts: [],
    steps: [
      { do: 'machine', picks: ['option no-access'] },
      {
        expect: proves(
          'open',
          { science: 'forfeited' },
          { accessHistory: [{ hero: 'finch', round: 4, what: 'forfeited', district: 'science' }] },
        ),
      },
    ],
  });
});

it.each([
  ['science', 'velvet'],
  ['velvet', 'science'],
])('proves nothing about %s, retrieved unseen, nor about %s [R-INF-8, ACT-16]', (retrieved, left) => {
  const history = [shown('science', 4), { ...shown('science', 4), what: 'forfeited' }];
  const line = { key: 'access-retrieved', hero: 'finch' };
  play({
    ...finchActing('tower-of-law', history, ['science', 'velvet']),
    steps: [
      { expect: proves('open', { science: 'forfeited' }) },
      { do: 'finch', picks: ['do tower-of-law-b', 'hero finch'] },
      { do: 'finch', picks: [`card ${retrieved}`] },
      {
        expect: {
          ...proves('open', {}, { accessHistory: [{ hero: 'finch', round: 6, what: 'retrieved' }] }),
          state: { heroes: { finch: { forfeited: [left] } } },
          log: [{ ...line, district: retrieved }],
          notLog: [
            { ...line, district: retrieved, audience: 'machine' },
            { ...line, district: retrieved, audience: 'public' },
          ],
        },
      },
      {
        expect: {
          view: (['machine', 'public'] as const).map((of) => ({
            of,
            contains: { heroes: [{ hero: 'finch', cardsForfeited: 1 }] },
            lacks: ['"forfeited":', `"what":"retrieved","district"`],
          })),
        },
      },
    ],
  });
});

it('proves a retrieved card held as soon as it is shown [R-INF-8]', () => {
  const history = [
    shown('science', 4),
    { ...shown('science', 4), what: 'forfeited' },
    { hero: 'finch', round: 5, what: 'retrieved' },
    shown('science', 6),
  ];
  play({
    ...finchActing('science', history, ['velvet']),
    steps: [{ expect: proves('open', { science: 'held' }) }],
  });
});

it('opens every held card after an unseen loss, but not the one that lay open [R-INF-8, EVT-show-trial]', () => {
  const history = CARDS.filter((card) => card !== 'velvet').map((card, at) => shown(card, at + 1));
  play({
    round: 9,
    phase: 'heroes',
    event: 'show-trial',
    raids: ['art'],
    heroes: { finch: { in: 'art', chosen: 'art', forfeited: ['velvet'] }, fowler: {}, physician: {} },
    accessFacts: history,
    draws: { 'show-trial-card': ['commerce'] },
    steps: [
      { expect: proves('held', { velvet: 'forfeited' }) },
      { do: 'machine', picks: ['option no-trust'] },
      {
        expect: {
          ...proves('open', { velvet: 'forfeited', art: 'held' }),
          state: { heroes: { finch: { forfeited: ['velvet', 'commerce'] } } },
        },
      },
    ],
  });
});
