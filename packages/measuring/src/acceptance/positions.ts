import type { Player } from '@great-machine/bots';
import { loadPositions } from '../positions/files.js';
import { wilsonInterval } from '../statistics/index.js';
import type { Bar, Bench } from './bench.js';
import { runCampaign } from './campaign.js';
import { type Figure, plainFigure } from './figure.js';
import type { Judging } from './jobs.js';

interface Limit {
  readonly player: Player;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** A level that leaves much to chance is tried more often. */
  readonly times: number;
}

const LIMITS: readonly Limit[] = [
  { player: 'random', atMost: 0.25, times: 3 },
  { player: 'apprentice', atMost: 0.6, times: 3 },
  { player: 'engineer', atLeast: 0.9, times: 1 },
  { player: 'mastermind', atLeast: 0.95, times: 1 },
];

export const positions: Bar = {
  name: 'positions',
  share: 4,
  async *measure(bench) {
    for (const limit of LIMITS) yield await solve(bench, limit);
  },
};

/** The whole suite, always the same positions; the interval is that of as many others like them. */
async function solve(bench: Bench, { player, atLeast = 0, atMost = 1, times }: Limit): Promise<Figure> {
  const startedAt = performance.now();
  const count = loadPositions('core').length;
  const failed = new Map<string, number>();
  let [passed, tried] = [0, 0];
  await runCampaign(bench.threads, {
    portions: judgings(player, count, times, bench.seed),
    add: (result) => {
      for (const { name, passed: isPassed } of result.passed) {
        tried++;
        if (isPassed) passed++;
        else failed.set(name, (failed.get(name) ?? 0) + 1);
      }
      bench.say(`positions, ${player}: ${tried} of ${count * times}`);
    },
    isDecided: () => false,
    isTimeUp: bench.timer(player === 'mastermind' ? 1 : 0.6),
  });
  const share = passed / Math.max(1, tried);
  const isComplete = tried === count * times;
  const isKept = share >= atLeast && share <= atMost;
  const { low, high } = wilsonInterval(passed, tried);
  const says = atLeast > 0 ? `solves at least ${atLeast * 100} %` : `solves at most ${atMost * 100} %`;
  const notes = isComplete ? [] : [`the time was up after ${tried} of ${count * times}`];
  if (atLeast > 0 && failed.size > 0) notes.push(`not solved: ${[...failed.keys()].join(', ')}`);
  return plainFigure(player, says, share, !isComplete ? 'undecided' : isKept ? 'yes' : 'no', {
    interval: [low, high],
    games: tried,
    seconds: (performance.now() - startedAt) / 1000,
    note: notes.length > 0 ? notes.join('; ') : undefined,
  });
}

const PORTION = 4;

function* judgings(player: Player, count: number, times: number, seed: string): Generator<Judging, void> {
  for (let time = 0; time < times; time++) {
    for (let from = 0; from < count; from += PORTION) {
      const numbers = Array.from({ length: Math.min(PORTION, count - from) }, (_, at) => from + at);
      yield { do: 'positions', player, numbers, seed: `${seed}-${time}` };
    }
  }
}
