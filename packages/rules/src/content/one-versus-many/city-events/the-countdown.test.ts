import { describe, it } from 'vitest';
import { expectPlan, intoNextRound, lastTurn } from '../../../../test/closing.js';
import { play } from '../../../../test/play.js';

/** The end of a round in which every Hero may stay where they are. */
const endOf = (round: number, event: string, plan = 5) =>
  lastTurn(event, {
    round,
    tracks: { 'master-plan': plan },
    heroes: {
      fowler: { in: 'velvet', forfeited: [] },
      artificer: { in: 'science', forfeited: [] },
      physician: { in: 'central-square', forfeited: [] },
    },
  });

const oneMoreRound = [
  ...intoNextRound({ fowler: 'velvet', artificer: 'science', physician: 'central-square' }),
  { pass: ['fowler', 'artificer'] },
];

describe('The Countdown', () => {
  it('advances the Plan by 1 whatever the round was like [EVT-the-countdown]', () => {
    expectPlan('the-countdown', 'advances');
    expectPlan('the-countdown', 'advances', { heroes: { fowler: { detained: true } } });
  });

  it('comes last and works from its own round on [EVT-the-countdown]', () => {
    play({
      ...endOf(12, 'quiet-streets'),
      events: ['the-countdown'],
      history: { discontentRaised: true },
      steps: [
        ...oneMoreRound,
        {
          expect: { state: { round: 13, event: 'the-countdown', events: [], tracks: { 'master-plan': 5 } } },
        },
        { pass: ['physician'] },
        { expect: { log: [{ key: 'plan-advanced', to: 6, because: 'the-countdown' }] } },
      ],
    });
  });

  it('stays: no further card comes, and the Plan advances every round [EVT-the-countdown, R-END-1]', () => {
    play({
      ...endOf(13, 'the-countdown'),
      steps: [
        ...oneMoreRound,
        { expect: { state: { round: 14, event: 'the-countdown', tracks: { 'master-plan': 6 } } } },
        { pass: ['physician'] },
        {
          expect: {
            state: { round: 15, event: 'the-countdown', tracks: { 'master-plan': 7 } },
            log: [{ key: 'round-began', round: 15 }],
            notLog: [{ key: 'city-event-revealed' }],
          },
        },
      ],
    });
  });

  it('completes the Plan at XII and not at XI [EVT-the-countdown, VIC-2]', () => {
    play({
      ...endOf(13, 'the-countdown', 10),
      steps: [
        { pass: ['physician'] },
        { expect: { winner: 'none', state: { tracks: { 'master-plan': 11 } } } },
      ],
    });
    play({
      ...endOf(13, 'the-countdown', 11),
      steps: [
        { pass: ['physician'] },
        {
          expect: { winner: { side: 'machine', how: 'plan-by-countdown' }, notLog: [{ key: 'round-began' }] },
        },
      ],
    });
  });
});
