import type { Level } from '@great-machine/bots';
import { createMind, playGame } from '@great-machine/bots';
import { assembleRules, createConfig, MODULES, present, type Rules } from '@great-machine/rules';
import {
  newLogHistogram,
  noteAmount,
  type Spread,
  type Sums,
  spreadOf,
  sumsOf,
} from '../statistics/index.js';

/** What a level costs, measured in a process of its own. */
export interface CostReport {
  /** Processor time of each game, helpers of the engine included. */
  readonly seconds: Sums;
  /** Of single decisions, in milliseconds: of all, and of those that are not answered at once. */
  readonly wait: Spread;
  readonly longer: Spread;
  /** Highest values, in MB. */
  readonly memory: { readonly rss: number; readonly heap: number };
}

const LEAST_GAMES = 4;
const NOTICEABLE = 10;
/** Games before the first that counts, and milliseconds that they may take: a server is warm, too. */
const WARM_UP = { games: 30, milliseconds: 3000 };

function measure(rules: Rules, level: Level, games: number, seconds: number, seed: string): CostReport {
  const wait = newLogHistogram();
  const longer = newLogHistogram();
  const costs: number[] = [];
  let heap = 0;
  const play = (game: string) => {
    const own = `${seed}-cost-${level}-${game}`;
    const config = createConfig(rules, { seed: own, generator: 'fast', city: 'random' });
    const minds = {
      machine: createMind(rules, level, `${own}-machine`),
      revolutionaries: createMind(rules, level, `${own}-heroes`),
    };
    const before = process.cpuUsage();
    playGame(rules, config, minds, {
      thought(_game, _situation, _thought, milliseconds) {
        noteAmount(wait, milliseconds);
        if (milliseconds >= NOTICEABLE) noteAmount(longer, milliseconds);
      },
    });
    const { user, system } = process.cpuUsage(before);
    heap = Math.max(heap, process.memoryUsage().heapUsed / 1e6);
    return (user + system) / 1e6;
  };
  const start = performance.now();
  for (let game = 0; game < WARM_UP.games; game++) {
    if (performance.now() > start + WARM_UP.milliseconds) break;
    play(`warm-up-${game}`);
  }
  const until = performance.now() + seconds * 1000;
  while (costs.length < games && (costs.length < LEAST_GAMES || performance.now() < until))
    costs.push(play(`${costs.length}`));
  const rss = (process.resourceUsage().maxRSS * 1024) / 1e6;
  return { seconds: sumsOf(costs), wait: spreadOf(wait), longer: spreadOf(longer), memory: { rss, heap } };
}

const [level, games, seconds, seed, modules] = process.argv.slice(2);
const rules = modules === 'all' ? assembleRules(MODULES.map(({ id }) => id)) : assembleRules();
const cost = measure(rules, level as Level, Number(games), Number(seconds), present(seed, 'seed'));
console.log(JSON.stringify(cost));
