import { forkGame, present } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { answer } from '../src/hosting/arena.js';
import {
  Cancelled,
  createMind,
  LEVELS,
  type Level,
  type Limits,
  type Situation,
  type Thought,
  tableOf,
} from '../src/index.js';
import { collectMoments, isBegun, type Moment, questionIn } from './moments.js';
import { RULES } from './situations.js';

const PER_KIND = 3;
const KINDS = Object.keys(RULES.decisions).sort();
const moments = collectMoments(PER_KIND);

/** Lets a level answer in a copy of the game; picks that are not offered make it throw. */
function answerBy(level: Level, moment: Moment, limits: Limits): Thought {
  const game = forkGame(moment.game);
  const bot = createMind(RULES, level, moment.where);
  let thought: Thought | undefined;
  const decide = (situation: Situation) => {
    thought = bot.decide(situation, limits);
    return thought;
  };
  const minds = { machine: { decide }, revolutionaries: { decide } };
  answer(game, tableOf(game.state.config), questionIn(game, moment), minds, {});
  return present(thought, 'thought');
}

it('every kind of question is asked here', () => {
  expect([...new Set(moments.map(({ kind }) => kind))].sort()).toEqual(KINDS);
});

describe.each(LEVELS)('%s', (level) => {
  describe.each([
    ['5 iterations', { iterations: 5 }],
    ['5 milliseconds', { milliseconds: 5 }],
  ])('within %s', (_name, limits) => {
    it.each(KINDS)('answers %s as the rules allow', (kind) => {
      for (const moment of moments.filter((one) => one.kind === kind)) {
        const { picks, mixture } = answerBy(level, moment, limits);
        expect(picks.length, moment.where).toBeGreaterThan(0);
        if (mixture === undefined) continue;
        const chances = mixture.chances.map(({ chance }) => chance);
        expect(
          chances.reduce((sum, chance) => sum + chance, 0),
          moment.where,
        ).toBeCloseTo(1, 6);
        expect(Math.min(...chances), moment.where).toBeGreaterThanOrEqual(0);
      }
    });
  });
});

describe('a question that a player has begun to answer', () => {
  const begun = collectMoments(PER_KIND, isBegun);

  it.each(LEVELS)('is gone on with by a(n) %s as the rules allow', (level) => {
    expect(begun.length).toBeGreaterThan(10);
    for (const moment of begun)
      expect(answerBy(level, moment, { iterations: 5 }).picks.length, moment.where).toBeGreaterThan(0);
  });
});

const BIG = ['access-choice', 'machine-phase', 'free-identification'];
const SOON = 1500;

describe.each(['engineer', 'mastermind'] as const)('a cancelled thought of a(n) %s', (level) => {
  it.each(BIG)('about %s ends soon, and says that it was cancelled', (kind) => {
    for (const moment of moments.filter((one) => one.kind === kind)) {
      for (const after of [0, 10]) {
        let looks = 0;
        const startedAt = performance.now();
        expect(() => answerBy(level, moment, { isCancelled: () => looks++ >= after })).toThrow(Cancelled);
        expect(looks, moment.where).toBe(after + 1);
        expect(performance.now() - startedAt, moment.where).toBeLessThan(SOON);
      }
    }
  });
});
