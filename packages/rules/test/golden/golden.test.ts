import { createConfig, type GameOptions, replay, verifyRecord } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { rules } from '../play.js';
import { playAtRandom, readRecord, readText, writeLog, writeRecord, writeText } from './records.js';

interface GoldenGame {
  readonly players: number;
  readonly options: Omit<GameOptions, 'seed'>;
  /** After how many entries the game goes back, and to after how many. */
  readonly takeBacks?: Readonly<Record<number, number>>;
}

/**
 * Whole games that random players have once played. The author of a change of the rules sees here, line by line,
 * what it does to a game. If the change is meant, `GOLDEN_WRITE=1 npx vitest run packages/rules/test/golden` plays these games
 * anew and writes their records and logs; the difference is to be read.
 */
const GAMES: Readonly<Record<string, GoldenGame>> = {
  'alone-against-the-machine': {
    players: 15,
    options: { revolutionaries: 1, masterPlan: 4, heroes: ['finch', 'actress', 'physician'] },
  },
  'two-and-a-shared-hero': {
    players: 13,
    options: {
      revolutionaries: 2,
      masterPlan: 3,
      sharedHero: true,
      heroes: ['veteran', 'fowler', 'artificer'],
      city: 'the-cloister',
    },
  },
  'three-in-a-random-city': { players: 16, options: { revolutionaries: 3, masterPlan: 2, city: 'random' } },
  'taken-back-by-consent': {
    players: 17,
    options: { revolutionaries: 2, masterPlan: 4, heroes: ['finch', 'fowler', 'physician'] },
    takeBacks: { 60: 41, 90: 20 },
  },
};

const WRITE = process.env.GOLDEN_WRITE === '1';

describe.each(Object.entries(GAMES))('the golden game %s', (name, { players, options, takeBacks }) => {
  if (WRITE) {
    const played = playAtRandom(createConfig(rules, { seed: name, ...options }), players, takeBacks);
    writeRecord(name, played.record());
    writeText(`${name}.log.txt`, writeLog(played));
  }
  const record = readRecord(name);

  it('ends in the very same state as when it was recorded [R-ORD-4]', () => {
    expect(verifyRecord(rules, record)).toBe('same');
  });

  it('brings the very same public log, line by line, to its end [R-ORD-4, R-END-1]', () => {
    const played = replay(rules, record);
    const log = writeLog(played);
    expect(log.split('\n')).toEqual(readText(`${name}.log.txt`).split('\n'));
    expect(log).toMatch(/ \| game-won [^\n]+\n$/);
    expect(played.state.outcome).toBeDefined();
  });
});
