import { writeText } from '../files/files.js';
import { gameFor } from '../options/game-options.js';
import { rulesFor } from '../options/module-options.js';
import { readArguments, readFlag, readText, readWhole } from '../options/options.js';
import type { Io } from '../terminal/io.js';
import { ProgressBar } from '../threads/progress.js';
import { type Range, workOff } from '../threads/work-off.js';
import { writePage } from './page/page.js';
import { describeRun } from './report/report.js';
import { perform } from './run/games.js';
import { ResultsFile } from './run/results-file.js';
import { readSettings, SIM_OPTIONS, type SimSettings } from './run/settings.js';
import { type SimRun, summarise } from './run/summary.js';
import { addTotals, gamesIn, newTotals, type Portion } from './run/totals.js';

export async function run(args: readonly string[], io: Io): Promise<number> {
  const parsed = readArguments(args, SIM_OPTIONS);
  const settings = readSettings(parsed);
  const threads = readWhole(parsed, 'threads', 1, 256) ?? 1;
  const { revolutionaries, masterPlan } = gameFor({ ...settings.choice, seed: settings.seed }).config;
  const resume = readText(parsed, 'resume');
  const file = resume === undefined ? undefined : new ResultsFile(resume, settings);
  const finished = await simulate(settings, threads, file, io);
  const simRun: SimRun = { ...finished, settings, threads, players: revolutionaries, plan: masterPlan };
  const summary = summarise(simRun);
  io.out.write(readFlag(parsed, 'json') ? `${JSON.stringify(summary)}\n` : describeRun(summary));
  const report = readText(parsed, 'report');
  if (report !== undefined) writeText(report, writePage(summary), true);
  return 0;
}

/** Games handed out at a time: small enough for Ctrl-C and the bar; a pair is never parted. */
function portionOf({ machine, heroes }: SimSettings): number {
  return machine === 'random' && heroes === 'random' ? 20 : 2;
}

async function simulate(
  settings: SimSettings,
  threads: number,
  file: ResultsFile | undefined,
  io: Io,
): Promise<Pick<SimRun, 'totals' | 'seconds' | 'playedNow'>> {
  const totals = newTotals(rulesFor(settings.choice.modules), settings.paired);
  for (const portion of file?.portions ?? []) addTotals(totals, portion.totals);
  const before = gamesIn(totals);
  const bar = new ProgressBar(io.err, settings.games - before);
  let stopped = false;
  const stopListening = io.onInterrupt(() => {
    stopped = true;
  });
  const startedAt = performance.now();
  const gaps: readonly Range[] = file?.missing(settings.games) ?? [{ from: 0, to: settings.games }];
  for (const range of gaps) {
    if (stopped) break;
    await workOff({
      module: new URL('./run/games.js', import.meta.url),
      perform,
      settings,
      threads,
      range,
      portion: portionOf(settings),
      add(portion: Portion) {
        file?.append(portion);
        addTotals(totals, portion.totals);
        bar.show(gamesIn(totals) - before);
      },
      isStopped: () => stopped,
    });
  }
  stopListening();
  bar.clear();
  return { totals, seconds: (performance.now() - startedAt) / 1000, playedNow: gamesIn(totals) - before };
}
