import { type Game, openScenario, type Scenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { collectMoments } from '../../../test/moments.js';
import { RULES } from '../../../test/situations.js';
import { COEFFICIENTS } from './coefficients.js';
import { evaluate as evaluateBy } from './evaluate.js';
import { FEATURES, features, inOrder } from './features.js';

const IN_ORDER = inOrder(COEFFICIENTS);

const open = (position: Omit<Scenario, 'format' | 'name'>): Game =>
  openScenario(RULES, { format: 1, name: 'judged', round: 7, phase: 'access', ...position }).look();

const evaluate = (g: Game) => evaluateBy(g, IN_ORDER);

const judged = (discontent: number, plan: number, riots: readonly string[] = []) =>
  evaluate(open({ tracks: { discontent, 'master-plan': plan }, riots }));

describe('the judgement of a position', () => {
  it('has a name and a coefficient for each feature', () => {
    expect(features(open({})).length).toBe(FEATURES.length);
    expect(Object.keys(COEFFICIENTS)).toEqual(FEATURES);
  });

  it('is a chance wherever a game may be', () => {
    for (const { game, where } of collectMoments(2)) {
      expect(evaluate(game), where).toBeGreaterThan(0);
      expect(evaluate(game), where).toBeLessThan(1);
    }
  });

  it('is certain when the game is over', () => {
    const g = open({});
    for (const winner of ['machine', 'revolutionaries']) {
      g.state.outcome = { winner, how: 'said here' };
      expect(evaluate(g)).toBe(winner === 'machine' ? 1 : 0);
    }
  });

  it('grows with the Master Plan and shrinks with Discontent and Riots', () => {
    expect(judged(9, 10)).toBeGreaterThan(judged(9, 2));
    expect(judged(17, 6)).toBeLessThan(judged(5, 6));
    expect(judged(12, 6, ['velvet', 'art'])).toBeLessThan(judged(12, 6));
  });
});
