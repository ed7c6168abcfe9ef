import type { LogLine } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { bondsOf, PhasePlan } from './phase-plan.js';

const line = (key: string, params: LogLine['params'] = {}): LogLine => ({ key, params });
const entry = (...lines: LogLine[]) => ({ number: 0, lines });

describe('the plan of a Phase', () => {
  it('adds up what was paid and received', () => {
    const plan = new PhasePlan();
    plan.take(entry(line('phase-began', { phase: 'machine' })));
    plan.take(entry());
    plan.take(entry(line('guard-moved', { price: 2 })));
    plan.take(entry(line('servant-acted', { price: 1 }), line('bonds-received', { amount: 3 })));
    expect(plan.moves).toHaveLength(2);
    expect(bondsOf(plan.moves)).toEqual({ spent: 3, received: 3 });
  });

  it('forgets what was taken back, a step of a choice first', () => {
    const plan = new PhasePlan();
    plan.take(entry(line('guard-moved', { price: 2 })));
    plan.take(entry());
    plan.take(entry(line('answer-undone')));
    expect(bondsOf(plan.moves).spent).toBe(2);
    plan.take(entry(line('answer-undone')));
    expect(plan.moves).toEqual([]);
  });

  it('begins afresh with a Phase', () => {
    const plan = new PhasePlan();
    plan.take(entry(line('guard-moved', { price: 2 })));
    plan.take(entry(line('machine-phase-ended'), line('phase-began', { phase: 'heroes' })));
    expect(plan.moves).toEqual([]);
  });
});
