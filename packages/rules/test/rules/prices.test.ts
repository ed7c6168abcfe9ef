import { runScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { addToPrice } from '../../src/model/price.js';
import { rulesChangedBy } from '../modules/assemble.js';
import { play } from '../play.js';
import { actionOf, refusal, turnOf } from './positions.js';

/** No card of the core game changes the sum of an Action's price; here every Action costs so much more. */
function playWithSurcharge(amount: number, scenario: Parameters<typeof play>[0]): void {
  const rules = rulesChangedBy('surcharge', {
    hooks: { actionPrice: (_g, price) => addToPrice(price, amount, 'surcharge') },
  });
  expect(
    runScenario(rules, {
      format: 1,
      name: 'a surcharge',
      modules: ['one-versus-many', 'surcharge'],
      ...scenario,
    }).failures,
  ).toEqual([]);
}

describe('a price', () => {
  it('begins with the count, never below 0, times the rate [R-COST-1]', () => {
    const onTheSquare = {
      ...actionOf('finch'),
      event: 'parade',
      heroes: { finch: { in: 'central-square', trust: 5 }, veteran: {}, physician: {} },
    } as const;
    const rally = (price: number) => ({
      expect: { offered: [{ to: 'finch', picks: ['do central-square'], price, left: 5 - price }] },
    });
    play({ ...onTheSquare, districts: { 'central-square': { guards: 3 } }, steps: [rally(2)] });
    playWithSurcharge(1, {
      ...onTheSquare,
      districts: { 'central-square': { guards: 0 } },
      steps: [{ note: 'One Guard fewer than none is none: only the surcharge is left.', ...rally(1) }],
    });
  });

  it('then drops what is free or spared [R-COST-1]', () => {
    play({
      ...actionOf('physician'),
      heroes: { finch: {}, veteran: {}, physician: { in: 'art', trust: 6 } },
      districts: { art: { guards: 3, citizens: ['any', 'any', 'any'] } },
      steps: [
        {
          expect: {
            offered: [
              { to: 'physician', picks: ['do identify', 'citizen any@art'], price: 0, left: 6 },
              {
                to: 'physician',
                picks: ['do identify', 'citizen any@art', 'citizen any@art'],
                price: 3,
                left: 3,
                breakdown: [
                  { source: 'ACT-2', amount: 6 },
                  { source: 'HERO-physician', amount: -3 },
                ],
              },
              { to: 'physician', picks: ['do riot'], price: 6, left: 0 },
            ],
          },
        },
      ],
    });
  });

  it('then takes surcharges, which free Actions pay too [R-COST-1]', () => {
    playWithSurcharge(1, {
      ...actionOf('artificer'),
      heroes: { finch: {}, artificer: { in: 'central-square', trust: 2 }, physician: {} },
      districts: { 'central-square': { guards: 4, citizens: ['any'] } },
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'artificer',
                picks: ['do central-square'],
                price: 1,
                left: 1,
                breakdown: [{ source: 'HERO-artificer' }, { source: 'surcharge', amount: 1 }],
              },
              { to: 'artificer', picks: ['do gain-trust'], price: 1, left: 1 },
            ],
          },
        },
        { do: 'artificer', picks: ['do gain-trust'] },
        { expect: { state: { heroes: { artificer: { trust: 2 } } } } },
      ],
    });
  });

  it('then keeps to its limit, which holds for everything before it [R-COST-1]', () => {
    play({
      ...turnOf('finch'),
      event: 'security-checks',
      directives: { published: ['curfew'] },
      heroes: { finch: { in: 'art', trust: 5, chosen: 'commerce' }, veteran: {}, physician: {} },
      districts: { art: { guards: 3 }, science: { guards: 1 } },
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'finch',
                picks: ['to science'],
                price: 1,
                left: 4,
                breakdown: [
                  { source: 'HER-4', amount: 3 },
                  { source: 'EVT-security-checks', amount: 1 },
                  { source: 'DIR-curfew', amount: 1 },
                  { source: 'HERO-finch', amount: -4 },
                ],
              },
            ],
          },
        },
        { do: 'finch', picks: ['to science'] },
        {
          note: 'Only where he began, and the Curfew only for the first exit.',
          expect: { offered: [{ to: 'finch', picks: ['to commerce'], price: 2, left: 2 }] },
        },
      ],
    });
  });

  it('is never below 0 [R-COST-1]', () => {
    playWithSurcharge(-3, {
      ...actionOf('finch'),
      heroes: { finch: { in: 'art', trust: 1 }, veteran: {}, physician: {} },
      districts: { art: { guards: 2 } },
      steps: [
        { expect: { offered: [{ to: 'finch', picks: ['do incitement'], price: 0, left: 1 }] } },
        { do: 'finch', picks: ['do incitement'] },
        { expect: { state: { heroes: { finch: { trust: 1 } } } } },
      ],
    });
  });
});

describe('a surcharge on an attack', () => {
  it('is paid on top of the stake and helps nothing [R-COST-2]', () => {
    playWithSurcharge(1, {
      ...actionOf('finch'),
      heroes: { finch: { in: 'art', trust: 3 }, fowler: { trust: 1 }, physician: {} },
      districts: { art: { guards: 1 } },
      draws: { 'assault-die': [3] },
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'finch',
                picks: ['do attack', 'amount 2'],
                price: 3,
                left: 0,
                outcomes: [{ key: 'guard-breaks', chance: 1 / 6 }],
              },
            ],
            notOffered: [{ to: 'finch', picks: ['do attack', 'amount 3'] }],
          },
        },
        { do: 'finch', picks: ['do attack', 'amount 2'] },
        {
          expect: {
            log: [{ key: 'attack-resolved', stake: 2, success: false }],
            state: { heroes: { finch: { trust: 0 } }, districts: { art: { guards: 1 } } },
          },
        },
      ],
    });
  });
});

describe('a Servant as a Guard', () => {
  const SHADOWED = {
    event: 'the-countdown',
    directives: { published: ['shadow'] },
    servants: { judgementor: { in: 'central-square' }, phantasmer: { in: 'central-square' } },
    heroes: { veteran: { in: 'central-square', trust: 5 }, artificer: {}, physician: {} },
  } as const;

  it('raises the price of the exit, each by 1 [R-GRD-1]', () => {
    play({
      ...turnOf('veteran'),
      ...SHADOWED,
      heroes: { ...SHADOWED.heroes, veteran: { in: 'central-square', trust: 5, chosen: 'science' } },
      districts: { 'central-square': { guards: 1 } },
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'veteran',
                picks: ['to science'],
                price: 3,
                left: 2,
                breakdown: [
                  { source: 'HER-4', amount: 1 },
                  { source: 'R-GRD-1', amount: 2 },
                ],
              },
            ],
          },
        },
      ],
    });
  });

  it('raises the price of an Action, but not what it gives [R-GRD-1]', () => {
    play({
      ...actionOf('veteran'),
      ...SHADOWED,
      tracks: { discontent: 4 },
      districts: { 'central-square': { guards: 1, citizens: ['any', 'any', 'any'] } },
      steps: [
        { do: 'veteran', picks: ['do central-square'] },
        { expect: { state: { tracks: { discontent: 6 }, heroes: { veteran: { trust: 2 } } } } },
      ],
    });
  });

  it("raises a Riot's price and stays out of its count [R-GRD-1]", () => {
    play({
      ...actionOf('artificer'),
      ...SHADOWED,
      heroes: { veteran: {}, artificer: { in: 'central-square', trust: 6 }, physician: {} },
      tracks: { discontent: 4 },
      districts: { 'central-square': { guards: 1, citizens: ['artist', 'artist'] } },
      steps: [
        { expect: { offered: [{ to: 'artificer', picks: ['do riot'], price: 6, left: 0 }] } },
        { do: 'artificer', picks: ['do riot'] },
        { expect: { log: [{ key: 'riot-resolved', active: 2, guards: 1, traitors: 0, success: true }] } },
      ],
    });
  });

  it('cannot be attacked [R-GRD-1]', () => {
    play({
      ...actionOf('veteran'),
      ...SHADOWED,
      districts: { 'central-square': { guards: 0 } },
      steps: [refusal('veteran', ['do attack'], 'no-guard-here', 'ACT-4')],
    });
  });

  it('counts once, whatever says so [R-GRD-1]', () => {
    const another = rulesChangedBy('another', { hooks: { servantIsGuard: () => true } });
    const scenario = {
      format: 1,
      name: 'two cards that make Servants count',
      modules: ['one-versus-many', 'another'],
      ...actionOf('veteran'),
      ...SHADOWED,
      districts: { 'central-square': { guards: 0, citizens: ['any'] } },
      steps: [{ expect: { offered: [{ to: 'veteran', picks: ['do central-square'], price: 2 }] } }],
    };
    expect(runScenario(another, scenario).failures).toEqual([]);
  });
});
