import { LEVELS } from '@great-machine/bots';
import { assembleRules, createConfig } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { RULES } from '../table/rules.js';
import { forgetModules, rememberModules, useLastModules } from './last-modules.js';
import { BOT_LEVELS } from './levels.js';
import { dailySeed, dailySetup, quickSetup } from './quick-setup.js';

describe('a game without questions', () => {
  it('knows the levels of the bots', () => {
    expect(BOT_LEVELS).toEqual(LEVELS);
  });

  it('fills every seat of the game', () => {
    for (const side of ['machine', 'revolutionaries'] as const) {
      const { options, occupants } = quickSetup(side, 'engineer');
      const seats = createConfig(RULES, { ...options, seed: 'any' }).seats.map(({ seat }) => seat);
      expect(Object.keys(occupants).sort()).toEqual([...seats].sort());
    }
  });

  it('starts the Master Plan at II, as every game but the first [R-TRK-4]', () => {
    const { options } = quickSetup('revolutionaries', 'engineer');
    expect(createConfig(RULES, { ...options, seed: 'any' }).masterPlan).toBe(2);
  });

  it('is the same City and Heroes for everybody on one day, on either side', () => {
    const day = new Date('2030-05-06T23:59:00Z');
    const configOf = (side: 'machine' | 'revolutionaries') =>
      createConfig(RULES, { seed: '', ...dailySetup(side, 'apprentice', day).options });
    const [one, other] = [configOf('machine'), configOf('revolutionaries')];
    expect(one.heroes).toEqual(other.heroes);
    expect(one.city).toEqual(other.city);
    expect(dailySeed(day)).toBe('daily-2030-05-06');
  });

  it('is a core game on every day', () => {
    expect(dailySetup('machine', 'apprentice', new Date()).modules).toBeUndefined();
  });
});

describe('modules of the last game that was put together', () => {
  const { modules } = assembleRules(['one-versus-many', 'servants-of-the-machine']);

  it('are played again, from the same start of the Plan', () => {
    rememberModules(modules, 3);
    const last = useLastModules.getState();
    const setup = quickSetup('machine', 'engineer', last.options, last.modules);
    expect(setup).toMatchObject({ modules, options: { masterPlan: 3 } });
    expect(() => assembleRules(setup.modules)).not.toThrow();
  });

  it('are forgotten after a core game as usual, but not what a table has agreed on [R-SET-3]', () => {
    rememberModules(modules, 2);
    rememberModules(assembleRules().modules, 4);
    expect(useLastModules.getState()).toEqual({});
    const agreed = assembleRules([{ id: 'one-versus-many', options: { 'riot-gains': true } }]).modules;
    rememberModules(agreed, 2);
    expect(useLastModules.getState().modules).toEqual(agreed);
    forgetModules();
    expect(useLastModules.getState()).toEqual({});
  });
});
