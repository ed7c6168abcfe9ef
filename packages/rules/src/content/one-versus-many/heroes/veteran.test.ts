import { AUDIENCES, runScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { playHeroCard } from '../../../../test/hero-card.js';
import { rulesChangedBy } from '../../../../test/modules/assemble.js';
import { rollAgain } from '../../../../test/modules/resistance/second-roll.js';
import { play } from '../../../../test/play.js';
import { playSurcharged } from '../../../../test/surcharge.js';

const inCommerce = {
  phase: 'heroes',
  turn: 'veteran',
  step: 'action',
  event: 'the-countdown',
  heroes: { veteran: { in: 'commerce', trust: 4 }, fowler: {}, physician: {} },
  districts: { commerce: { guards: 2 } },
};

const attack = { do: 'veteran', picks: ['do attack'] };

describe('Mateusz Wolski', () => {
  it('starts in the Commerce District, acts before Finch and holds 5 Trust [HERO-veteran]', () => {
    playHeroCard({
      hero: 'veteran',
      startsIn: 'commerce',
      maxTrust: 5,
      order: ['veteran', 'finch', 'fowler'],
    });
  });

  it('rolls first, sees the result and then pays for it [HERO-veteran, R-ACT-9]', () => {
    play({
      ...inCommerce,
      draws: { 'assault-die': [3] },
      steps: [
        attack,
        {
          expect: {
            log: [{ key: 'die-rolled', hero: 'veteran', face: '3' }],
            asked: { veteran: 'attack-payment' },
            view: AUDIENCES.map((of) => ({
              of,
              contains: { questions: [{ kind: 'attack-payment', about: { hero: 'veteran', face: '3' } }] },
            })),
            state: { heroes: { veteran: { trust: 4 } }, districts: { commerce: { guards: 2, broken: 0 } } },
            offered: [
              { to: 'veteran', picks: ['amount 2'], left: 2, outcomes: [{ key: 'attack-fails' }] },
              { to: 'veteran', picks: ['amount 3'], left: 1, outcomes: [{ key: 'guard-breaks' }] },
            ],
            notOffered: [{ to: 'veteran', picks: ['amount 5'] }],
          },
        },
        { do: 'veteran', picks: ['amount 3'] },
        {
          expect: {
            state: {
              turn: 'fowler',
              heroes: { veteran: { trust: 1 } },
              districts: { commerce: { guards: 1, broken: 1 } },
            },
          },
        },
      ],
    });
  });

  it.each([0, 2])('may pay %i against a 3 on purpose, and fails [R-ACT-9]', (stake) => {
    play({
      ...inCommerce,
      draws: { 'assault-die': [3] },
      steps: [
        attack,
        { do: 'veteran', picks: [`amount ${stake}`] },
        {
          expect: {
            log: [{ key: 'attack-resolved', stake, success: false }],
            state: { heroes: { veteran: { trust: 4 - stake } }, districts: { commerce: { guards: 2 } } },
          },
        },
      ],
    });
  });

  it('pays nothing on a shield and is not asked [R-ACT-9]', () => {
    play({
      ...inCommerce,
      draws: { 'assault-die': ['shield'] },
      steps: [
        attack,
        {
          expect: {
            log: [{ key: 'attack-resolved', stake: 0, success: false }],
            notLog: [{ key: 'trust-paid' }],
            asked: { veteran: 'nothing' },
            state: { turn: 'fowler', heroes: { veteran: { trust: 4 } } },
          },
        },
      ],
    });
  });

  it('may roll without any Trust [R-ACT-9]', () => {
    play({
      ...inCommerce,
      heroes: { veteran: { in: 'commerce', trust: 0 } },
      draws: { 'assault-die': [2] },
      steps: [
        attack,
        {
          expect: {
            log: [{ key: 'attack-resolved', stake: 0, success: false }],
            state: { districts: { commerce: { guards: 2 } } },
          },
        },
      ],
    });
  });

  it('decides after a re-roll, where one is offered [R-ACT-9]', () => {
    const withSecondRoll = rulesChangedBy('second-roll', rollAgain);
    const report = runScenario(withSecondRoll, {
      ...inCommerce,
      format: 1,
      name: 'A second roll',
      modules: ['one-versus-many', 'second-roll'],
      draws: { 'assault-die': [4, 2] },
      steps: [
        attack,
        { expect: { asked: { veteran: 'second-roll' } } },
        { do: 'veteran', picks: ['roll-again'], decision: 'second-roll' },
        { do: 'veteran', picks: ['amount 2'], decision: 'attack-payment' },
        { expect: { state: { districts: { commerce: { broken: 1 } } } } },
      ],
    });
    expect(report.failures).toEqual([]);
  });

  it('is the only one who does: the Fowler stakes before he rolls [HERO-veteran, ACT-4]', () => {
    play({
      ...inCommerce,
      turn: 'fowler',
      heroes: { veteran: {}, fowler: { in: 'commerce', trust: 4 } },
      draws: { 'assault-die': [3] },
      steps: [
        { do: 'fowler', picks: ['do attack'] },
        { expect: { notLog: [{ key: 'die-rolled' }], asked: { fowler: 'hero-action' } } },
        { do: 'fowler', picks: ['amount 2'] },
        {
          expect: {
            log: [{ key: 'die-rolled' }, { key: 'attack-resolved', stake: 2, success: false }],
            notLog: [{ key: 'guard-broken' }],
          },
        },
      ],
    });
  });
});

describe('a surcharge on the Attack Action', () => {
  const asFowler = {
    ...inCommerce,
    turn: 'fowler',
    heroes: { fowler: { in: 'commerce', trust: 3 }, veteran: {} },
  };

  it.each([
    [2, true],
    [3, false],
  ])('is paid on top of a stake of 2, which against a %i means success: %s [R-COST-2]', (face, success) => {
    playSurcharged({
      ...asFowler,
      draws: { 'assault-die': [face] },
      steps: [
        {
          expect: {
            offered: [{ to: 'fowler', picks: ['do attack', 'amount 2'], price: 3, left: 0 }],
            notOffered: [{ to: 'fowler', picks: ['do attack', 'amount 3'] }],
          },
        },
        { do: 'fowler', picks: ['do attack', 'amount 2'] },
        {
          expect: {
            log: [{ key: 'attack-resolved', stake: 2, success }],
            state: { heroes: { fowler: { trust: 0 } } },
          },
        },
      ],
    });
  });

  it('is paid by the Veteran before the roll and does not count either [R-COST-2, R-ACT-9]', () => {
    playSurcharged({
      ...inCommerce,
      draws: { 'assault-die': [4] },
      steps: [
        attack,
        {
          expect: {
            state: { heroes: { veteran: { trust: 3 } } },
            offered: [{ to: 'veteran', picks: ['amount 3'], left: 0, outcomes: [{ key: 'attack-fails' }] }],
            notOffered: [{ to: 'veteran', picks: ['amount 4'] }],
          },
        },
      ],
    });
  });
});
