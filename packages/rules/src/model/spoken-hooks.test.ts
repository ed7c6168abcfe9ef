import { describe, expect, it } from 'vitest';
import { SpokenHooks } from './spoken-hooks.js';

const spares = () => true;
const doubles = (_g: unknown, value: number) => value * 2;
const adds = (_g: unknown, value: number) => value + 1;

describe('hooks', () => {
  const modules = new SpokenHooks([
    { source: 'module', hooks: { amounts: { repairs: doubles } } },
    { source: 'other', hooks: { sparesRaid: spares } },
  ]);
  const all = new SpokenHooks([{ source: 'DIR-levy', hooks: { amounts: { repairs: adds } } }], modules);

  it('speak in order, those of modules before those of cards', () => {
    expect(all.changesOf('repairs')).toEqual([
      { source: 'module', says: doubles },
      { source: 'DIR-levy', says: adds },
    ]);
    expect(modules.changesOf('repairs')).toEqual([{ source: 'module', says: doubles }]);
  });

  it('are not asked where they say nothing', () => {
    expect(all.at('sparesRaid')).toEqual([{ source: 'other', says: spares }]);
    expect(all.at('riotSucceeded')).toEqual([]);
    expect(all.changesOf('dice')).toEqual([]);
  });

  it('are found once for each moment', () => {
    expect(all.at('sparesRaid')).toBe(all.at('sparesRaid'));
    expect(all.changesOf('repairs')).toBe(all.changesOf('repairs'));
  });
});
