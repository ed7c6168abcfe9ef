import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { RoundFigures } from './comparison.js';

const TURN_MILLISECONDS = 20;

interface Runner {
  readonly child: ChildProcess;
  readonly figures: Promise<RoundFigures>;
}

/** Starts a version's own benchmark, since each version knows its own interface best. It leads a process group. */
function start(tree: string, seconds: number): Runner {
  const child = spawn('npm', ['run', '-s', 'bench:rules', '--', '--json', '--seconds', String(seconds)], {
    cwd: tree,
    detached: true,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const figures = text(child.stdout).then(async (output) => {
    const [code] = await ended;
    if (code !== 0) throw new Error(`the benchmark in ${tree} failed`);
    return JSON.parse(output);
  });
  return { child, figures };
}

function signal({ child }: Runner, name: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, name);
}

/**
 * Runs the benchmarks of two trees in processes of their own. Only one of them runs at a time, and they take short
 * turns, so that whatever else keeps the machine busy meets both alike.
 */
export async function runInTurns(
  trees: readonly [string, string],
  seconds: number,
): Promise<readonly [RoundFigures, RoundFigures]> {
  let [running, waiting] = [start(trees[0], seconds), start(trees[1], seconds)];
  const both = Promise.all([running.figures, waiting.figures]);
  const runners = [running, waiting];
  signal(waiting, 'SIGSTOP');
  const turns = setInterval(() => {
    [running, waiting] = [waiting, running];
    signal(waiting, 'SIGSTOP');
    signal(running, 'SIGCONT');
  }, TURN_MILLISECONDS);
  const stop = () => {
    for (const runner of runners) signal(runner, 'SIGKILL');
  };
  process.once('SIGINT', stop);
  try {
    return await both;
  } finally {
    clearInterval(turns);
    process.off('SIGINT', stop);
    stop();
  }
}
