import { describe, it } from 'vitest';
import { expectPlan, intoNextRound, lastTurn } from '../../../../test/closing.js';
import { play } from '../../../../test/play.js';

const event = 'paid-informers';
const artists = (count: number) => new Array<string>(count).fill('artist identified');
const traitors = (count: number) => new Array<string>(count).fill('traitor identified');

describe('a Riot at Stage 1', () => {
  it.each([
    [2, 1, 0, false],
    [3, 1, 0, true],
    [3, 1, 1, false],
    [4, 1, 1, true],
    [4, 2, 0, false],
  ])(
    '%i Artists against %i Traitors and %i Guards: success is %s [EVT-paid-informers, ACT-9]',
    (active, traitorous, guards, success) => {
      play({
        ...lastTurn(event, {
          heroes: { physician: { in: 'art' } },
          districts: { art: { guards, citizens: [...artists(active), ...traitors(traitorous)] } },
          tracks: { discontent: 3 },
        }),
        steps: [
          { do: 'physician', picks: ['do riot'] },
          {
            expect: {
              log: [{ key: 'riot-resolved', active, traitors: 2 * traitorous, guards, success }],
              state: { riots: success ? ['art'] : [] },
            },
          },
        ],
      });
    },
  );

  it('counts each Traitor once the round after [EVT-paid-informers]', () => {
    play({
      ...lastTurn(event, {
        heroes: {
          finch: { in: 'art', forfeited: ['velvet'] },
          fowler: {},
          physician: { forfeited: ['art'] },
        },
        districts: { art: { guards: 0, citizens: [...artists(2), ...traitors(1)] } },
        tracks: { discontent: 3 },
        events: ['sealed-archives'],
      }),
      steps: [
        ...intoNextRound({ finch: 'art', fowler: 'science', physician: 'central-square' }),
        { do: 'finch', picks: ['do riot'] },
        { expect: { log: [{ key: 'riot-resolved', active: 2, traitors: 1, success: true }] } },
      ],
    });
  });
});

describe('the plan', () => {
  const stays = {
    log: [{ key: 'plan-not-advanced', card: event }],
    state: { round: 8, tracks: { 'master-plan': 5 } },
  };

  it('advances if no Citizen became identified or revealed [EVT-paid-informers]', () => {
    expectPlan(event, 'advances', {
      districts: { art: { citizens: ['artist identified', 'noble revealed', 'any'] } },
    });
  });

  it('stays if a Hero identified a Citizen [EVT-paid-informers]', () => {
    play({
      ...lastTurn(event, {
        heroes: { physician: { in: 'art' } },
        districts: { art: { guards: 0, citizens: ['any'] } },
      }),
      steps: [{ do: 'physician', picks: ['do identify', 'citizen any@art', 'done'] }, { expect: stays }],
    });
  });

  it('stays if a Riot revealed an identified Citizen [EVT-paid-informers]', () => {
    play({
      ...lastTurn(event, {
        heroes: { physician: { in: 'art' } },
        districts: { art: { guards: 0, citizens: artists(1) } },
        tracks: { discontent: 3 },
      }),
      steps: [{ do: 'physician', picks: ['do riot'] }, { expect: stays }],
    });
  });

  it('stays if a Citizen returned identified from the arrested [EVT-paid-informers, ACT-18]', () => {
    play({
      ...lastTurn(event, {
        heroes: { physician: { in: 'grand-citadel' } },
        districts: { 'grand-citadel': { guards: 0 } },
      }),
      steps: [
        { do: 'physician', picks: ['do grand-citadel-b'] },
        { do: 'physician', picks: ['to velvet'] },
        { expect: stays },
      ],
    });
  });

  it('stays if a failed Raid brought a free identification [EVT-paid-informers, CLO-3]', () => {
    play({
      ...lastTurn(event, { raids: ['central-square'], tracks: { discontent: 18 } }),
      steps: [
        { pass: ['physician'] },
        { do: 'physician', picks: ['citizen any@art'], decision: 'free-identification' },
        { expect: stays },
      ],
    });
  });

  const known = (count: number) => new Array<string>(count).fill('any identified');
  const everybody = {
    art: { citizens: known(4) },
    science: { citizens: known(4) },
    commerce: { citizens: known(4) },
    industrial: { citizens: known(4) },
    velvet: { citizens: known(4) },
    'central-square': { citizens: known(4) },
    'grand-citadel': { citizens: known(1) },
    'tower-of-law': { citizens: known(1) },
  };

  it('stays if only arrested Citizens are left to be identified [EVT-paid-informers]', () => {
    const districts = { ...everybody, 'control-nexus': { citizens: known(1) } };
    const arrestFacts = [{ round: 6, what: 'arrested', citizen: 30 }];
    expectPlan(event, 'stays', { districts, arrested: 3, arrestFacts });
  });

  it('advances if one unidentified Citizen is left in the City [EVT-paid-informers]', () => {
    const districts = { ...everybody, 'control-nexus': { citizens: ['any'] } };
    expectPlan(event, 'advances', { districts, arrested: 3 });
  });
});
