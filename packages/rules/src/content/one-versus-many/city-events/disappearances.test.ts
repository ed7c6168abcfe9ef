import { describe, it } from 'vitest';
import { expectPlan } from '../../../../test/closing.js';
import { play } from '../../../../test/play.js';

/** A Servant in the Velvet District, where only Anna and Bert are unidentified. */
const machinePhase = (bonds: number) => ({
  event: 'disappearances',
  phase: 'machine',
  bonds,
  servants: { judgementor: { in: 'velvet' } },
  heroes: { fowler: {}, artificer: {}, physician: {} },
  districts: {
    velvet: {
      citizens: ['anna: noble', 'bert: merchant', 'carl: artist identified', 'dora: artist revealed'],
    },
  },
  arrested: ['artist', 'scientist', 'traitor'],
});

const abduct = ['servant judgementor', 'do abduct'];

describe('Abduct', () => {
  it('puts a chosen unidentified Citizen among the arrested for 2 Bonds [EVT-disappearances]', () => {
    play({
      ...machinePhase(2),
      steps: [
        {
          expect: {
            offered: [{ to: 'machine', picks: [...abduct, 'citizen anna'], price: 2, left: 0 }],
            notOffered: [
              { to: 'machine', picks: [...abduct, 'citizen carl'] },
              { to: 'machine', picks: [...abduct, 'citizen dora'] },
              { to: 'machine', picks: [...abduct, 'citizen any@art'] },
            ],
          },
        },
        { do: 'machine', picks: [...abduct, 'citizen anna'] },
        {
          expect: {
            state: {
              bonds: 0,
              arrested: ['artist', 'scientist', 'traitor', 'noble'],
              districts: {
                velvet: {
                  citizens: ['bert: merchant', 'carl: artist identified', 'dora: artist revealed'],
                },
              },
            },
          },
        },
      ],
    });
  });

  it('shows nobody who it was [EVT-disappearances, R-INF-1]', () => {
    const seenByNobody = ['machine', 'revolutionaries', 'public'];
    play({
      ...machinePhase(2),
      steps: [
        { do: 'machine', picks: [...abduct, 'citizen anna'] },
        {
          expect: {
            log: seenByNobody.map((audience) => ({ key: 'citizen-arrested', citizen: 'anna', audience })),
            notLog: seenByNobody.map((audience) => ({ key: 'citizen-arrested', kind: 'noble', audience })),
            view: seenByNobody.map((of) => ({ of, contains: { arrested: 4 }, lacks: ['noble'] })),
          },
        },
      ],
    });
  });

  it('ends the reference of the Citizen, who returns under a new one [EVT-disappearances, R-INF-7]', () => {
    play({
      ...machinePhase(2),
      heroes: { fowler: { in: 'grand-citadel', trust: 2 }, artificer: {}, physician: {} },
      draws: { 'arrested-citizen': ['noble'] },
      steps: [
        { do: 'machine', picks: [...abduct, 'citizen anna'] },
        { do: 'machine', picks: ['end'] },
        { do: 'fowler', picks: ['do grand-citadel-b'] },
        { do: 'fowler', picks: ['to velvet'] },
        {
          expect: {
            log: [{ key: 'citizen-returned', district: 'velvet', kind: 'noble' }],
            notLog: [{ key: 'citizen-returned', citizen: 'anna' }],
          },
        },
      ],
    });
  });

  it('costs 2 Bonds and needs an unidentified Citizen [EVT-disappearances]', () => {
    play({
      ...machinePhase(1),
      steps: [{ expect: { refused: [{ do: 'machine', picks: abduct, code: 'servant-has-nothing-to-do' }] } }],
    });
    play({
      ...machinePhase(2),
      districts: { velvet: { citizens: ['any identified', 'any revealed'] } },
      steps: [{ expect: { refused: [{ do: 'machine', picks: abduct, code: 'no-unidentified-citizen' }] } }],
    });
  });

  it('is over in the round after [EVT-disappearances]', () => {
    play({
      ...machinePhase(9),
      round: 2,
      event: 'parade',
      pastEvents: ['disappearances'],
      steps: [{ expect: { refused: [{ do: 'machine', picks: abduct, code: 'no-such-action-now' }] } }],
    });
  });
});

describe('Disappearances and the Plan', () => {
  it('advances if 5 or more Citizens are arrested [EVT-disappearances]', () => {
    expectPlan('disappearances', 'stays', { arrested: 4 });
    expectPlan('disappearances', 'advances', { arrested: 5 });
    expectPlan('disappearances', 'advances', { arrested: 6 });
  });

  it('counts the Citizens abducted this round [EVT-disappearances, R-CLO-3]', () => {
    play({
      ...machinePhase(4),
      tracks: { 'master-plan': 5 },
      arrested: 4,
      steps: [
        { do: 'machine', picks: [...abduct, 'citizen anna'] },
        { do: 'machine', picks: ['end'] },
        { pass: ['fowler', 'artificer', 'physician'] },
        { expect: { state: { tracks: { 'master-plan': 6 }, arrested: 5 } } },
      ],
    });
  });
});
