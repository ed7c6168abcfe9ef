// How quick the built client is, by the bars of docs/performance.md. `--json` prints one object, `--runs N` repeats.
import { loadavg } from 'node:os';
import {
  measureAnswer,
  measureFirstTarget,
  measureFrames,
  measureSizes,
  measureThinking,
  median,
} from './bench-measures.mjs';
import { launchBrowser, optionOf, serveClient } from './client.mjs';

const RUNS = Number(optionOf('--runs') ?? 5);
const client = await serveClient();
const browser = await launchBrowser();

async function firstTargets(way) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measureFirstTarget(browser, client.address, way));
  return runs;
}

const sizes = await measureSizes(browser, client);
const saved = await firstTargets('saved');
const home = await firstTargets('home');
const answer = await measureAnswer(browser, client.address);
const frames = await measureFrames(browser, client.address);
const thinking = await measureThinking(browser, client.address);
await browser.close();
client.close();

const moving = [frames.pan, frames.zoom, frames.walk];
const figures = [
  { figure: 'JavaScript of the first load, gzipped', unit: 'KB', measured: sizes.firstLoadKB, bar: 300 },
  {
    figure: 'saved table opened by its address: first target',
    unit: 'ms',
    measured: median(saved.map(({ at }) => at)),
    bar: 2000,
  },
  {
    figure: 'from the home screen by one click: first target',
    unit: 'ms',
    measured: median(home.map(({ at }) => at)),
    bar: 2000,
  },
  { figure: 'answer to first visible change, worst', unit: 'ms', measured: answer.worst, bar: 100 },
  {
    figure: 'frame time in pan, zoom and a walk, p95',
    unit: 'ms',
    measured: Math.max(...moving.map(({ p95 }) => p95)),
    bar: 20,
  },
  { figure: 'longest task while mastermind thinks', unit: 'ms', measured: thinking.worst, bar: 50 },
].map((one) => ({ ...one, ok: one.measured <= one.bar }));
const isWell = figures.every(({ ok }) => ok);

if (process.argv.includes('--json')) {
  console.log(
    JSON.stringify(
      { ok: isWell, load: loadavg()[0], figures, sizes, saved, home, answer, frames, thinking },
      undefined,
      2,
    ),
  );
} else {
  for (const { figure, unit, measured, bar, ok } of figures) {
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${figure}: ${measured} ${unit} (bar: ${bar})`);
  }
  console.log(
    `Load of the machine: ${loadavg()[0].toFixed(1)}; the browser has no graphics card and paints on the processor.`,
  );
}
process.exitCode = isWell ? 0 : 1;
