import { type Game, itemAt, TRAITOR, UNIDENTIFIED } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { recordForLeaks } from '../../rules/test/leaks/twin-tests.js';
import { LEVELS, type Level } from '../src/index.js';
import { botOf, findPeeking, peeking } from './canary.js';
import { RULES } from './situations.js';

const SIDES = ['machine', 'revolutionaries'] as const;
/** Random games at every size of table; every fourth is a late game of rebels. */
const SEEDS = [1, 2, 3, 4, 7, 8, 12, 16];
const EVERY: Readonly<Record<Level, number>> = { apprentice: 3, journeyman: 3, engineer: 7, mastermind: 10 };

const recordings = SEEDS.map((seed) => recordForLeaks(RULES, seed));

describe('a bot decides the same in games that it cannot tell apart', () => {
  describe.each(SIDES)('for the %s', (side) => {
    it.each(LEVELS)('as %s', (level) => {
      const asked = new Map<string, number>();
      for (const recording of recordings) {
        const peeked = findPeeking(recording, side, botOf(level), { every: EVERY[level], asked });
        expect(peeked).toBeUndefined();
      }
      const secret = side === 'machine' ? 'machine-phase' : 'access-choice';
      expect(asked.get(secret) ?? 0, JSON.stringify([...asked])).toBeGreaterThan(10);
    });
  });
});

describe('the canary is tested: it notices a bot that', () => {
  const catches = (side: (typeof SIDES)[number], peek: (game: Game) => unknown) =>
    recordings.some((recording) => findPeeking(recording, side, peeking(peek), { every: 3 }) !== undefined);

  it.each(SIDES)('as %s knows where Traitors are', (side) => {
    const traitors = ({ state }: Game) =>
      state.citizenKind.filter(
        (kind, at) => kind === TRAITOR && state.citizenFace[at] === UNIDENTIFIED && at < 9,
      );
    expect(catches(side, (game) => traitors(game).length)).toBe(true);
  });

  it.each(SIDES)('as %s knows the coming City Event', (side) => {
    expect(catches(side, ({ state }) => state.cityEvents.deck[0])).toBe(true);
  });

  it('as the machine knows what is in a hand', () => {
    expect(catches('machine', ({ state }) => itemAt(state.heroes, 0).forfeited)).toBe(true);
  });

  it('as a Hero knows the Directives in the Machine’s hand', () => {
    expect(catches('revolutionaries', ({ state }) => state.directives.hand.join())).toBe(true);
  });

  it('nobody else', () => {
    for (const side of SIDES) expect(catches(side, ({ state }) => state.round)).toBe(false);
  });
});
