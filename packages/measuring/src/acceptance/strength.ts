import type { Player } from '@great-machine/bots';
import { itemAt } from '@great-machine/rules';
import { type Bar, type Bench, portionsOf } from './bench.js';
import { meanEstimate, shareEstimate } from './demand.js';
import type { Figure, Test } from './figure.js';
import type { MatchesResult } from './matches.js';

/** A better level against a weaker one: every deal is played twice, the sides exchanged. */
interface Duel {
  readonly better: Player;
  readonly weaker: Player;
  readonly atLeast: number;
  /** Of the interval; without it the figure itself counts at the end. */
  readonly lowAbove?: number;
  /** What it has to reach on each side alone. */
  readonly onEachSide?: number;
  readonly pairs: number;
  /** Pairs that are played before a verdict may end the rest. */
  readonly leastPairs?: number;
  readonly share: number;
}

const LEAST_PAIRS = 30;

const DUELS: readonly Duel[] = [
  {
    better: 'journeyman',
    weaker: 'apprentice',
    atLeast: 0.65,
    lowAbove: 0.65,
    onEachSide: 0.52,
    pairs: 1000,
    share: 0.1,
  },
  {
    better: 'engineer',
    weaker: 'journeyman',
    atLeast: 0.65,
    lowAbove: 0.6,
    onEachSide: 0.52,
    pairs: 300,
    share: 0.3,
  },
  {
    better: 'mastermind',
    weaker: 'engineer',
    atLeast: 0.55,
    lowAbove: 0.5,
    onEachSide: 0.52,
    pairs: 600,
    share: 1,
  },
];

/** With modules each pair of levels plays 200 games. */
const WITH_MODULES = { pairs: 100, leastPairs: 100 };
const MODULE_DUELS: readonly Duel[] = [
  { better: 'journeyman', weaker: 'apprentice', atLeast: 0.65, share: 0.1, ...WITH_MODULES },
  { better: 'engineer', weaker: 'journeyman', atLeast: 0.65, share: 0.3, ...WITH_MODULES },
  { better: 'mastermind', weaker: 'engineer', atLeast: 0.52, share: 1, ...WITH_MODULES },
];

export const strength: Bar = {
  name: 'strength',
  share: 22,
  async *measure(bench) {
    const duels = bench.modules === undefined ? DUELS : MODULE_DUELS;
    for (const side of ['machine', 'heroes'] as const) yield* await beatRandom(bench, side);
    for (const duel of duels) yield* await fight(bench, duel);
  },
};

const RANDOM_GAMES = 1000;

async function beatRandom(bench: Bench, side: 'machine' | 'heroes'): Promise<Figure[]> {
  let [won, played] = [0, 0];
  const test: Test = {
    name: `journeyman as ${side} against random`,
    says: 'wins at least 95 % of 1,000 games',
    demand: { atLeast: 0.95 },
    estimate: () => shareEstimate(won, played),
    games: () => played,
  };
  const portions = portionsOf(RANDOM_GAMES, 25, (number) => ({
    seed: `${bench.seed}-random-${number}`,
    machine: side === 'machine' ? 'journeyman' : 'random',
    heroes: side === 'machine' ? 'random' : 'journeyman',
    modules: bench.modules,
  }));
  return bench.test(test.name, [test], {
    portions,
    least: 100,
    share: 0.1,
    add({ results }) {
      played += results.length;
      won += results.filter(({ machineWon }) => machineWon === (side === 'machine')).length;
    },
  });
}

async function fight(bench: Bench, duel: Duel): Promise<Figure[]> {
  const { better, weaker } = duel;
  const tally = new Tally();
  const name = `${better} against ${weaker}`;
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const { lowAbove = duel.atLeast, leastPairs = LEAST_PAIRS } = duel;
  const interval = lowAbove < duel.atLeast ? `, lower end above ${percent(lowAbove)}` : '';
  const tests: Test[] = [
    {
      name,
      says: `wins at least ${percent(duel.atLeast)} of paired games${interval}`,
      demand: { atLeast: duel.atLeast, lowAbove: duel.lowAbove },
      estimate: () => meanEstimate(tally.pairs),
      games: () => 2 * tally.pairs.count,
    },
  ];
  if (duel.onEachSide !== undefined) {
    const { onEachSide } = duel;
    for (const side of ['Machine', 'Heroes'] as const) {
      tests.push({
        name: `${name}, as the ${side} alone`,
        says: `wins at least ${percent(onEachSide)}`,
        demand: { atLeast: onEachSide, lowAbove: 0 },
        estimate: () => shareEstimate(tally.won[side], tally.pairs.count),
        games: () => tally.pairs.count,
      });
    }
  }
  const portions = portionsOf(2 * duel.pairs, better === 'mastermind' ? 2 : 10, (number) => ({
    seed: `${bench.seed}-${better}-${Math.floor(number / 2)}`,
    machine: number % 2 === 0 ? better : weaker,
    heroes: number % 2 === 0 ? weaker : better,
    modules: bench.modules,
  }));
  return bench.test(name, tests, {
    portions,
    least: 2 * leastPairs,
    share: duel.share,
    add: (result) => tally.add(result),
  });
}

/** Pairs of games: the better level is the Machine in the first, the Heroes in the second. */
class Tally {
  pairs = { count: 0, sum: 0, squares: 0 };
  readonly won = { Machine: 0, Heroes: 0 };

  add({ results }: MatchesResult): void {
    for (let at = 0; at + 1 < results.length; at += 2) {
      const asMachine = itemAt(results, at).machineWon ? 1 : 0;
      const asHeroes = itemAt(results, at + 1).machineWon ? 0 : 1;
      const score = (asMachine + asHeroes) / 2;
      this.won.Machine += asMachine;
      this.won.Heroes += asHeroes;
      const { count, sum, squares } = this.pairs;
      this.pairs = { count: count + 1, sum: sum + score, squares: squares + score ** 2 };
    }
  }
}
