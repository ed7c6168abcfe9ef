import { Dice } from '@great-machine/bots';
import { itemAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { balance } from './balance.js';
import { type Bar, Bench } from './bench.js';
import { runCampaign } from './campaign.js';
import type { Figure } from './figure.js';
import type { Job, ResultOf } from './jobs.js';
import type { Match, MatchesResult, MatchResult } from './matches.js';
import { recheck, screen, screeningFigures } from './screening.js';
import { strength } from './strength.js';
import type { Workforce } from './threads.js';

const TRIOS = ['finch+veteran+fowler', 'actress+artificer+physician'];

/** Games that nobody plays: the Machine wins with the given chance, the same match always alike. */
function pretend(chanceOf: (match: Match, trio: string) => number): Workforce & { jobs: number } {
  return {
    count: 2,
    jobs: 0,
    async run<J extends Job>(job: J): Promise<ResultOf<J>> {
      this.jobs++;
      const results = (job.do === 'matches' ? job.matches : []).map((match): MatchResult => {
        const dice = new Dice(match.seed);
        const trio = dice.pick(TRIOS);
        return { machineWon: dice.unit() < chanceOf(match, trio), rounds: 9, how: 'three-riots', trio };
      });
      return { results } as MatchesResult as ResultOf<J>;
    },
  };
}

function benchWith(threads: Workforce, full = false): Bench {
  const bench = new Bench({ threads, seed: 'test', full, date: '2000-01-01', say: () => {} });
  bench.allow(60);
  return bench;
}

async function figuresOf(bar: Bar, bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for await (const figure of bar.measure(bench)) figures.push(figure);
  return figures;
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

  it('counts portions in their order, whoever is faster, and stops when it is decided', async () => {
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
