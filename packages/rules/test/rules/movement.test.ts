import { describe, it } from 'vitest';
import { play } from '../play.js';
import { refusal, turnOf } from './positions.js';

describe('the order of turns', () => {
  it('is that of Initiative; each Hero moves, then acts, before the next begins [HER-1]', () => {
    play({
      ...turnOf('none'),
      heroes: {
        physician: { in: 'commerce', chosen: 'commerce' },
        finch: { in: 'art', chosen: 'science' },
        artificer: { in: 'velvet', chosen: 'velvet' },
      },
      districts: { art: { guards: 0 } },
      steps: [
        { expect: { asked: { finch: 'hero-step', artificer: 'nothing', physician: 'nothing' } } },
        { do: 'finch', picks: ['to science'] },
        { expect: { asked: { finch: 'hero-action', artificer: 'nothing' } } },
        { pass: ['finch'] },
        { expect: { asked: { finch: 'nothing', artificer: 'hero-action', physician: 'nothing' } } },
        { pass: ['artificer'] },
        { expect: { asked: { artificer: 'nothing', physician: 'hero-action' } } },
      ],
    });
  });

  it('within a turn: card, movement, detainment, card back, Action or none [R-HER-6]', () => {
    play({
      ...turnOf('finch'),
      heroes: {
        finch: { in: 'art', chosen: 'science', trust: 0, forfeited: ['velvet'] },
        fowler: {},
        physician: {},
      },
      districts: { art: { guards: 0 }, science: { guards: 4 } },
      raids: ['science'],
      steps: [
        { expect: { asked: { finch: 'hero-step' }, state: { heroes: { finch: { cardOpen: true } } } } },
        { do: 'finch', picks: ['to science'] },
        { expect: { asked: { machine: 'detainment' }, state: { heroes: { finch: { cardOpen: true } } } } },
        { do: 'machine', picks: ['option advance-the-plan'] },
        {
          expect: {
            asked: { finch: 'hero-action' },
            state: { heroes: { finch: { chosen: 'none' } } },
            offered: [{ to: 'finch', picks: ['pass'], rule: 'R-HER-6' }],
          },
        },
        { pass: ['finch'] },
        { expect: { log: [{ key: 'hero-passed', hero: 'finch' }], state: { turn: 'fowler' } } },
      ],
    });
  });
});

describe('the way', () => {
  it('is free to choose, but has to be gone [HER-2]', () => {
    play({
      ...turnOf('veteran'),
      heroes: { finch: {}, veteran: { in: 'art', chosen: 'central-square', trust: 5 }, physician: {} },
      districts: { art: { guards: 1 } },
      steps: [
        {
          expect: {
            log: [
              { key: 'access-revealed', hero: 'veteran', district: 'central-square', audience: 'machine' },
            ],
            offered: [
              { to: 'veteran', picks: ['to science'] },
              { to: 'veteran', picks: ['to velvet'] },
              { to: 'veteran', picks: ['to grand-citadel'] },
            ],
          },
        },
        refusal('veteran', ['to art'], 'must-move', 'HER-2'),
        refusal('veteran', ['pass'], 'not-offered', 'R-HER-1'),
      ],
    });
  });

  it('leads past Raids and through Districts without an Access card [HER-3]', () => {
    play({
      ...turnOf('veteran'),
      heroes: {
        finch: {},
        veteran: { in: 'art', chosen: 'commerce', trust: 5, forfeited: ['science'] },
        physician: {},
      },
      districts: { art: { guards: 1 }, science: { guards: 1 } },
      raids: ['science', 'art'],
      steps: [
        { do: 'veteran', picks: ['to science'] },
        { expect: { asked: { machine: 'nothing', veteran: 'hero-step' } } },
        { do: 'veteran', picks: ['to commerce'] },
        {
          expect: {
            asked: { machine: 'nothing', veteran: 'hero-action' },
            state: { raids: ['science', 'art'], heroes: { veteran: { detained: false, trust: 3 } } },
          },
        },
      ],
    });
  });

  it('goes only where the destination is still ahead, never back [R-HER-2]', () => {
    play({
      ...turnOf('veteran'),
      heroes: { finch: {}, veteran: { in: 'art', chosen: 'central-square', trust: 5 }, physician: {} },
      districts: { art: { guards: 1 }, velvet: { guards: 1 } },
      steps: [
        refusal('veteran', ['to commerce'], 'not-connected', 'CITY-4'),
        { do: 'veteran', picks: ['to velvet'] },
        refusal('veteran', ['to art'], 'already-visited', 'R-HER-2'),
        refusal('veteran', ['to grand-citadel'], 'no-way-on', 'R-HER-2'),
        {
          expect: {
            offered: [
              { to: 'veteran', picks: ['to central-square'] },
              { to: 'veteran', picks: ['to industrial'] },
            ],
          },
        },
      ],
    });
  });

  it('of zero steps costs nothing and is movement all the same [HER-8]', () => {
    play({
      ...turnOf('physician'),
      event: 'parade',
      heroes: {
        finch: {},
        veteran: {},
        physician: { in: 'central-square', chosen: 'central-square', trust: 2 },
      },
      tracks: { 'master-plan': 4 },
      districts: { 'central-square': { guards: 4 } },
      steps: [
        {
          expect: {
            asked: { physician: 'hero-action' },
            log: [{ key: 'hero-stayed', hero: 'physician', district: 'central-square' }],
            state: { heroes: { physician: { trust: 2 } } },
          },
        },
        { pass: ['physician'] },
        {
          note: 'The Parade would advance the plan if no Hero had ended movement on the Square.',
          expect: { state: { round: 2, tracks: { 'master-plan': 4 } } },
        },
      ],
    });
  });

  it('of zero steps ends in the Raid that waits there [R-HER-1, HER-8]', () => {
    play({
      ...turnOf('veteran'),
      heroes: { finch: {}, veteran: { in: 'art', chosen: 'art', trust: 5 }, physician: {} },
      raids: ['art'],
      steps: [
        {
          expect: {
            asked: { machine: 'detainment' },
            state: { raids: ['art succeeded'], heroes: { veteran: { trust: 5 } } },
          },
        },
      ],
    });
  });
});

describe('the price of the way', () => {
  it('is 1 Trust per Guard of each District exited: the Artificer takes the emptier route [HER-4]', () => {
    play({
      ...turnOf('artificer'),
      heroes: { finch: {}, artificer: { in: 'art', chosen: 'central-square', trust: 5 }, physician: {} },
      districts: {
        art: { guards: 3 },
        science: { guards: 3 },
        velvet: { guards: 1, broken: 2 },
        'central-square': { guards: 4 },
      },
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'artificer',
                picks: ['to velvet'],
                currency: 'trust',
                price: 3,
                left: 2,
                breakdown: [{ source: 'HER-4', amount: 3 }],
              },
              { to: 'artificer', picks: ['to science'], price: 3, left: 2 },
            ],
          },
        },
        { do: 'artificer', picks: ['to velvet'] },
        { expect: { offered: [{ to: 'artificer', picks: ['to central-square'], price: 1, left: 1 }] } },
        { do: 'artificer', picks: ['to central-square'] },
        {
          note: 'The broken Guards on the way and the 4 Guards at its end cost nothing.',
          expect: {
            state: { heroes: { artificer: { in: 'central-square', trust: 1 } } },
            mayUndo: { artificer: 2 },
          },
        },
        { undo: 'artificer' },
        { undo: 'artificer' },
        { do: 'artificer', picks: ['to science'] },
        { expect: { offered: [{ to: 'artificer', picks: ['to central-square'], price: 3, left: 0 }] } },
      ],
    });
  });

  it('has to be paid by a Hero who can; there is no die to choose instead [R-HER-1]', () => {
    play({
      ...turnOf('veteran'),
      heroes: { finch: {}, veteran: { in: 'art', chosen: 'science', trust: 2 }, physician: {} },
      districts: { art: { guards: 2 } },
      draws: {},
      steps: [
        {
          expect: { offered: [{ to: 'veteran', picks: ['to science'], price: 2, left: 0, rule: 'R-HER-7' }] },
        },
        { do: 'veteran', picks: ['to science'] },
        {
          expect: {
            log: [{ key: 'trust-paid', hero: 'veteran', amount: 2 }],
            notLog: [{ key: 'die-rolled' }, { key: 'trust-lost' }],
            state: { heroes: { veteran: { in: 'science', trust: 0 } } },
          },
        },
      ],
    });
  });

  it('is reckoned anew at each exit, surcharges included [R-HER-7]', () => {
    play({
      ...turnOf('veteran'),
      heroes: { finch: {}, veteran: { in: 'art', chosen: 'control-nexus', trust: 2 }, physician: {} },
      directives: { published: ['curfew'] },
      districts: { art: { guards: 1 }, science: { guards: 0 }, commerce: { guards: 1 } },
      draws: { 'escape-die': ['running-man'] },
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'veteran',
                picks: ['to science'],
                price: 2,
                breakdown: [
                  { source: 'HER-4', amount: 1 },
                  { source: 'DIR-curfew', amount: 1 },
                ],
              },
            ],
          },
        },
        { do: 'veteran', picks: ['to science'] },
        { expect: { offered: [{ to: 'veteran', picks: ['to commerce'], price: 0, left: 0 }] } },
        { do: 'veteran', picks: ['to commerce'] },
        { do: 'veteran', picks: ['to control-nexus'] },
        { expect: { state: { heroes: { veteran: { in: 'control-nexus', trust: 0 } } } } },
      ],
    });
  });

  it('can be too high without a single Guard [R-HER-7]', () => {
    play({
      ...turnOf('veteran'),
      event: 'security-checks',
      heroes: { finch: {}, veteran: { in: 'art', chosen: 'science', trust: 0 }, physician: {} },
      districts: { art: { guards: 0, broken: 1 } },
      draws: { 'escape-die': ['handcuffs'] },
      steps: [
        { expect: { offered: [{ to: 'veteran', picks: ['to science'], price: 1, left: 0, rule: 'HER-5' }] } },
        { do: 'veteran', picks: ['to science'] },
        { expect: { log: [{ key: 'hero-captured', hero: 'veteran' }], asked: { machine: 'detainment' } } },
      ],
    });
  });
});
