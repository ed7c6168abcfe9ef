import { describe, it } from 'vitest';
import { play } from '../play.js';
import { MACHINE_PHASE, refusal } from './positions.js';

describe('a Raid', () => {
  it('detains every Hero who ends movement there, and fails without one [GM-8]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 4,
      tracks: { discontent: 4 },
      heroes: {
        finch: { in: 'art', chosen: 'art' },
        fowler: { in: 'science', chosen: 'art', trust: 4 },
        physician: { in: 'velvet', chosen: 'velvet' },
      },
      servants: { judgementor: { in: 'art' }, phantasmer: { in: 'commerce' } },
      steps: [
        { do: 'machine', picks: ['servant judgementor', 'do raid'] },
        { do: 'machine', picks: ['servant phantasmer', 'do raid'] },
        { expect: { state: { bonds: 0, raids: ['art', 'commerce'] } } },
        { do: 'machine', picks: ['end'] },
        { do: 'machine', decision: 'detainment', picks: ['option no-trust'] },
        { do: 'fowler', picks: ['to art'] },
        { do: 'machine', decision: 'detainment', picks: ['option no-access'] },
        {
          expect: {
            state: {
              heroes: {
                finch: { detained: true },
                fowler: { detained: true },
                physician: { detained: false },
              },
              raids: ['art succeeded', 'commerce'],
            },
          },
        },
        { pass: ['physician'] },
        {
          note: 'Only the Raid on the Commerce District stirs up Discontent.',
          expect: {
            log: [{ key: 'raid-failed', district: 'commerce' }],
            notLog: [{ key: 'raid-failed', district: 'art' }],
            state: { round: 2, tracks: { discontent: 5 }, raids: [] },
          },
        },
      ],
    });
  });

  it('succeeds only by a detainment: a Hero who passes through is none [R-RAID-1]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 2,
      heroes: { finch: { in: 'art', chosen: 'commerce', trust: 5 }, fowler: {}, physician: {} },
      servants: { judgementor: { in: 'science' } },
      districts: { art: { guards: 0 }, science: { guards: 0 } },
      steps: [
        { do: 'machine', picks: ['servant judgementor', 'do raid'] },
        { do: 'machine', picks: ['end'] },
        { do: 'finch', picks: ['to science'] },
        { do: 'finch', picks: ['to commerce'] },
        {
          expect: {
            asked: { machine: 'nothing', finch: 'hero-action' },
            state: { raids: ['science'], history: { raidSucceeded: false } },
          },
        },
      ],
    });
  });

  it('is one of three a round and the only one in its District [R-RAID-1]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 16,
      directives: { published: ['optimize'] },
      servants: { judgementor: { in: 'art' }, phantasmer: { in: 'art' }, 'lex-hecate': { in: 'velvet' } },
      districts: { commerce: { broken: 1 } },
      steps: [
        { do: 'machine', picks: ['servant judgementor', 'do raid'] },
        refusal('machine', ['servant phantasmer', 'do raid'], 'raid-already-here', 'R-RAID-1'),
        { do: 'machine', picks: ['servant lex-hecate', 'do raid'] },
        { do: 'machine', picks: ['servant phantasmer', 'to commerce'] },
        { do: 'machine', picks: ['servant phantasmer', 'do raid'] },
        refusal('machine', ['servant phantasmer', 'do raid'], 'no-raid-token-left', 'R-RAID-1'),
        { expect: { state: { raids: ['art', 'velvet', 'commerce'] } } },
      ],
    });
  });

  it("takes with 'No Access!' the card chosen this round, wherever the Hero was caught [R-RAID-2]", () => {
    play({
      ...MACHINE_PHASE,
      phase: 'heroes',
      heroes: { finch: { in: 'art', chosen: 'commerce', forfeited: ['velvet'] }, fowler: {}, physician: {} },
      districts: { art: { guards: 1 } },
      raids: ['art', 'commerce'],
      draws: { 'escape-die': ['handcuffs'] },
      steps: [
        { do: 'finch', picks: ['to science'] },
        { expect: { log: [{ key: 'hero-detained', hero: 'finch', by: 'raid', district: 'commerce' }] } },
        { do: 'machine', picks: ['option no-access'] },
        {
          expect: {
            state: {
              raids: ['art', 'commerce succeeded'],
              heroes: { finch: { forfeited: ['velvet', 'commerce'] } },
            },
          },
        },
      ],
    });
  });
});
