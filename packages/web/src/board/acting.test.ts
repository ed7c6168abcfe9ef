import { assembleRules, openScenario, type Scenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { actingFigure, stanceOf } from './acting.js';

function viewOf(scenario: Partial<Scenario>, audience: 'machine' | 'revolutionaries') {
  const heroes = { finch: { in: 'art' }, fowler: { in: 'velvet' }, physician: { in: 'science' } };
  return openScenario(assembleRules(), { format: 1, name: 'Acting', heroes, ...scenario }).view(audience);
}

describe('the acting figure', () => {
  it('is the Hero whose turn it is', () => {
    expect(actingFigure(viewOf({ phase: 'heroes', turn: 'fowler' }, 'revolutionaries'), undefined)).toBe(
      'fowler',
    );
  });

  it('is the Hero who is asked, while all choose their cards', () => {
    const view = viewOf({ phase: 'access' }, 'revolutionaries');
    expect(actingFigure(view, undefined)).toBeUndefined();
    expect(actingFigure(view, 'physician')).toBe('physician');
  });

  it('is the Servant whose deed the table tells', () => {
    expect(actingFigure(viewOf({ phase: 'machine' }, 'revolutionaries'), 'judgementor')).toBe('judgementor');
  });

  it('is the Servant whom the Great Machine has chosen, and stays it', () => {
    const view = viewOf({ phase: 'machine', bonds: 4 }, 'machine');
    expect(actingFigure(view, 'machine')).toBeUndefined();
    const [question, ...others] = view.questions;
    if (question === undefined) throw new Error('nothing is asked');
    const draft = [{ pick: 'servant', names: 'servant', of: 'phantasmer' } as const];
    expect(actingFigure({ ...view, questions: [{ ...question, draft }, ...others] }, 'machine')).toBe(
      'phantasmer',
    );
  });
});

it('is lit, and all others stand back; where no figure acts, none does', () => {
  expect(stanceOf('finch', 'finch')).toBe('acting');
  expect(stanceOf('fowler', 'finch')).toBe('waiting');
  expect(stanceOf('fowler', undefined)).toBe('calm');
});
