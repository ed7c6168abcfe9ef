import { LEVELS } from '@great-machine/bots';
import { createConfig } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { RULES } from '../table/rules.js';
import { BOT_LEVELS } from './levels.js';
import { dailySeed, dailySetup, quickSetup } from './quick-setup.js';

describe('a game without questions', () => {
  it('knows the levels of the bots', () => {
    expect(BOT_LEVELS).toEqual(LEVELS);
  });

  it('seats somebody at every seat of the game', () => {
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
});
