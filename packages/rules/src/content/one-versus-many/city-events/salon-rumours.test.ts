import { describe, it } from 'vitest';
import { expectPlan, lastTurn } from '../../../../test/closing.js';
import { play } from '../../../../test/play.js';

/** The Opening Phase of a round under Rumours in the Salons; at Discontent 4 only Artists are active. */
const opening = (velvet: readonly string[]) => ({
  events: ['salon-rumours'],
  tracks: { discontent: 4 },
  heroes: { fowler: { in: 'art' }, artificer: { in: 'art' }, physician: { in: 'velvet' } },
  districts: { velvet: { citizens: velvet }, art: { citizens: [] } },
});

const receives = (trust: number) => [{ expect: { state: { heroes: { physician: { trust } } } } }];

describe('Rumours in the Salons', () => {
  it('gives 1 Trust more for each face-down Citizen in the Velvet District [EVT-salon-rumours]', () => {
    play({ ...opening(['any', 'noble identified', 'traitor identified']), steps: receives(6) });
    play({ ...opening(['any']), steps: receives(2) });
    play({ ...opening([]), steps: receives(0) });
  });

  it('gives 1 Trust more for each revealed Citizen, active or not [EVT-salon-rumours, R-OPN-3]', () => {
    play({ ...opening(['noble revealed']), steps: receives(2) });
    play({ ...opening(['artist revealed']), steps: receives(3) });
  });

  it('gives nothing for a revealed Traitor, and so nothing more [EVT-salon-rumours, R-OPN-3]', () => {
    play({ ...opening(['traitor revealed', 'any']), steps: receives(2) });
  });

  it('gives no more than the Hero can hold [EVT-salon-rumours]', () => {
    play({ ...opening(['any', 'any', 'any', 'any', 'any']), steps: receives(6) });
  });

  it('is shared among the Heroes there [EVT-salon-rumours]', () => {
    const position = opening(['any', 'any']);
    play({
      ...position,
      heroes: { ...position.heroes, artificer: { in: 'velvet' } },
      steps: [
        { do: 'artificer', picks: ['amount 3'] },
        { expect: { state: { heroes: { artificer: { trust: 3 }, physician: { trust: 1 } } } } },
      ],
    });
  });

  it('gives nothing more in other Districts [EVT-salon-rumours]', () => {
    play({
      ...opening([]),
      heroes: { fowler: { in: 'art' }, artificer: { in: 'art' }, physician: { in: 'science' } },
      districts: { art: { citizens: [] }, science: { citizens: ['any', 'artist revealed'] } },
      steps: receives(3),
    });
  });

  it('leaves the Gain Trust Action in the Velvet District at 1 [EVT-salon-rumours]', () => {
    play({
      ...lastTurn('salon-rumours', { heroes: { physician: { in: 'velvet', trust: 2 } } }),
      districts: { velvet: { citizens: [] } },
      steps: [
        { do: 'physician', picks: ['do gain-trust'] },
        { expect: { log: [{ key: 'trust-received', hero: 'physician', amount: 1 }] } },
      ],
    });
  });

  it('is over in the Opening Phase of the round after [EVT-salon-rumours, R-CLO-3]', () => {
    play({
      ...opening(['any', 'artist revealed']),
      phase: 'closing',
      event: 'salon-rumours',
      events: ['parade'],
      steps: receives(3),
    });
  });

  it('advances the Plan if no Hero is in the Velvet District [EVT-salon-rumours]', () => {
    const others = { fowler: { in: 'art' }, artificer: { in: 'science' } };
    expectPlan('salon-rumours', 'advances', { heroes: { ...others, physician: { in: 'art' } } });
    expectPlan('salon-rumours', 'stays', { heroes: { ...others, physician: { in: 'velvet' } } });
  });
});
