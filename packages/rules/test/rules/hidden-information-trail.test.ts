import { AUDIENCES, createConfig, itemAt, startGame } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { play, rules } from '../play.js';

const OUTSIDERS = ['machine', 'public'] as const;
const heroesPhase = { round: 3, phase: 'heroes', step: 'action', event: 'the-countdown' };

describe('the trail of a face-down Citizen', () => {
  it('can be followed by everybody [R-INF-7]', () => {
    play({
      ...heroesPhase,
      turn: 'physician',
      heroes: { physician: { in: 'art', trust: 6 } },
      districts: { art: { citizens: ['anna: noble', 'bert: noble'] } },
      steps: [
        { do: 'physician', picks: ['do move-citizens', 'citizen anna', 'to velvet', 'done'] },
        {
          expect: {
            log: AUDIENCES.map((audience) => ({
              key: 'citizen-moved',
              citizen: 'anna',
              from: 'art',
              to: 'velvet',
              audience,
            })),
            view: AUDIENCES.map((of) => ({
              of,
              contains: {
                districts: [
                  { district: 'art', citizens: [{ citizen: 'bert', face: 'unidentified' }] },
                  { district: 'velvet', citizens: [{ citizen: 'anna', face: 'unidentified' }] },
                ],
              },
              lacks: ['noble'],
            })),
          },
        },
      ],
    });
  });

  it('ends among the arrested: who returns has a new reference [R-INF-7, CIT-6]', () => {
    play({
      ...heroesPhase,
      turn: 'finch',
      tracks: { discontent: 3 },
      heroes: {
        finch: { in: 'art' },
        artificer: {},
        physician: { in: 'grand-citadel', chosen: 'grand-citadel' },
      },
      districts: {
        art: { guards: 0, citizens: ['5: artist revealed', 'traitor revealed'] },
        'grand-citadel': { guards: 0, citizens: [] },
        velvet: { citizens: [] },
      },
      draws: { 'arrested-citizen': ['artist'] },
      steps: [
        { do: 'finch', picks: ['do riot'] },
        { do: 'machine', picks: ['citizen 5', 'done'] },
        { pass: ['artificer'] },
        { do: 'physician', picks: ['do grand-citadel-b'] },
        { do: 'physician', picks: ['to velvet'] },
        {
          expect: {
            log: OUTSIDERS.map((audience) => ({ key: 'citizen-returned', district: 'velvet', audience })),
            notLog: AUDIENCES.map((audience) => ({ key: 'citizen-returned', citizen: 5, audience })),
            state: { districts: { velvet: { citizens: ['artist identified'] } } },
            view: AUDIENCES.map((of) => ({
              of,
              contains: { arrests: [{ what: 'arrested', citizen: 5, kind: 'artist' }, { what: 'returned' }] },
              lacks: ['"citizen":5,"face"'],
            })),
          },
        },
      ],
    });
  });

  it('begins under a reference that says nothing of the kind [R-INF-7]', () => {
    const kindsOfTheFirst = new Set<number>();
    for (let game = 0; game < 60; game++) {
      const config = createConfig(rules, { seed: `game ${game}`, generator: 'fast' });
      kindsOfTheFirst.add(itemAt(startGame(rules, config).state.citizenKind, 0));
    }
    expect(kindsOfTheFirst.size).toBe(6);
  });
});
