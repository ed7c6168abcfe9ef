import { mkdtempSync, readFileSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleRules, itemAt, MODULES } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { figuresOf, pretend, TRIOS } from '../../test/pretended-games.js';
import { newGameCounts } from '../statistics/index.js';
import { balance } from './balance.js';
import { Bench } from './bench.js';
import { runCampaign } from './campaign.js';
import type { Match } from './matches.js';
import { RememberedJobs } from './remembered-jobs.js';
import { recheck, screen, screeningFigures } from './screening.js';
import { strength } from './strength.js';
import type { Workforce } from './threads.js';

function benchWith(threads: Workforce, full = false): Bench {
  const bench = new Bench({ threads, seed: 'test', full, date: '2000-01-01', say: () => {} });
  bench.allow(60);
  return bench;
}

describe('a campaign', () => {
  const portions = () =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ do: 'positions', numbers: [number] }) as never);

  /** The first portions take longest. */
  const slowFirst: Workforce = {
    count: 2,
    run: async (job) => {
      const number = itemAt((job as unknown as { numbers: number[] }).numbers, 0);
      await new Promise((resolve) => setTimeout(resolve, 10 - number));
      return number as never;
    },
  };

  it('counts portions in their order, not in that of the threads, and stops when it is decided', async () => {
    const seen: unknown[] = [];
    const ending = await runCampaign(slowFirst, {
      portions: portions(),
      add: (result) => seen.push(result),
      isDecided: () => seen.length === 3,
      isTimeUp: () => false,
    });
    expect(seen).toEqual([1, 2, 3]);
    expect(ending).toBe('decided');
  });

  it('tells the planned end from time that is up', async () => {
    let started = 0;
    const run = (most: number) => {
      started = 0;
      return runCampaign(slowFirst, {
        portions: portions(),
        add: () => {},
        isDecided: () => false,
        isTimeUp: () => ++started > most,
      });
    };
    expect(await run(100)).toBe('end');
    expect(await run(5)).toBe('cut short');
  });
});

describe('the bars of pretended games', () => {
  const rank = (side: Match['machine']) =>
    ['random', 'apprentice', 'journeyman', 'engineer', 'mastermind'].indexOf(String(side));

  it('pass levels that are as strong as demanded, in few games', async () => {
    const threads = pretend(({ machine, heroes }) => {
      if (machine === 'random') return 0.01;
      return heroes === 'random' ? 0.99 : rank(machine) > rank(heroes) ? 0.75 : 0.25;
    });
    const figures = await figuresOf(strength, benchWith(threads));
    expect(figures.map(({ passed }) => passed)).toEqual(figures.map(() => 'yes'));
    const random = figures.filter(({ name }) => name.endsWith('random'));
    expect(random).toHaveLength(2);
    const strongest = figures.find(({ name }) => name === 'mastermind against engineer');
    expect(strongest?.games).toBeLessThan(200);
  });

  it('fail levels that are no better than those below', async () => {
    const figures = await figuresOf(strength, benchWith(pretend(() => 0.5)));
    const whole = figures.filter(({ demand }) => demand.includes('paired'));
    expect(whole.map(({ passed }) => passed)).toEqual(['no', 'no', 'no']);
  });

  it('find the trio and the cards that are out of balance', async () => {
    const chanceOf = ({ blank }: Match, trio: string) =>
      blank === 'parade' ? 0.2 : trio === TRIOS[0] ? 0.3 : 0.7;
    const bench = benchWith(pretend(chanceOf), true);
    const screening = await screen(bench);
    expect(screening.games).toBe(20_000);
    const figures = screeningFigures(screening, 'now');
    expect(figures.map(({ passed }) => passed)).toEqual(['no', 'no', 'yes']);
    const events = itemAt(figures, 1);
    expect(events.note).toContain('parade');
    expect(events.measured).toBeCloseTo(0.3, 1);
    expect((await recheck(bench, screening)).passed).toBe('yes');
    const changed = benchWith(pretend(() => 0.4));
    expect((await recheck(changed, screening)).passed).toBe('no');
  });

  it('leave the balance open without a screening, and without time for games', async () => {
    const bench = benchWith(pretend(() => 0.5));
    bench.allow(0);
    const figures = await figuresOf(balance, bench);
    expect(new Set(figures.map(({ passed }) => passed))).toEqual(new Set(['undecided']));
  });
});

describe('the balance of pretended games with modules', () => {
  const modules = MODULES.map(({ id }) => id);
  const bench = (threads: Workforce, games = 1800) => {
    const settings = { threads, seed: 'test', full: false, date: '2000-01-01', say: () => {} };
    const made = new Bench({ ...settings, modules, games });
    made.allow(60);
    return made;
  };

  it('finds the card that is too strong, in games in which it can occur', async () => {
    const asked: Match[] = [];
    const threads = pretend((match) => {
      asked.push(match);
      return match.blank === 'empathizer' ? 0.1 : 0.5;
    });
    const figures = await figuresOf(balance, bench(threads));
    expect(figures.map(({ name, passed }) => [name.split(' ')[0], passed])).toEqual([
      ['Hero', 'yes'],
      ['Inventions', 'no'],
      ['Theories', 'yes'],
      ['Surge', 'yes'],
      ['Improvements', 'yes'],
    ]);
    expect(itemAt(figures, 1).note).toContain('beyond: empathizer;');
    const heroesOf = (blank: string) =>
      new Set(asked.flatMap((match) => (match.blank === blank ? (match.including ?? []) : [])));
    expect([heroesOf('empathizer'), heroesOf('chaos')]).toEqual([new Set(['akira']), new Set(['enkidu'])]);
    expect(heroesOf('custody')).toEqual(new Set(['akira', 'enkidu', 'julie']));
    const ofPhantasmer = asked.find(({ blank }) => blank === 'phantasmer-2');
    expect(ofPhantasmer?.modules).toContainEqual({ id: 'chronoleon', options: { replaces: 'lex-hecate' } });
    expect(asked.filter(({ blank }) => blank === 'judgementor-1')).toHaveLength(600);
  });

  it('tells what is hardly used, and what never could be', async () => {
    const counts = newGameCounts(assembleRules(modules));
    counts.moduleUses['theory-applied'].chaos = { available: 1000, taken: 9 };
    counts.moduleUses['surge-activated'].custody = { available: 100, taken: 1 };
    const plain = pretend(() => 0.5);
    const threads: Workforce = { count: 1, run: async (job) => ({ ...(await plain.run(job)), counts }) };
    const figures = await figuresOf(balance, bench(threads, 30));
    const theories = figures.find(({ name }) => name === 'the least used Theory');
    expect(theories).toMatchObject({ passed: 'no', measured: 0.009 });
    expect(theories?.note).toMatch(/^chaos, of .* chances; below 1 %: chaos; without a chance: behavior/);
    expect(figures.find(({ name }) => name.endsWith('to activate'))).toMatchObject({ passed: 'undecided' });
  });

  it('is undecided when the time is up', async () => {
    const late = bench(pretend(() => 0.5));
    late.allow(0);
    expect((await figuresOf(balance, late)).map(({ passed }) => passed)).toEqual(['undecided']);
  });
});

describe('jobs that are remembered', () => {
  it('are done once, and again only if their line was torn off', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'jobs-')), 'jobs.jsonl');
    const threads = pretend(() => 0.5);
    const matches = (seed: string): Match[] => [{ seed, machine: 'random', heroes: 'random' }];
    const run = (seed: string) =>
      new RememberedJobs(threads, file).run({ do: 'matches', matches: matches(seed) });
    const [first, second] = [await run('first'), await run('second')];
    expect(threads.jobs).toBe(2);
    expect([await run('first'), await run('second')]).toEqual([first, second]);
    expect(threads.jobs).toBe(2);
    truncateSync(file, readFileSync(file).length - 3);
    expect([await run('first'), await run('second'), await run('second')]).toEqual([first, second, second]);
    expect(threads.jobs).toBe(3);
  });
});
