// How quick and how small the built client is, by the bars of docs/performance.md. Times are processor time unless they are
// said to be by the clock, which depends on what else the machine does: where even a page at rest misses its frames, those
// are void. `--json` prints one object, `--runs N` says how often loading is repeated.
import { loadavg } from 'node:os';
import { figuresOf, isByClock, isVoid } from './bench-bars.js';
import { measureFrames } from './bench-frames.js';
import { measureFirstTarget, measureSizes } from './bench-loading.js';
import { measureMemory } from './bench-memory.js';
import { measureMoments } from './bench-moments.js';
import { measureAnswer, measureThinking } from './bench-playing.js';
import { measureRest } from './bench-resting.js';
import { launchBrowser, optionOf, serveClient } from './client.js';

const RUNS = Number(optionOf('--runs') ?? 5);
const [loadBefore = 0] = loadavg();
const client = await serveClient();
const browser = await launchBrowser();
const { address } = client;

async function firstTargets(way: 'saved' | 'home') {
  const runs: Awaited<ReturnType<typeof measureFirstTarget>>[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measureFirstTarget(browser, address, way));
  return runs;
}

const measured = {
  sizes: await measureSizes(browser, client),
  saved: await firstTargets('saved'),
  home: await firstTargets('home'),
  answers: await measureAnswer(browser, address),
  frames: await measureFrames(browser, address),
  moments: await measureMoments(browser, address),
  painted: await measureRest(browser, address),
  thinking: await measureThinking(browser, address),
  memory: await measureMemory(browser, address),
};
await browser.close();
client.close();

const figures = figuresOf(measured).map((one) => ({ ...one, isVoid: isByClock(one) && isVoid(measured) }));
const isWell = figures.every((one) => one.isOk || one.isVoid);
const [loadAfter = 0] = loadavg();
const load = { before: loadBefore, after: loadAfter };

if (process.argv.includes('--json')) {
  const summary = { ok: isWell, void: isVoid(measured), load, figures };
  console.log(JSON.stringify({ ...summary, ...measured }, undefined, 2));
} else {
  for (const { figure, unit, measured: value, wall, bar, ...one } of figures) {
    const verdict = one.isVoid ? 'void' : one.isOk ? 'ok  ' : 'FAIL';
    const clock = wall === undefined ? '' : `, ${wall} by the clock`;
    console.log(`${verdict} ${figure}: ${value} ${unit}${clock} (bar: ${bar})`);
  }
  console.log(
    `Load of the machine: ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after; no graphics card.`,
  );
  if (isVoid(measured))
    console.log(
      `Void by the clock: a page at rest had a frame every ${measured.frames.rest.wallP95} ms (p95).`,
    );
}
process.exitCode = isWell ? 0 : 1;
