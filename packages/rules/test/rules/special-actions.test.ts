import { describe, it } from 'vitest';
import { play } from '../play.js';
import { actionOf, refusal } from './positions.js';

/** Finch where he likes, with the Trust he needs; Guards there as said. */
function finchIn(district: string, guards: number, trust: number) {
  return {
    ...actionOf('finch'),
    heroes: { finch: { in: district, trust }, fowler: {}, physician: {} },
    districts: { [district]: { guards } },
  } as const;
}

describe('the Central Square', () => {
  it('raises Discontent by Citizens minus Guards; broken Guards and revealed Traitors do not count [ACT-12]', () => {
    play({
      ...finchIn('central-square', 1, 2),
      tracks: { discontent: 4 },
      districts: {
        'central-square': {
          guards: 1,
          broken: 2,
          citizens: ['any', 'any', 'noble revealed', 'traitor identified', 'traitor revealed'],
        },
      },
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'finch',
                picks: ['do central-square'],
                price: 1,
                left: 1,
                outcomes: [{ key: 'discontent-rises', params: { amount: 3 } }],
              },
            ],
          },
        },
        { do: 'finch', picks: ['do central-square'] },
        { expect: { state: { tracks: { discontent: 7 }, heroes: { finch: { trust: 1 } } } } },
      ],
    });
  });

  it('may be called upon in vain, but not on credit [ACT-12, R-ACT-1]', () => {
    play({
      ...finchIn('central-square', 3, 3),
      tracks: { discontent: 4 },
      districts: { 'central-square': { guards: 3, citizens: ['any', 'any'] } },
      steps: [
        { do: 'finch', picks: ['do central-square'] },
        { expect: { state: { tracks: { discontent: 4 }, heroes: { finch: { trust: 0 } } } } },
      ],
    });
    play({
      ...finchIn('central-square', 3, 2),
      steps: [refusal('finch', ['do central-square'], 'too-little-trust', 'ACT-2')],
    });
  });

  it('moves nothing after the Riot Stage [R-ACT-6]', () => {
    play({
      ...finchIn('central-square', 1, 3),
      tracks: { discontent: 18 },
      districts: { 'central-square': { guards: 1, citizens: ['any', 'any', 'any'] } },
      steps: [
        { do: 'finch', picks: ['do central-square'] },
        {
          expect: { state: { tracks: { discontent: 18 }, heroes: { finch: { trust: 2 } } }, winner: 'none' },
        },
      ],
    });
  });
});

describe('the Control Nexus', () => {
  const slide = ['do control-nexus-a', 'district grand-citadel', 'placement 1,-1,0'];

  it('repositions a District for 1 Trust per Guard [ACT-13]', () => {
    play({
      ...finchIn('control-nexus', 2, 3),
      steps: [
        { expect: { offered: [{ to: 'finch', picks: slide, price: 2, left: 1 }] } },
        { do: 'finch', picks: slide },
        {
          expect: {
            state: { city: ['.GG...', 'AASSCC', '.VQQTN', '.VIITN'], heroes: { finch: { trust: 1 } } },
          },
        },
      ],
    });
  });

  it('repositions nothing while the platforms are grounded [R-ACT-1]', () => {
    play({
      ...finchIn('control-nexus', 0, 3),
      event: 'grounded-platforms',
      steps: [refusal('finch', slide, 'districts-grounded', 'EVT-grounded-platforms')],
    });
  });

  it.each([
    { hero: 'finch', before: 1, after: 4 },
    { hero: 'veteran', before: 3, after: 5 },
  ])('gives $hero 3 Trust up to the maximum, for nothing [ACT-14]', ({ hero, before, after }) => {
    const heroes = { finch: { in: 'control-nexus' }, veteran: {}, physician: {} };
    play({
      ...finchIn('control-nexus', 4, 0),
      heroes: { ...heroes, [hero]: { ...heroes[hero as 'finch'], trust: before } },
      steps: [
        { expect: { offered: [{ to: 'finch', picks: ['do control-nexus-b', `hero ${hero}`], price: 0 }] } },
        { do: 'finch', picks: ['do control-nexus-b', `hero ${hero}`] },
        { expect: { state: { heroes: { [hero]: { trust: after } } } } },
      ],
    });
  });
});

describe('the Tower of L.A.W.', () => {
  it('cancels a published Directive, none in hand [ACT-15]', () => {
    play({
      ...finchIn('tower-of-law', 2, 3),
      directives: { published: ['levy', 'curfew'], hand: ['shadow'] },
      steps: [
        {
          expect: {
            offered: [{ to: 'finch', picks: ['do tower-of-law-a', 'directive levy'], price: 2, left: 1 }],
            notOffered: [{ to: 'finch', picks: ['do tower-of-law-a', 'directive shadow'] }],
          },
        },
        { do: 'finch', picks: ['do tower-of-law-a', 'directive levy'] },
        {
          expect: {
            log: [{ key: 'directive-cancelled', card: 'levy', hero: 'finch' }],
            state: {
              heroes: { finch: { trust: 1 } },
              directives: { published: ['curfew'], discarded: ['levy'], hand: ['shadow'] },
            },
          },
        },
      ],
    });
  });

  it('brings an Access card back: the Hero is chosen by one, the card by the other, unseen [ACT-16, R-ACT-7]', () => {
    play({
      ...finchIn('tower-of-law', 1, 2),
      heroes: {
        finch: { in: 'tower-of-law', trust: 2, forfeited: ['velvet'] },
        veteran: {},
        physician: { forfeited: ['art', 'science'] },
      },
      steps: [
        { do: 'finch', picks: ['do tower-of-law-b', 'hero physician'] },
        { expect: { asked: { finch: 'nothing', physician: 'card-retrieval', machine: 'nothing' } } },
        refusal('physician', ['card velvet'], 'not-offered', 'ACT-16'),
        { do: 'physician', picks: ['card science'] },
        {
          expect: {
            log: [
              { key: 'access-retrieved', hero: 'physician', district: 'science' },
              { key: 'access-retrieved', hero: 'physician', audience: 'machine' },
            ],
            notLog: [{ key: 'access-retrieved', district: 'science', audience: 'machine' }],
            state: {
              heroes: { finch: { trust: 1, forfeited: ['velvet'] }, physician: { forfeited: ['art'] } },
            },
          },
        },
      ],
    });
  });

  it('needs something published, or something forfeited [R-ACT-1]', () => {
    play({
      ...finchIn('tower-of-law', 0, 3),
      heroes: {
        finch: { in: 'tower-of-law', forfeited: [] },
        veteran: { forfeited: [] },
        physician: { forfeited: [] },
      },
      directives: { hand: ['levy'] },
      steps: [
        refusal('finch', ['do tower-of-law-a'], 'nothing-published', 'R-ACT-1'),
        refusal('finch', ['do tower-of-law-b'], 'nothing-forfeited', 'R-ACT-1'),
      ],
    });
  });
});

describe('the Grand Citadel', () => {
  it("shows the Machine's hand to all Revolutionaries; the acting Hero discards one card [ACT-17, R-ACT-7]", () => {
    play({
      ...finchIn('grand-citadel', 1, 2),
      directives: { hand: ['levy', 'shadow'], published: ['curfew'] },
      steps: [
        { expect: { view: [{ of: 'fowler', lacks: ['levy', 'shadow'] }] } },
        { do: 'finch', picks: ['do grand-citadel-a'] },
        {
          expect: {
            asked: { finch: 'directive-discard', fowler: 'nothing' },
            log: [{ key: 'directives-shown', hero: 'finch', cards: ['levy', 'shadow'] }],
            notLog: [{ key: 'directives-shown', cards: ['levy', 'shadow'], audience: 'public' }],
            state: { heroes: { finch: { trust: 1 } }, directives: { seen: ['levy', 'shadow'] } },
            mayUndo: { finch: 0 },
          },
        },
        refusal('finch', ['directive curfew'], 'not-offered', 'ACT-17'),
        { do: 'finch', picks: ['directive shadow'] },
        {
          expect: {
            state: {
              directives: { hand: ['levy'], discarded: ['shadow'], published: ['curfew'], seen: ['levy'] },
            },
          },
        },
      ],
    });
  });

  it('frees an arrested Citizen by chance, seen before it is placed, and identified [ACT-18, R-ACT-7]', () => {
    play({
      ...finchIn('grand-citadel', 1, 2),
      arrested: ['noble', 'traitor', 'artist'],
      districts: {
        'grand-citadel': { guards: 1, citizens: ['any', 'any', 'any', 'any'] },
        art: { citizens: [] },
      },
      draws: { 'arrested-citizen': ['noble'] },
      steps: [
        { do: 'finch', picks: ['do grand-citadel-b'] },
        {
          expect: {
            asked: { finch: 'citizen-return' },
            log: [{ key: 'citizen-drawn', hero: 'finch', kind: 'noble' }],
            notLog: [{ key: 'citizen-drawn', kind: 'noble', audience: 'machine' }],
            notOffered: [{ to: 'finch', picks: ['to grand-citadel'] }],
            mayUndo: { finch: 0 },
          },
        },
        { do: 'finch', picks: ['to art'] },
        {
          expect: {
            state: {
              heroes: { finch: { trust: 1 } },
              arrested: ['traitor', 'artist'],
              districts: { art: { citizens: ['noble identified'] } },
            },
          },
        },
      ],
    });
  });

  it('frees a Citizen face-down, though everybody saw the face before the arrest [R-ACT-7]', () => {
    play({
      ...finchIn('grand-citadel', 0, 0),
      phase: 'machine',
      turn: 'none',
      step: undefined,
      bonds: 2,
      tracks: { discontent: 3 },
      servants: { judgementor: { in: 'art' } },
      arrested: ['noble', 'noble'],
      districts: { 'grand-citadel': { guards: 0 }, art: { citizens: ['anna: artist revealed'] } },
      draws: { 'arrested-citizen': ['artist'] },
      steps: [
        { do: 'machine', picks: ['servant judgementor', 'do arrest', 'citizen anna'] },
        { do: 'machine', picks: ['end'] },
        { do: 'finch', picks: ['do grand-citadel-b'] },
        { do: 'finch', picks: ['to velvet'] },
        {
          expect: {
            log: [{ key: 'citizen-returned', district: 'velvet', kind: 'artist' }],
            notLog: [{ key: 'citizen-returned', kind: 'artist', audience: 'machine' }],
            state: { arrested: ['noble', 'noble'], districts: { art: { citizens: [] } } },
          },
        },
      ],
    });
  });

  it("needs a card in the Machine's hand, or a Citizen in jail [R-ACT-1]", () => {
    play({
      ...finchIn('grand-citadel', 0, 3),
      directives: { hand: [], published: ['levy'] },
      arrested: 0,
      districts: { 'grand-citadel': { guards: 0, citizens: ['any', 'any', 'any', 'any'] } },
      steps: [
        refusal('finch', ['do grand-citadel-a'], 'no-directive-in-hand', 'R-ACT-1'),
        refusal('finch', ['do grand-citadel-b'], 'nobody-arrested', 'R-ACT-1'),
      ],
    });
  });
});
