import { nextMasterPlan, openScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { play, rules } from '../play.js';

/** The Actress incites in the Art District, where no Guard makes it cost anything. */
const inciting = {
  phase: 'heroes',
  turn: 'actress',
  step: 'action',
  event: 'the-countdown',
  heroes: { actress: { in: 'art' }, artificer: {}, physician: {} },
  districts: { art: { guards: 0, broken: 2 } },
};

/** The Actress stands on the Central Square: four Citizens and no Guard raise Discontent by 4. */
const rallying = {
  ...inciting,
  heroes: { actress: { in: 'central-square' }, artificer: {}, physician: {} },
  districts: { 'central-square': { guards: 0, broken: 2, citizens: ['any', 'any', 'any', 'any'] } },
};

/** A Servant who may pacify the Velvet District. */
const pacifying = {
  phase: 'machine',
  event: 'the-countdown',
  bonds: 4,
  servants: { 'lex-hecate': { in: 'velvet' } },
  heroes: { actress: { in: 'art' }, artificer: { in: 'art' }, physician: { in: 'art' } },
  directives: { published: ['pacify'] },
};
const pacify = ['servant lex-hecate', 'do pacify'];

describe('the Discontent track', () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [8, 2],
    [9, 3],
    [12, 4],
    [15, 5],
    [17, 5],
    [18, 5],
  ])('is at slot %i in Stage %i [TRK-1, R-TRK-1]', (discontent, stage) => {
    const table = openScenario(rules, { format: 1, name: 'stages', tracks: { discontent } });
    expect(table.view('public').stage).toBe(stage);
  });

  it('moves one slot forward for a point, into the next Stage [TRK-1]', () => {
    play({
      ...inciting,
      tracks: { discontent: 5 },
      steps: [
        { expect: { view: [{ of: 'public', contains: { stage: 1 } }] } },
        { do: 'actress', picks: ['do incitement'] },
        {
          expect: { state: { tracks: { discontent: 6 } }, view: [{ of: 'public', contains: { stage: 2 } }] },
        },
      ],
    });
  });

  it('moves one slot back when Discontent drops [TRK-1]', () => {
    play({
      ...pacifying,
      tracks: { discontent: 6 },
      steps: [
        { do: 'machine', picks: pacify },
        { expect: { state: { tracks: { discontent: 5 } }, log: [{ key: 'discontent-dropped', to: 5 }] } },
      ],
    });
  });

  it('never drops below slot 0 [R-TRK-1]', () => {
    const refusal = { do: 'machine', picks: pacify, code: 'discontent-cannot-drop' };
    play({
      ...pacifying,
      tracks: { discontent: 1 },
      steps: [{ do: 'machine', picks: pacify }, { expect: { state: { tracks: { discontent: 0 } } } }],
    });
    play({ ...pacifying, tracks: { discontent: 0 }, steps: [{ expect: { refused: [refusal] } }] });
  });

  it.each([
    [0, 6],
    [2, 6],
    [3, 7],
    [6, 8],
    [8, 8],
    [9, 9],
    [12, 10],
    [14, 10],
    [15, 12],
    [18, 12],
  ])('at slot %i brings %i Bonds in the Opening Phase [TRK-2, R-TRK-3]', (discontent, bonds) => {
    play({ step: 'bonds', tracks: { discontent }, steps: [{ expect: { state: { bonds } } }] });
  });

  it('brings 6 Bonds in the first round, however many Revolutionaries play [TRK-2]', () => {
    for (const revolutionaries of [1, 2, 3]) {
      play({ revolutionaries, steps: [{ expect: { state: { round: 1, bonds: 6 } } }] });
    }
  });
});

describe('the Riot Stage', () => {
  it('counts as one successful Riot: with two others the Heroes have won [TRK-3]', () => {
    const steps = [{ do: 'actress', picks: ['do incitement'] }];
    const tracks = { discontent: 17 };
    const reached = { log: [{ key: 'riot-stage-reached' }] };
    const won = { side: 'revolutionaries', how: 'two-riots-and-riot-stage' };
    for (const riots of [[], ['velvet']]) {
      play({ ...inciting, tracks, riots, steps: [...steps, { expect: { ...reached, winner: 'none' } }] });
    }
    play({
      ...inciting,
      tracks,
      riots: ['velvet', 'science'],
      steps: [...steps, { expect: { ...reached, winner: won } }],
    });
  });

  it('does not rise any more, by Incitement or on the Central Square [TRK-3, R-ACT-6]', () => {
    const tracks = { discontent: 18 };
    const frozen = {
      expect: {
        state: { tracks, history: { discontentRaised: false } },
        notLog: [{ key: 'discontent-raised' }, { key: 'riot-stage-reached' }],
        winner: 'none' as const,
      },
    };
    const riots = ['velvet'];
    play({ ...inciting, tracks, riots, steps: [{ do: 'actress', picks: ['do incitement'] }, frozen] });
    play({ ...rallying, tracks, riots, steps: [{ do: 'actress', picks: ['do central-square'] }, frozen] });
  });

  it('does not drop any more [TRK-3]', () => {
    const refusal = { do: 'machine', picks: pacify, code: 'discontent-cannot-drop' };
    play({ ...pacifying, tracks: { discontent: 18 }, steps: [{ expect: { refused: [refusal] } }] });
  });

  it('counts as Stage 5: everybody but the Traitors supports a Riot [R-TRK-1, TRK-3]', () => {
    const citizens = ['artist', 'scientist', 'merchant', 'industrialist', 'noble', 'traitor'];
    play({
      ...inciting,
      tracks: { discontent: 18 },
      districts: { art: { guards: 0, broken: 2, citizens } },
      steps: [
        { do: 'actress', picks: ['do riot'] },
        { expect: { log: [{ key: 'riot-resolved', active: 5, traitors: 1, success: true }] } },
      ],
    });
  });
});

describe('the Master Plan', () => {
  const tracks = { 'master-plan': 5 };
  const advanced = (because: string) => ({
    expect: { state: { tracks: { 'master-plan': 6 } }, log: [{ key: 'plan-advanced', to: 6, because }] },
  });

  it('is advanced by a City Event [TRK-4]', () => {
    play({
      phase: 'closing',
      event: 'parade',
      history: { movementEndedIn: ['art'] },
      tracks,
      steps: [advanced('parade')],
    });
  });

  it('is advanced by a detained Hero [TRK-4]', () => {
    play({
      phase: 'heroes',
      turn: 'finch',
      event: 'the-countdown',
      heroes: { finch: { in: 'art', chosen: 'art' } },
      raids: ['art'],
      tracks,
      steps: [{ do: 'machine', picks: ['option advance-the-plan'] }, advanced('detainment')],
    });
  });

  it('is advanced by a failed Riot [TRK-4]', () => {
    play({
      ...inciting,
      districts: { art: { guards: 0, broken: 2, citizens: ['traitor'] } },
      tracks,
      steps: [{ do: 'actress', picks: ['do riot'] }, advanced('failed-riot')],
    });
  });

  it('completes the Plan at XII and not before [R-TRK-4, TRK-4]', () => {
    const closing = { phase: 'closing', event: 'parade', history: { movementEndedIn: ['art'] } };
    play({ ...closing, tracks: { 'master-plan': 10 }, steps: [{ expect: { winner: 'none' } }] });
    play({
      ...closing,
      tracks: { 'master-plan': 11 },
      steps: [{ expect: { winner: { side: 'machine' }, state: { tracks: { 'master-plan': 12 } } } }],
    });
  });

  it('starts lower after the Machine has won and higher after the Heroes have, within I to IV [R-TRK-4]', () => {
    const starts = [1, 2, 3, 4];
    expect(starts.map((start) => nextMasterPlan(start, 'machine'))).toEqual([1, 1, 2, 3]);
    expect(starts.map((start) => nextMasterPlan(start, 'revolutionaries'))).toEqual([2, 3, 4, 4]);
  });
});

describe('step by step', () => {
  it('a rise by several goes through every slot and stops at the Riot Stage [R-TRK-5]', () => {
    play({
      ...rallying,
      tracks: { discontent: 16 },
      steps: [
        { do: 'actress', picks: ['do central-square'] },
        {
          expect: {
            log: [
              { key: 'discontent-raised', to: 17 },
              { key: 'discontent-raised', to: 18 },
            ],
            notLog: [{ key: 'discontent-raised', to: 19 }],
            state: { tracks: { discontent: 18 } },
            winner: 'none',
          },
        },
      ],
    });
  });

  it('the third success in the middle of a rise ends the game, and the turn does not go on [R-TRK-5, VIC-1]', () => {
    play({
      ...rallying,
      tracks: { discontent: 15 },
      riots: ['velvet', 'science'],
      steps: [
        { do: 'actress', picks: ['do central-square'] },
        {
          expect: {
            winner: { side: 'revolutionaries', how: 'two-riots-and-riot-stage' },
            asked: { artificer: 'nothing', physician: 'nothing', machine: 'nothing' },
            notLog: [{ key: 'access-revealed' }],
          },
        },
      ],
    });
  });

  it('the first failed Raid that brings the Revolution leaves the rest of the Closing Phase undone [R-TRK-5]', () => {
    play({
      phase: 'closing',
      event: 'the-countdown',
      raids: ['art', 'science'],
      riots: ['velvet', 'commerce'],
      tracks: { discontent: 17, 'master-plan': 11 },
      steps: [
        {
          expect: {
            winner: { side: 'revolutionaries', how: 'two-riots-and-riot-stage' },
            state: { tracks: { discontent: 18, 'master-plan': 11 }, raids: ['art', 'science'] },
            notLog: [{ key: 'raid-failed', district: 'science' }, { key: 'plan-advanced' }],
          },
        },
      ],
    });
  });

  it('the last step of the Plan comes before anything the detainment still has in store [R-TRK-5, R-HER-4]', () => {
    play({
      phase: 'heroes',
      turn: 'actress',
      event: 'the-countdown',
      heroes: { actress: { in: 'art', chosen: 'art', trust: 1 } },
      raids: ['art'],
      tracks: { 'master-plan': 11 },
      steps: [
        { do: 'machine', picks: ['option advance-the-plan'] },
        {
          expect: {
            winner: { side: 'machine', how: 'plan-by-detainment' },
            state: { heroes: { actress: { trust: 1 } } },
            notLog: [{ key: 'trust-received' }],
          },
        },
      ],
    });
  });
});
