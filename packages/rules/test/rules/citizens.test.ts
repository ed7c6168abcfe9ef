import {
  AUDIENCES,
  buildView,
  createConfig,
  itemAt,
  type Position,
  runScenario,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { play, rules } from '../play.js';

const OUTSIDERS = ['machine', 'public'] as const;
const KINDS = ['artist', 'scientist', 'merchant', 'industrialist', 'noble'];
const five = (kind: string) => new Array<string>(5).fill(kind);

/** The Physician is about to act in the Art District, where no Guard asks for Trust. */
function inArt(citizens: readonly string[], more: Position = {}) {
  return {
    round: 3,
    phase: 'heroes',
    turn: 'physician',
    step: 'action',
    event: 'the-countdown',
    ...more,
    heroes: { physician: { in: 'art' }, ...more.heroes },
    districts: { art: { guards: 0, citizens }, ...more.districts },
  };
}

describe('social classes', () => {
  it('are 5 Citizens of each kind, and 5 Traitors [CIT-1]', () => {
    play({
      phase: 'machine',
      event: 'the-countdown',
      districts: {
        art: { citizens: five('artist') },
        science: { citizens: five('scientist') },
        commerce: { citizens: five('merchant') },
        industrial: { citizens: five('industrialist') },
        velvet: { citizens: five('noble') },
        'central-square': { citizens: [] },
        'grand-citadel': { citizens: [] },
        'tower-of-law': { citizens: [] },
        'control-nexus': { citizens: [] },
      },
      steps: [{ expect: { state: { arrested: five('traitor') } } }],
    });
  });

  it.each([
    [2, 0],
    [3, 1],
    [8, 2],
    [9, 3],
    [14, 4],
    [15, 5],
    [18, 5],
  ])('on slot %i are active up to number %i, Traitors never [CIT-2, CIT-1]', (discontent, stage) => {
    const faces = [...KINDS, 'traitor'].map((kind) => `${kind}: ${kind} revealed`);
    play({
      ...inArt(faces, { tracks: { discontent } }),
      steps: [
        {
          expect: {
            view: [
              {
                of: 'public',
                contains: {
                  districts: [
                    {
                      district: 'art',
                      citizens: [...KINDS, 'traitor'].map((kind, at) => ({
                        citizen: kind,
                        kind,
                        active: at < stage && kind !== 'traitor',
                      })),
                    },
                  ],
                },
              },
            ],
          },
        },
      ],
    });
  });

  it('join a Riot at Stage 2 as Artists and Scientists only; Traitors side with the Machine [CIT-2]', () => {
    const crowd = [...KINDS, 'traitor'].map((kind) => `${kind} identified`);
    play({
      ...inArt(crowd, { tracks: { discontent: 6 } }),
      steps: [
        { do: 'physician', picks: ['do riot'] },
        { expect: { log: [{ key: 'riot-resolved', active: 2, traitors: 1, guards: 0, success: true }] } },
      ],
    });
  });
});

describe('an identified Citizen', () => {
  it('is none of the 27 at the start of the game, nor of the 3 arrested [CIT-3, CIT-5, INF-2]', () => {
    const game = startGame(rules, createConfig(rules, { seed: 'the first day' }));
    for (const audience of AUDIENCES) {
      const { districts, arrested } = buildView(game, audience);
      const citizens = districts.flatMap((district) => district.citizens);
      expect(arrested).toBe(3);
      expect(citizens).toHaveLength(27);
      for (const { citizen, ...shown } of citizens) expect(shown).toEqual({ face: 'unidentified' });
    }
  });

  it('is known to all Revolutionaries; others see the mark alone [CIT-3, INF-2, R-INF-1]', () => {
    play({
      ...inArt(['anna: noble', 'bert: scientist'], { heroes: { finch: {}, fowler: {} } }),
      steps: [
        { do: 'physician', picks: ['do identify', 'citizen anna', 'done'] },
        {
          expect: {
            view: [
              ...['physician', 'finch', 'fowler'].map((of) => ({
                of,
                ...showsInArt({ citizen: 'anna', face: 'identified', kind: 'noble' }),
                lacks: ['scientist'],
              })),
              ...OUTSIDERS.map((of) => ({
                of,
                ...showsInArt(
                  { citizen: 'anna', face: 'identified' },
                  { citizen: 'bert', face: 'unidentified' },
                ),
                lacks: ['noble', 'scientist'],
              })),
            ],
          },
        },
      ],
    });
  });
});

describe('a revealed Citizen', () => {
  it('is known to everybody [CIT-4, R-INF-1]', () => {
    const anna = { citizen: 'anna', face: 'revealed', kind: 'noble' };
    const bert = { citizen: 'bert', face: 'revealed', kind: 'artist' };
    play({
      ...inArt(['anna: noble', 'bert: artist identified'], { tracks: { discontent: 3 } }),
      steps: [
        { expect: { view: OUTSIDERS.map((of) => ({ of, lacks: ['noble', 'artist'] })) } },
        { do: 'physician', picks: ['do riot'] },
        { expect: { view: AUDIENCES.map((of) => ({ of, ...showsInArt(anna, bert) })) } },
      ],
    });
  });

  it('stays face-up when it moves [CIT-4]', () => {
    play({
      ...inArt(['anna: noble revealed'], { heroes: { physician: { in: 'art', trust: 6 } } }),
      districts: { art: { citizens: ['anna: noble revealed'] }, velvet: { citizens: [] } },
      steps: [
        { do: 'physician', picks: ['do move-citizens', 'citizen anna', 'to velvet', 'done'] },
        { expect: { state: { districts: { velvet: { citizens: ['anna: noble revealed'] } } } } },
      ],
    });
  });

  it('lies face-down again among the arrested, and everybody remembers who went in [CIT-4, R-INF-1]', () => {
    play({
      phase: 'machine',
      event: 'the-countdown',
      bonds: 2,
      tracks: { discontent: 3 },
      arrested: 3,
      servants: { phantasmer: { in: 'art' } },
      districts: { art: { citizens: ['5: artist revealed'] } },
      steps: [
        { do: 'machine', picks: ['servant phantasmer', 'do arrest', 'citizen 5'] },
        {
          expect: {
            state: { districts: { art: { citizens: [] } }, arrested: 4 },
            log: AUDIENCES.map((audience) => ({
              key: 'citizen-arrested',
              citizen: 5,
              kind: 'artist',
              audience,
            })),
            view: AUDIENCES.map((of) => ({
              of,
              contains: { arrested: 4, arrests: [{ what: 'arrested', citizen: 5, kind: 'artist' }] },
              lacks: ['"citizen":5,"face"'],
            })),
          },
        },
      ],
    });
  });
});

describe('the arrested', () => {
  const inCitadel = (more: Position = {}) =>
    inArt([], {
      ...more,
      arrested: ['noble', 'merchant', 'traitor'],
      heroes: { physician: { in: 'grand-citadel' } },
      districts: { 'grand-citadel': { guards: 0, citizens: [] }, ...more.districts },
    });

  it('may be looked at by nobody [CIT-5, INF-2, R-INF-1]', () => {
    play({
      ...inCitadel(),
      steps: [
        {
          expect: {
            view: AUDIENCES.map((of) => ({
              of,
              contains: { arrested: 3 },
              lacks: ['noble', 'merchant', 'traitor'],
            })),
          },
        },
      ],
    });
  });

  it.each(['noble', 'merchant', 'traitor'])('return by chance, here a %s [CIT-6, ACT-18]', (kind) => {
    play({
      ...inCitadel({ districts: { velvet: { citizens: new Array<string>(6).fill('any') } } }),
      draws: { 'arrested-citizen': [kind] },
      steps: [
        { do: 'physician', picks: ['do grand-citadel-b'] },
        {
          note: 'The Revolutionaries see who it is before they choose a District with a free square.',
          expect: {
            log: [{ key: 'citizen-drawn', kind }],
            notLog: OUTSIDERS.map((audience) => ({ key: 'citizen-drawn', kind, audience })),
            view: OUTSIDERS.map((of) => ({ of, lacks: [kind] })),
            offered: [{ to: 'physician', picks: ['to art'] }],
            notOffered: [{ to: 'physician', picks: ['to velvet'] }],
          },
        },
        { do: 'physician', picks: ['to art'] },
        {
          expect: {
            state: { arrested: 2, districts: { art: { citizens: [`${kind} identified`] } } },
            view: OUTSIDERS.map((of) => ({ of, ...showsInArt({ face: 'identified' }), lacks: [kind] })),
          },
        },
      ],
    });
  });

  it('are the only ones who can return [CIT-6]', () => {
    const { failures } = runScenario(rules, {
      format: 1,
      name: 'a free Artist',
      ...inCitadel(),
      draws: { 'arrested-citizen': ['artist'] },
      steps: [{ do: 'physician', picks: ['do grand-citadel-b'] }],
    });
    expect(itemAt(failures, 0).message).toContain('is no possible result');
  });
});

/** Part of a view check: these Citizens are seen in the Art District. */
function showsInArt(...citizens: readonly object[]) {
  return { contains: { districts: [{ district: 'art', citizens }] } };
}
