import { describe, it } from 'vitest';
import { play } from '../play.js';

/** The Veteran starts a Riot in the Art District: 3 active Citizens against 1 Guard. */
const rioting = {
  phase: 'heroes',
  turn: 'veteran',
  step: 'action',
  event: 'the-countdown',
  tracks: { discontent: 9 },
  heroes: { veteran: { in: 'art', trust: 3 }, actress: {}, physician: {} },
  districts: {
    art: { guards: 1, citizens: ['artist identified', 'scientist identified', 'merchant identified'] },
  },
};
const overForAll = { veteran: 'nothing', actress: 'nothing', physician: 'nothing', machine: 'nothing' };

describe('the Revolutionaries', () => {
  const won = { side: 'revolutionaries', how: 'three-riots' };

  it('win with the third successful Riot, at once: its Guards are not even broken [VIC-1, ACT-10]', () => {
    play({
      ...rioting,
      riots: ['velvet', 'science'],
      steps: [
        { do: 'veteran', picks: ['do riot'] },
        {
          expect: {
            winner: won,
            asked: overForAll,
            state: { districts: { art: { guards: 1 } } },
            log: [{ key: 'game-won', winner: 'revolutionaries', how: 'three-riots' }],
            notLog: [{ key: 'guard-broken' }, { key: 'access-revealed' }],
          },
        },
      ],
    });
  });

  it('do not win with the second [VIC-1]', () => {
    play({
      ...rioting,
      riots: ['velvet'],
      steps: [
        { do: 'veteran', picks: ['do riot'] },
        {
          expect: { winner: 'none', state: { riots: ['velvet', 'art'], districts: { art: { guards: 0 } } } },
        },
      ],
    });
  });

  it('win with the second Riot after the Riot Stage [VIC-1, TRK-3]', () => {
    play({
      ...rioting,
      tracks: { discontent: 18 },
      riots: ['velvet'],
      steps: [
        { do: 'veteran', picks: ['do riot'] },
        { expect: { winner: { side: 'revolutionaries', how: 'two-riots-and-riot-stage' } } },
      ],
    });
  });

  it('win with the Riot Stage after two Riots, even by a failed Raid of the Machine [VIC-1, CLO-2]', () => {
    play({
      phase: 'closing',
      event: 'the-countdown',
      tracks: { discontent: 17 },
      riots: ['velvet', 'art'],
      raids: ['science'],
      steps: [{ expect: { winner: { side: 'revolutionaries', how: 'two-riots-and-riot-stage' } } }],
    });
  });

  it('do not win with one Riot and the Riot Stage [VIC-1]', () => {
    play({
      phase: 'closing',
      event: 'parade',
      tracks: { discontent: 17 },
      riots: ['velvet'],
      raids: ['science'],
      steps: [{ expect: { winner: 'none', state: { tracks: { discontent: 18 }, round: 2 } } }],
    });
  });

  it('need three different Districts: a second Riot in one cannot be started [VIC-1, ACT-10]', () => {
    play({
      ...rioting,
      riots: ['velvet', 'art'],
      steps: [{ expect: { refused: [{ do: 'veteran', picks: ['do riot'], code: 'riot-already-here' }] } }],
    });
  });
});

describe('the Great Machine wins at XII', () => {
  const tracks = { 'master-plan': 11 };
  const won = (how: string) => ({ winner: { side: 'machine', how } });

  it('by a City Event, and no new round begins [VIC-2, OPN-3]', () => {
    play({
      phase: 'closing',
      event: 'parade',
      history: { movementEndedIn: ['art'] },
      tracks,
      steps: [
        {
          expect: {
            ...won('plan-by-city-event'),
            state: { round: 1, phase: 'closing' },
            notLog: [{ key: 'round-began' }],
          },
        },
      ],
    });
  });

  it('not if the City Event is content [VIC-2]', () => {
    const history = { movementEndedIn: ['central-square'] };
    play({
      phase: 'closing',
      event: 'parade',
      history,
      tracks,
      steps: [{ expect: { winner: 'none', state: { round: 2 } } }],
    });
  });

  it('by The Countdown [VIC-2, R-END-1]', () => {
    play({ round: 13, phase: 'closing', tracks, steps: [{ expect: won('plan-by-countdown') }] });
  });

  it('by a detainment, and the detained Hero does not go on [VIC-2, DET-2]', () => {
    play({
      phase: 'heroes',
      turn: 'finch',
      event: 'the-countdown',
      heroes: { finch: { in: 'art', chosen: 'art' }, actress: {}, physician: {} },
      raids: ['art'],
      tracks,
      steps: [
        { do: 'machine', picks: ['option advance-the-plan'] },
        { expect: { ...won('plan-by-detainment'), asked: { finch: 'nothing', actress: 'nothing' } } },
        { expect: { notLog: [{ key: 'access-returned' }] } },
      ],
    });
  });

  it('by a failed Riot, and nobody is arrested any more [VIC-2, ACT-11]', () => {
    play({
      ...rioting,
      tracks: { ...rioting.tracks, ...tracks },
      districts: { art: { guards: 3, citizens: ['artist identified', 'scientist identified'] } },
      steps: [
        { do: 'veteran', picks: ['do riot'] },
        {
          expect: {
            ...won('plan-by-failed-riot'),
            asked: overForAll,
            state: { districts: { art: { citizens: ['artist revealed', 'scientist revealed'] } } },
          },
        },
      ],
    });
  });
});

describe('the side that reaches its goal first', () => {
  it('wins: failed Raids come before the Plan of the City Event [VIC-1, CLO-1]', () => {
    play({
      phase: 'closing',
      event: 'the-countdown',
      tracks: { discontent: 17, 'master-plan': 11 },
      riots: ['velvet', 'art'],
      raids: ['science'],
      steps: [{ expect: { winner: { side: 'revolutionaries' }, state: { tracks: { 'master-plan': 11 } } } }],
    });
  });

  it('wins for good: the answer that decided the game is not taken back [VIC-1, R-TRK-5]', () => {
    play({
      ...rioting,
      tracks: { discontent: 17 },
      riots: ['velvet', 'science'],
      steps: [
        { do: 'veteran', picks: ['do incitement'] },
        { expect: { winner: { side: 'revolutionaries' }, mayUndo: { veteran: 0 } } },
      ],
    });
  });

  it('wins for good: every later answer is refused [VIC-1, VIC-2]', () => {
    play({
      ...rioting,
      riots: ['velvet', 'science'],
      steps: [
        { do: 'veteran', picks: ['do riot'] },
        {
          expect: {
            refused: [
              { do: 'veteran', picks: ['pass'], code: 'game-over' },
              { do: 'machine', picks: ['end'], code: 'game-over' },
            ],
          },
        },
      ],
    });
  });
});
