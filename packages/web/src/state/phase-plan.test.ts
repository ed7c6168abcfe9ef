import type { AnyLogLine } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { lineOf, UNKNOWN } from '../../test/lines.js';
import { bondsOf, PhasePlan } from './phase-plan.js';

const entry = (...lines: AnyLogLine[]) => lines;

describe('the plan of a Phase', () => {
  it('adds up what was paid and received', () => {
    const plan = new PhasePlan();
    plan.take(entry(lineOf('phase-began', { phase: 'machine' })));
    plan.take(entry());
    plan.take(entry(lineOf('guard-moved', { price: 2 })));
    plan.take(entry(lineOf('servant-acted', { price: 1 }), lineOf('bonds-received', { amount: 3 })));
    expect(plan.moves).toHaveLength(2);
    expect(bondsOf(plan.moves)).toEqual({ spent: 3, received: 3 });
  });

  it('forgets what was taken back, a step of a choice first', () => {
    const plan = new PhasePlan();
    plan.take(entry(lineOf('guard-moved', { price: 2 })));
    plan.take(entry());
    plan.take(entry(lineOf('answer-undone')));
    expect(bondsOf(plan.moves).spent).toBe(2);
    plan.take(entry(lineOf('answer-undone')));
    expect(plan.moves).toEqual([]);
  });

  it('begins afresh with a Phase', () => {
    const plan = new PhasePlan();
    plan.take(entry(lineOf('guard-moved', { price: 2 })));
    plan.take(entry(lineOf('machine-phase-ended'), lineOf('phase-began', { phase: 'heroes' })));
    expect(plan.moves).toEqual([]);
  });

  it('counts nothing that another version tells', () => {
    const plan = new PhasePlan();
    plan.take(entry(UNKNOWN, { round: 1, key: 'guard-moved', params: { price: 2 } }));
    expect(plan.moves).toHaveLength(1);
    expect(bondsOf(plan.moves)).toEqual({ spent: 0, received: 0 });
  });
});
