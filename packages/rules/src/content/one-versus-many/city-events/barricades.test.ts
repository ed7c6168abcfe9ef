import { runScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { expectPlan, intoNextRound, lastTurn } from '../../../../test/closing.js';
import { rulesChangedBy } from '../../../../test/modules/assemble.js';
import { play } from '../../../../test/play.js';
import { playSurcharged } from '../../../../test/surcharge.js';

const event = 'barricades';
const inArt = { in: 'art', trust: 4 };
const art = { guards: 2, citizens: ['any'] };

/** One attack by the Physician on the two Guards of the Art District. */
function attackScene(die: number | string) {
  return {
    ...lastTurn(event, { heroes: { physician: inArt }, districts: { art } }),
    draws: { 'assault-die': [die] },
  };
}

describe('an attack', () => {
  it.each([
    [0, 2, false],
    [1, 2, true],
    [1, 3, false],
    [2, 3, true],
    [2, 4, false],
    [3, 4, true],
    [4, 'shield', false],
  ])('with a stake of %i against a %s: success is %s [EVT-barricades, ACT-4]', (stake, die, success) => {
    const broken = Number(success);
    play({
      ...attackScene(die),
      steps: [
        { do: 'physician', picks: ['do attack', `amount ${stake}`] },
        {
          expect: {
            log: [{ key: 'attack-resolved', stake, success }],
            state: { districts: { art: { guards: 2 - broken, broken } } },
          },
        },
      ],
    });
  });

  it('costs the stake alone, not the 1 that it counts more [EVT-barricades, R-COST-2]', () => {
    play({
      ...attackScene(2),
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'physician',
                picks: ['do attack', 'amount 1'],
                left: 3,
                outcomes: [{ key: 'guard-breaks', chance: 1 / 6 }],
              },
            ],
          },
        },
        { do: 'physician', picks: ['do attack', 'amount 1'] },
        { expect: { log: [{ key: 'trust-paid', hero: 'physician', amount: 1 }] } },
      ],
    });
  });

  it('does not count a surcharge as a stake [EVT-barricades, R-COST-1, R-COST-2]', () => {
    playSurcharged({
      ...attackScene(2),
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'physician',
                picks: ['do attack', 'amount 0'],
                price: 1,
                outcomes: [{ key: 'guard-breaks', chance: 0 }],
              },
            ],
          },
        },
        { do: 'physician', picks: ['do attack', 'amount 0'] },
        {
          expect: {
            log: [
              { key: 'attack-resolved', stake: 0, success: false },
              { key: 'trust-paid', hero: 'physician', amount: 1 },
            ],
          },
        },
      ],
    });
  });

  it('without a stake counts nothing more, even where something else helps [EVT-barricades]', () => {
    const helped = rulesChangedBy('help', {
      hooks: { amounts: { assault: (_g, value) => value + 1 } },
    });
    const scenario = {
      modules: ['one-versus-many', 'help'],
      format: 1,
      name: 'a helped attack',
      ...attackScene(2),
      steps: [
        { do: 'physician', picks: ['do attack', 'amount 0'] },
        { expect: { log: [{ key: 'attack-resolved', stake: 0, success: false }] } },
      ],
    };
    expect(runScenario(helped, scenario).failures).toEqual([]);
  });
});

describe('the Veteran', () => {
  const veteransTurn = {
    ...lastTurn(event, { heroes: { veteran: { in: 'art', trust: 4 } }, districts: { art } }),
    turn: 'veteran',
  };

  it('pays 1 less than he rolled [EVT-barricades, HERO-veteran, R-ACT-9]', () => {
    play({
      ...veteransTurn,
      draws: { 'assault-die': [3] },
      steps: [
        { do: 'veteran', picks: ['do attack'] },
        {
          expect: {
            offered: [
              { to: 'veteran', picks: ['amount 1'], outcomes: [{ key: 'attack-fails' }] },
              { to: 'veteran', picks: ['amount 2'], left: 2, outcomes: [{ key: 'guard-breaks' }] },
            ],
          },
        },
        { do: 'veteran', picks: ['amount 2'] },
        {
          expect: {
            state: { heroes: { veteran: { trust: 2 } }, districts: { art: { guards: 1, broken: 1 } } },
          },
        },
      ],
    });
  });

  it('breaks nothing for free [EVT-barricades, R-ACT-9]', () => {
    play({
      ...veteransTurn,
      draws: { 'assault-die': [2] },
      steps: [
        { do: 'veteran', picks: ['do attack'] },
        { do: 'veteran', picks: ['amount 0'] },
        { expect: { log: [{ key: 'attack-resolved', stake: 0, success: false }] } },
      ],
    });
  });
});

it('counts nothing more the round after [EVT-barricades]', () => {
  play({
    ...lastTurn(event, {
      heroes: { finch: { in: 'art', forfeited: ['velvet'] }, fowler: {}, physician: { forfeited: ['art'] } },
      districts: { art },
      events: ['sealed-archives'],
    }),
    draws: { 'assault-die': [2] },
    steps: [
      ...intoNextRound({ finch: 'art', fowler: 'science', physician: 'central-square' }),
      { do: 'finch', picks: ['do attack', 'amount 1'] },
      { expect: { log: [{ key: 'attack-resolved', stake: 1, success: false }] } },
    ],
  });
});

describe('the plan', () => {
  it('advances if nobody broke a Guard, whatever was broken before [EVT-barricades]', () => {
    expectPlan(event, 'advances', { districts: { art: { guards: 1, broken: 1 } } });
  });

  it('advances if the only attack failed [EVT-barricades]', () => {
    play({
      ...attackScene('shield'),
      steps: [
        { do: 'physician', picks: ['do attack', 'amount 1'] },
        { expect: { log: [{ key: 'plan-advanced', because: event }] } },
      ],
    });
  });

  it('stays if an attack broke a Guard [EVT-barricades]', () => {
    play({
      ...attackScene(2),
      steps: [
        { do: 'physician', picks: ['do attack', 'amount 1'] },
        {
          expect: {
            log: [{ key: 'plan-not-advanced', card: event }],
            state: { tracks: { 'master-plan': 5 } },
          },
        },
      ],
    });
  });

  it.each([
    ['stays', 1, 'plan-not-advanced'],
    ['advances', 0, 'plan-advanced'],
  ])('%s after a Riot that broke %i Guards [EVT-barricades, ACT-10]', (_plan, guards, line) => {
    const crowd = ['artist identified', 'artist identified', 'artist identified'];
    play({
      ...lastTurn(event, {
        heroes: { physician: inArt },
        districts: { art: { guards, citizens: crowd } },
        tracks: { discontent: 3 },
      }),
      steps: [
        { do: 'physician', picks: ['do riot'] },
        {
          expect: {
            log: [{ key: 'riot-resolved', success: true }, { key: line }],
            state: { riots: ['art'] },
          },
        },
      ],
    });
  });
});
