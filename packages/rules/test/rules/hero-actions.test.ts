import { describe, it } from 'vitest';
import { play } from '../play.js';
import { actionOf, refusal } from './positions.js';

describe('a Hero who has arrived', () => {
  it('takes one Action, here and now [ACT-1]', () => {
    play({
      ...actionOf('artificer'),
      heroes: { finch: {}, artificer: { in: 'art', trust: 6 }, physician: {} },
      districts: { art: { guards: 1 } },
      steps: [
        refusal('artificer', ['do central-square'], 'only-in-another-district', 'ACT-12'),
        refusal('artificer', ['do fly'], 'no-such-action-now', 'ACT-1'),
        { do: 'artificer', picks: ['do incitement'] },
        { expect: { asked: { artificer: 'nothing', physician: 'hero-action' } } },
      ],
    });
  });

  it('cannot take what costs more than the Trust at hand [ACT-2]', () => {
    play({
      ...actionOf('artificer'),
      heroes: { finch: {}, artificer: { in: 'art', trust: 1 }, physician: {} },
      districts: { art: { guards: 2, citizens: ['any', 'any identified'] } },
      steps: [
        refusal('artificer', ['do incitement'], 'too-little-trust', 'ACT-2'),
        refusal('artificer', ['do identify', 'citizen any@art'], 'too-little-trust', 'ACT-2'),
        refusal('artificer', ['do riot'], 'too-little-trust', 'ACT-2'),
        {
          expect: {
            offered: [
              { to: 'artificer', picks: ['do gain-trust'] },
              { to: 'artificer', picks: ['pass'] },
            ],
          },
        },
      ],
    });
  });

  it('pays nothing per Guard where all Guards are broken [ACT-2]', () => {
    play({
      ...actionOf('finch'),
      heroes: { finch: { in: 'art', trust: 0 }, veteran: {}, physician: {} },
      districts: { art: { guards: 0, broken: 2, citizens: ['any', 'any'] } },
      steps: [
        {
          expect: {
            offered: [
              { to: 'finch', picks: ['do incitement'], price: 0, left: 0 },
              { to: 'finch', picks: ['do identify', 'citizen any@art', 'citizen any@art'], price: 0 },
              { to: 'finch', picks: ['do riot'], price: 0 },
            ],
          },
        },
      ],
    });
  });
});

describe('Incitement', () => {
  it('raises Discontent by 1 for 1 Trust per Guard, in Minor Districts [ACT-3]', () => {
    play({
      ...actionOf('finch'),
      tracks: { discontent: 4 },
      heroes: { finch: { in: 'art', trust: 3 }, fowler: { in: 'central-square' }, physician: {} },
      districts: { art: { guards: 2, broken: 1 }, 'central-square': { guards: 0 } },
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'finch',
                picks: ['do incitement'],
                price: 2,
                left: 1,
                rule: 'ACT-3',
                outcomes: [{ key: 'discontent-rises', params: { amount: 1 } }],
              },
            ],
          },
        },
        { do: 'finch', picks: ['do incitement'] },
        { expect: { state: { tracks: { discontent: 5 }, heroes: { finch: { trust: 1 } } } } },
        refusal('fowler', ['do incitement'], 'only-in-minor-districts', 'ACT-3'),
      ],
    });
  });

  it('changes nothing after the Riot Stage, but can be taken and paid for [R-ACT-6]', () => {
    play({
      ...actionOf('finch'),
      tracks: { discontent: 18 },
      heroes: { finch: { in: 'art', trust: 3 }, veteran: {}, physician: {} },
      districts: { art: { guards: 2 } },
      steps: [
        { do: 'finch', picks: ['do incitement'] },
        {
          expect: {
            notLog: [{ key: 'discontent-raised' }],
            state: {
              tracks: { discontent: 18 },
              heroes: { finch: { trust: 1 } },
              history: { agitated: true },
            },
            winner: 'none',
          },
        },
      ],
    });
  });
});

describe('attacking a Guard', () => {
  /** The Physician beside 2 Guards; the stakes are 3 Trust. */
  const stakeThree = (face: string | number) => ({
    ...actionOf('physician'),
    heroes: { finch: {}, veteran: {}, physician: { in: 'art', trust: 5 } },
    districts: { art: { guards: 2 } },
    draws: { 'assault-die': [face] },
  });
  const attack = { do: 'physician', picks: ['do attack', 'amount 3'] } as const;

  it.each([2, 3])('breaks one with a stake of 3 and a %i: the Trust is gone [ACT-4]', (face) => {
    play({
      ...stakeThree(face),
      steps: [
        attack,
        {
          expect: {
            log: [
              { key: 'trust-paid', hero: 'physician', amount: 3 },
              { key: 'attack-resolved', hero: 'physician', stake: 3, success: true },
            ],
            state: { districts: { art: { guards: 1, broken: 1 } } },
          },
        },
      ],
    });
  });

  it.each([4, 'shield'])(
    'fails with a stake of 3 and a %s: the Trust is gone all the same [ACT-4]',
    (face) => {
      play({
        ...stakeThree(face),
        steps: [
          attack,
          {
            expect: {
              log: [
                { key: 'trust-paid', hero: 'physician', amount: 3 },
                { key: 'attack-resolved', stake: 3, success: false },
              ],
              notLog: [{ key: 'guard-broken' }],
              state: { districts: { art: { guards: 2, broken: 0 } } },
            },
          },
        ],
      });
    },
  );

  it('takes any stake from 0 to all the Trust, with its chances, before the roll [R-ACT-2]', () => {
    const stake = (amount: number, chance: number) => ({
      to: 'finch',
      picks: ['do attack', `amount ${amount}`],
      price: amount,
      left: 5 - amount,
      outcomes: [{ key: 'guard-breaks', chance }],
    });
    play({
      ...actionOf('finch'),
      heroes: { finch: { in: 'art', trust: 5 }, veteran: {}, physician: {} },
      districts: { art: { guards: 1 } },
      draws: { 'assault-die': ['shield'] },
      steps: [
        {
          note: 'Of six faces one shows a 2, two a 3, two a 4 and one the shield.',
          expect: {
            offered: [
              stake(0, 0),
              stake(1, 0),
              stake(2, 1 / 6),
              stake(3, 3 / 6),
              stake(4, 5 / 6),
              stake(5, 5 / 6),
            ],
          },
        },
        refusal('finch', ['do attack', 'amount 6'], 'too-little-trust', 'R-ACT-2'),
        { do: 'finch', picks: ['do attack', 'amount 0'] },
        { expect: { state: { heroes: { finch: { trust: 5 } } }, mayUndo: { finch: 0 } } },
      ],
    });
  });
});

describe('Gain Trust', () => {
  it('gives 1 Trust for nothing, in Major Districts too [ACT-7]', () => {
    play({
      ...actionOf('finch'),
      heroes: { finch: { in: 'tower-of-law', trust: 2 }, veteran: {}, physician: {} },
      districts: { 'tower-of-law': { guards: 4 } },
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'finch',
                picks: ['do gain-trust'],
                price: 0,
                outcomes: [{ key: 'receives-trust', params: { amount: 1 } }],
              },
            ],
          },
        },
        { do: 'finch', picks: ['do gain-trust'] },
        { expect: { state: { heroes: { finch: { trust: 3 } } } } },
      ],
    });
  });

  it('may be taken at the maximum, where the Trust is discarded [R-ACT-1]', () => {
    play({
      ...actionOf('finch'),
      heroes: { finch: { in: 'art', trust: 5 }, veteran: {}, physician: {} },
      steps: [
        { do: 'finch', picks: ['do gain-trust'] },
        {
          expect: {
            log: [{ key: 'trust-received', hero: 'finch', amount: 0, discarded: 1 }],
            state: { heroes: { finch: { trust: 5 } } },
          },
        },
      ],
    });
  });
});

describe('what cannot begin here', () => {
  it('is refused: special Actions elsewhere, an attack without a Guard [R-ACT-1]', () => {
    play({
      ...actionOf('finch'),
      heroes: { finch: { in: 'art', trust: 5 }, veteran: {}, physician: {} },
      districts: { art: { guards: 0, broken: 1 } },
      directives: { hand: ['levy'], published: ['curfew'] },
      steps: [
        refusal('finch', ['do central-square'], 'only-in-another-district', 'ACT-12'),
        refusal('finch', ['do control-nexus-a'], 'only-in-another-district', 'ACT-13'),
        refusal('finch', ['do control-nexus-b'], 'only-in-another-district', 'ACT-14'),
        refusal('finch', ['do tower-of-law-a'], 'only-in-another-district', 'ACT-15'),
        refusal('finch', ['do tower-of-law-b'], 'only-in-another-district', 'ACT-16'),
        refusal('finch', ['do grand-citadel-a'], 'only-in-another-district', 'ACT-17'),
        refusal('finch', ['do grand-citadel-b'], 'only-in-another-district', 'ACT-18'),
        refusal('finch', ['do attack'], 'no-guard-here', 'ACT-4'),
      ],
    });
  });
});
