import { describe, it } from 'vitest';
import { expectPlan } from '../../../../test/closing.js';
import { play } from '../../../../test/play.js';

/** The Veteran, with 4 Trust, may take an Action on the Central Square. */
const onTheSquare = (guards: number, citizens: readonly string[] = ['any', 'any', 'any', 'any']) => ({
  event: 'parade',
  phase: 'heroes',
  turn: 'veteran',
  step: 'action',
  tracks: { discontent: 4 },
  heroes: { veteran: { in: 'central-square', trust: 4 }, fowler: {}, artificer: {} },
  districts: { 'central-square': { guards, citizens } },
});

const rally = { do: 'veteran', picks: ['do central-square'] };
const raised = (discontent: number, trust: number) => ({
  expect: { state: { tracks: { discontent }, heroes: { veteran: { trust } } } },
});

/** A Servant on the Central Square, with 4 Citizens there, and 2 Bonds. */
const servantOnTheSquare = (guards: number) => ({
  event: 'parade',
  phase: 'machine',
  bonds: 2,
  servants: { phantasmer: { in: 'central-square' } },
  districts: { 'central-square': { guards, citizens: ['any', 'any', 'any', 'traitor revealed'] } },
});

const collect = { do: 'machine', picks: ['servant phantasmer', 'do collect-bonds'] };

describe('Parade on the Square', () => {
  it('counts 1 Guard fewer in the price and the effect of the Heroes’ Action [EVT-parade]', () => {
    play({ ...onTheSquare(2), steps: [rally, raised(7, 3)] });
    play({ ...onTheSquare(1), steps: [rally, raised(8, 4)] });
  });

  it('never counts fewer than no Guards [EVT-parade, R-COST-1]', () => {
    play({ ...onTheSquare(0), steps: [rally, raised(8, 4)] });
  });

  it('starts from the working Guards [EVT-parade]', () => {
    const position = onTheSquare(2);
    play({
      ...position,
      districts: { 'central-square': { ...position.districts['central-square'], broken: 2 } },
      steps: [rally, raised(7, 3)],
    });
  });

  it('makes the Action work where Guards and Citizens are even [EVT-parade]', () => {
    play({ ...onTheSquare(3, ['any', 'any', 'any', 'traitor revealed']), steps: [rally, raised(5, 2)] });
    play({ ...onTheSquare(4, ['any', 'any', 'any', 'traitor revealed']), steps: [rally, raised(4, 1)] });
  });

  it('counts 1 Guard fewer for the Bonds of a Servant [EVT-parade]', () => {
    play({ ...servantOnTheSquare(2), steps: [collect, { expect: { state: { bonds: 5 } } }] });
    play({ ...servantOnTheSquare(4), steps: [collect, { expect: { state: { bonds: 3 } } }] });
    play({ ...servantOnTheSquare(0), steps: [collect, { expect: { state: { bonds: 6 } } }] });
  });

  it('does not touch other prices on the Square [EVT-parade]', () => {
    play({
      ...onTheSquare(2),
      steps: [
        {
          expect: {
            offered: [
              { to: 'veteran', picks: ['do identify', 'citizen any@central-square'], price: 2, left: 2 },
            ],
          },
        },
      ],
    });
    play({
      ...onTheSquare(2),
      step: 'move',
      heroes: { veteran: { in: 'central-square', trust: 4, chosen: 'science' }, fowler: {}, artificer: {} },
      steps: [{ expect: { offered: [{ to: 'veteran', picks: ['to science'], price: 2, left: 2 }] } }],
    });
  });

  it('is over for both sides in the round after [EVT-parade]', () => {
    const after = { round: 2, event: 'tax-audit', pastEvents: ['parade'] };
    play({ ...onTheSquare(2), ...after, steps: [rally, raised(6, 2)] });
    play({ ...servantOnTheSquare(3), ...after, steps: [collect, { expect: { state: { bonds: 3 } } }] });
    play({
      ...servantOnTheSquare(4),
      ...after,
      steps: [{ expect: { refused: [{ ...collect, code: 'no-effect' }] } }],
    });
  });

  it('advances the Plan if no Hero ended movement on the Square this round [EVT-parade, R-CLO-3]', () => {
    expectPlan('parade', 'advances', { heroes: { fowler: {}, artificer: {}, physician: { in: 'art' } } });
    expectPlan('parade', 'stays', {
      heroes: { fowler: {}, artificer: {}, physician: { in: 'central-square' } },
    });
  });

  it('is not content with a Hero who only passes through the Square [EVT-parade]', () => {
    const walk = (destination: string) => ({
      city: 'the-keystone',
      event: 'parade',
      phase: 'heroes',
      turn: 'physician',
      step: 'move',
      tracks: { 'master-plan': 5 },
      heroes: { fowler: {}, artificer: {}, physician: { in: 'velvet', trust: 6, chosen: destination } },
    });
    play({
      ...walk('tower-of-law'),
      steps: [
        { do: 'physician', picks: ['to central-square'] },
        { do: 'physician', picks: ['to tower-of-law'] },
        { pass: ['physician'] },
        { expect: { log: [{ key: 'plan-advanced', because: 'parade' }] } },
      ],
    });
    play({
      ...walk('central-square'),
      steps: [
        { do: 'physician', picks: ['to central-square'] },
        { pass: ['physician'] },
        { expect: { log: [{ key: 'plan-not-advanced', card: 'parade' }] } },
      ],
    });
  });
});
