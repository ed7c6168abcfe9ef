import { assembleRules, createConfig, MODULES } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { figuresOf, pretend } from '../../test/pretended-games.js';
import { Bench, type BenchSettings } from './bench.js';
import type { Match } from './matches.js';
import { CHOICES, moduleBalance } from './module-balance.js';
import { strength } from './strength.js';
import type { Workforce } from './threads.js';

function benchWith(threads: Workforce, settings: Partial<BenchSettings> = {}): Bench {
  const bench = new Bench({
    threads,
    seed: 'test',
    full: false,
    date: '2000-01-01',
    say: () => {},
    ...settings,
  });
  bench.allow(60);
  return bench;
}

describe('the balance of each choice of modules', () => {
  it('is that of 300 games, which the Machine wins 42 to 58 times of 100', async () => {
    const threads = pretend(({ modules = [] }) => (modules.includes('surveillance-zeppelin') ? 0.8 : 0.5));
    const figures = await figuresOf(moduleBalance, benchWith(threads));
    expect(figures.map(({ name }) => name)).toEqual(CHOICES.map(({ name }) => name));
    expect(new Set(figures.map(({ games }) => games))).toEqual(new Set([300]));
    const failed = figures.filter(({ passed }) => passed === 'no').map(({ name }) => name);
    expect(failed).toEqual(['zeppelin', 'zeppelin-pockets', 'everything']);
  });

  it('is measured of those named, with the Master Plan from where it is asked for', async () => {
    const matches: Match[] = [];
    const threads = pretend((match) => {
      matches.push(match);
      return 0.5;
    });
    const choices = ['akira', 'servants-ac'];
    const figures = await figuresOf(moduleBalance, benchWith(threads, { choices, masterPlan: 3, games: 20 }));
    expect(figures.map(({ name, games }) => [name, games])).toEqual([
      ['akira, Master Plan from 3', 20],
      ['servants-ac, Master Plan from 3', 20],
    ]);
    expect(new Set(matches.map(({ masterPlan }) => masterPlan))).toEqual(new Set([3]));
    expect(new Set(matches.map(({ including }) => including?.[0]))).toEqual(new Set(['akira', undefined]));
  });

  it.each(CHOICES)('$name can be played', ({ modules, including }) => {
    const rules = assembleRules(['one-versus-many', ...modules]);
    const heroes = including === undefined ? [] : [including];
    const config = createConfig(rules, { seed: 'a choice', heroes: 'random', including: heroes });
    expect(config.heroes).toEqual(expect.arrayContaining(heroes));
  });
});

it('levels meet 200 times with modules', async () => {
  const modules = MODULES.map(({ id }) => id);
  const rank = ['apprentice', 'journeyman', 'engineer', 'mastermind'];
  const threads = pretend((match) => {
    expect(match.modules).toBe(modules);
    return rank.indexOf(String(match.machine)) > rank.indexOf(String(match.heroes)) ? 0.9 : 0.1;
  });
  const figures = await figuresOf(strength, benchWith(threads, { modules }));
  const duels = figures.filter(({ demand }) => demand.includes('paired'));
  expect(duels.map(({ games, passed }) => [games, passed])).toEqual([
    [200, 'yes'],
    [200, 'yes'],
    [200, 'yes'],
  ]);
});
