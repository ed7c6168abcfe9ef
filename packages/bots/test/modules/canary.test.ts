import { assembleRules, type Game, MODULES, type Plain } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { recordForLeaks } from '../../../rules/test/leaks/twin-tests.js';
import { automatonRules, bargainsRules, resistanceRules } from '../../../rules/test/modules/index.js';
import { LEVELS, type Level } from '../../src/index.js';
import { botOf, findPeeking, peeking } from '../canary.js';

const SEEDS = [1, 2, 3];
const BARGAIN_SEEDS = [1, 10, 11, 12];
const EVERY: Readonly<Record<Level, number>> = {
  apprentice: 2,
  journeyman: 2,
  engineer: 16,
  mastermind: 24,
};

/** Akira, Enkidu and Julie, each beside everything else; a game of an odd number ends before the Theories are known. */
const everything = assembleRules(MODULES.map(({ id }) => id));
const NEW_HEROES = [
  ['akira', 2],
  ['enkidu', 3],
  ['enkidu', 4],
  ['julie', 6],
] as const;

const GAMES = {
  everything: NEW_HEROES.map(([hero, seed]) => recordForLeaks(everything, seed, [hero, 'finch', 'actress'])),
  resistance: SEEDS.map((seed) => recordForLeaks(resistanceRules, seed)),
  automaton: SEEDS.map((seed) => recordForLeaks(automatonRules, seed)),
  bargains: BARGAIN_SEEDS.map((seed) => recordForLeaks(bargainsRules, seed)),
};

describe.each([
  ['everything', 'machine', ['improvement', 'boarding']],
  ['everything', 'revolutionaries', ['theory-choice', 'theory', 'now-or-later']],
  ['resistance', 'machine', []],
  ['resistance', 'revolutionaries', ['loan', 'whisper']],
  ['automaton', 'revolutionaries', []],
  ['bargains', 'machine', ['bid', 'grant', 'stake']],
  ['bargains', 'revolutionaries', ['bid', 'call', 'gift']],
] as const)('with %s, in games that the %s cannot tell apart,', (module, side, own) => {
  it.each(LEVELS)('a bot decides the same as %s', (level) => {
    const asked = new Map<string, number>();
    for (const recording of GAMES[module])
      expect(findPeeking(recording, side, botOf(level), { every: EVERY[level], asked })).toBeUndefined();
    if (EVERY[level] === EVERY.apprentice)
      expect([...asked.keys()]).toEqual(expect.arrayContaining([...own]));
  });
});

describe('the canary is tested: it notices', () => {
  const catches = (
    module: keyof typeof GAMES,
    side: 'machine' | 'revolutionaries',
    peek: (extra: Readonly<Record<string, Plain>>) => unknown,
  ) =>
    GAMES[module].some(
      (recording) =>
        findPeeking(
          recording,
          side,
          peeking(({ state }: Game) => JSON.stringify(peek(state.extra))),
          {
            every: 3,
          },
        ) !== undefined,
    );

  it('Heroes who know what lies in the safe', () => {
    expect(catches('bargains', 'revolutionaries', ({ safe }) => safe)).toBe(true);
  });

  it('but not a Machine that does', () => {
    expect(catches('bargains', 'machine', ({ safe }) => safe)).toBe(false);
  });
});
