// How quick the built client is, by the bars of docs/performance.md. Times are processor time, and beside it what a
// clock showed, which depends on what else the machine does. `--json` prints one object, `--runs N` repeats.
import { loadavg } from 'node:os';
import { median } from './bench-figures.js';
import { measureFirstTarget, measureSizes } from './bench-loading.js';
import { measureAnswer, measureFrames, measureThinking } from './bench-playing.js';
import { launchBrowser, optionOf, serveClient } from './client.js';

const RUNS = Number(optionOf('--runs') ?? 5);
const client = await serveClient();
const browser = await launchBrowser();

type FirstTarget = Awaited<ReturnType<typeof measureFirstTarget>>;

async function firstTargets(way: 'saved' | 'home'): Promise<FirstTarget[]> {
  const runs: FirstTarget[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measureFirstTarget(browser, client.address, way));
  return runs;
}

const sizes = await measureSizes(browser, client);
const saved = await firstTargets('saved');
const home = await firstTargets('home');
const answers = await measureAnswer(browser, client.address);
const frames = await measureFrames(browser, client.address);
const thinking = await measureThinking(browser, client.address);
await browser.close();
client.close();

const moving = [frames.pan, frames.zoom, frames.walk];
const worst = <Key extends string>(values: readonly Record<Key, number>[], of: Key) =>
  Math.max(...values.map((one) => one[of]));
const middle = (runs: readonly FirstTarget[], of: 'processor' | 'wall') => median(runs.map((one) => one[of]));

interface Measured {
  readonly figure: string;
  readonly unit: string;
  readonly bar: number;
  /** In processor time, where it is a time. */
  readonly measured: number;
  /** By the clock. */
  readonly wall?: number;
}

const MEASURED: readonly Measured[] = [
  { figure: 'JavaScript of the first load, gzipped', unit: 'KB', bar: 300, measured: sizes.firstLoadKB },
  {
    figure: 'saved table by its address: first target, processor 4 times slower',
    unit: 'ms',
    bar: 2000,
    measured: middle(saved, 'processor'),
    wall: middle(saved, 'wall'),
  },
  {
    figure: 'from home by one click: first target, processor 4 times slower',
    unit: 'ms',
    bar: 2000,
    measured: middle(home, 'processor'),
    wall: middle(home, 'wall'),
  },
  {
    figure: 'answer to first visible change, worst',
    unit: 'ms',
    bar: 100,
    measured: worst(answers, 'processor'),
    wall: worst(answers, 'wall'),
  },
  {
    figure: 'frame in pan, zoom and a walk, p95: page thread',
    unit: 'ms',
    bar: 20,
    measured: worst(moving, 'pageThreadP95'),
    wall: worst(moving, 'wallP95'),
  },
  {
    figure: 'frame in pan, zoom and a walk, p95: painting without a graphics card',
    unit: 'ms',
    bar: 20,
    measured: worst(moving, 'paintingP95'),
    wall: worst(moving, 'wallP95'),
  },
  {
    figure: 'longest task while mastermind thinks',
    unit: 'ms',
    bar: 50,
    measured: thinking.processor,
    wall: thinking.wall,
  },
];
const figures = MEASURED.map((one) => ({
  ...one,
  ok: one.measured <= one.bar,
  okByClock: (one.wall ?? one.measured) <= one.bar,
}));
const isWell = figures.every(({ ok }) => ok);
const [load = 0] = loadavg();

if (process.argv.includes('--json')) {
  console.log(
    JSON.stringify(
      { ok: isWell, load, figures, sizes, saved, home, answers, frames, thinking },
      undefined,
      2,
    ),
  );
} else {
  for (const { figure, unit, measured, wall, bar, ok, okByClock } of figures) {
    const clock = wall === undefined ? '' : `, ${wall} by the clock (${okByClock ? 'ok' : 'FAIL'})`;
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${figure}: ${measured} ${unit}${clock} (bar: ${bar})`);
  }
  console.log(
    `Load of the machine: ${load.toFixed(1)}; the browser has no graphics card and paints on the processor.`,
  );
}
process.exitCode = isWell ? 0 : 1;
