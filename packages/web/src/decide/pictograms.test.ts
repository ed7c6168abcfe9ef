import { assembleRules, MODULES } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { drawingOfAction } from './pictograms.js';

const RULES = assembleRules(MODULES.map(({ id }) => id));

describe('the picture of an Action', () => {
  it('exists for every Action of both sides', () => {
    const cards = [...Object.values(RULES.cityEvents), ...Object.values(RULES.directives)];
    const actions = [
      ...Object.keys(RULES.heroActions),
      ...Object.keys(RULES.servantActions),
      ...cards.flatMap(({ servantAction }) => servantAction?.id ?? []),
    ];
    expect(actions).toContain('confiscate');
    expect(actions.filter((action) => drawingOfAction(action) === undefined)).toEqual([]);
  });
});
