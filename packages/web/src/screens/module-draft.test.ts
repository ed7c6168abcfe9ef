import { assembleRules, createConfig } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import {
  ADDITIONS,
  additionsOf,
  bringerOf,
  contradictionsOf,
  NO_MODULES,
  planStartOf,
  setOption,
  toggleModule,
} from './module-draft.js';

const [GAME, SERVANTS, POCKETS] = ['one-versus-many', 'servants-of-the-machine', 'pockets-of-resistance'];
const withServants = toggleModule(NO_MODULES, SERVANTS);
const idsOf = (modules: readonly { readonly id: string }[]) => modules.map(({ id }) => id);
const advantages = (value: string, modules = withServants) =>
  setOption(modules, SERVANTS, 'advantages', value);
const adjusted = (option: string, modules = withServants) => setOption(modules, GAME, option, true);

describe('modules of a new game', () => {
  it('are none at first, and every one can be chosen by itself', () => {
    expect(idsOf(NO_MODULES)).toEqual([GAME]);
    for (const { id } of ADDITIONS) {
      const chosen = toggleModule(NO_MODULES, id);
      expect(idsOf(chosen)).toContain(id);
      expect(Object.values(contradictionsOf(chosen, 2)).flat()).toEqual([]);
    }
  });

  it('bring what they need, and take along what needs them', () => {
    const chosen = toggleModule(NO_MODULES, 'chronoleon');
    expect(idsOf(chosen)).toEqual([GAME, SERVANTS, 'chronoleon']);
    expect(toggleModule(chosen, SERVANTS)).toEqual(NO_MODULES);
    expect(idsOf(toggleModule(chosen, 'chronoleon'))).toEqual([GAME, SERVANTS]);
  });

  it('keep their options while others come and go', () => {
    const chosen = toggleModule(advantages('bc'), 'surveillance-zeppelin');
    expect(chosen).toContainEqual({ id: SERVANTS, options: { advantages: 'bc' } });
    expect(toggleModule(chosen, 'surveillance-zeppelin')).toEqual(advantages('bc'));
  });

  it('bring others along by their options [R-ESC-1]', () => {
    expect(bringerOf(withServants, POCKETS)).toBe(SERVANTS);
    expect(bringerOf(advantages('bc'), POCKETS)).toBeUndefined();
    expect(additionsOf(withServants)).toEqual([SERVANTS, POCKETS]);
    expect(idsOf(assembleRules(withServants).modules)).toEqual([GAME, SERVANTS, POCKETS]);
  });

  it('fix where the Master Plan starts', () => {
    for (const modules of [withServants, advantages('bc'), adjusted('plan-at-one', NO_MODULES)])
      expect(planStartOf(modules)).toBe(assembleRules(modules).planStart);
    expect(planStartOf(advantages('bc'))).toBe(1);
  });
});

describe('what contradicts is said with its rule', () => {
  it.each([
    [
      'Pockets beside Servants without A',
      toggleModule(advantages('bc'), POCKETS),
      2,
      'pockets-without-advantage-a',
    ],
    [
      'B where the Plan starts at I anyway',
      adjusted('plan-at-one', advantages('ab')),
      2,
      'advantage-b-at-one',
    ],
    ['C where it was agreed on', adjusted('riot-gains'), 2, 'advantage-c-agreed'],
    ['A alone where C was not agreed on', advantages('a'), 1, 'advantage-a-alone'],
    ['A alone where the Plan starts at II', adjusted('riot-gains', advantages('a')), 2, 'advantage-a-alone'],
  ])('%s [R-ESC-1]', (_, modules, masterPlan, code) => {
    expect(contradictionsOf(modules, masterPlan)[SERVANTS]).toEqual([{ code, rule: 'R-ESC-1' }]);
    expect(() => createConfig(assembleRules(modules), { seed: 'any', masterPlan })).toThrow('R-ESC-1');
  });

  it('A alone is no contradiction where the table starts at I and has agreed on C', () => {
    expect(contradictionsOf(adjusted('riot-gains', advantages('a')), 1)[SERVANTS]).toEqual([]);
  });
});
