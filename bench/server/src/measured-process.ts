import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a process has used so far. */
export interface Usage {
  /** Processor time of all its threads, in milliseconds. */
  readonly cpuMs: number;
  /** What it holds in memory now. */
  readonly memoryMb: number;
}

/** What a measured process is told, and what it tells. */
export type ToProcess = 'usage' | 'stop';
export type FromProcess = { readonly address: string } | { readonly usage: Usage };

/** A server in a process of its own, which says what it uses. */
export class MeasuredProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
  ) {}

  /** Starts a file of this folder, and waits until it listens. Its profile is written when it is stopped. */
  static async start(file: string, words: readonly string[], profile?: string): Promise<MeasuredProcess> {
    const child = fork(fileURLToPath(new URL(file, import.meta.url)), words, {
      execArgv: profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profile],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const told = await nextMessage(child);
    if (!('address' in told)) throw new Error(`${file} has not said where it listens`);
    return new MeasuredProcess(child, told.address);
  }

  async usage(): Promise<Usage> {
    const reply = nextMessage(this.child);
    this.child.send('usage' satisfies ToProcess);
    const told = await reply;
    if (!('usage' in told)) throw new Error('the measured process has not said what it uses');
    return told.usage;
  }

  async stop(): Promise<void> {
    const exit = once(this.child, 'exit');
    this.child.send('stop' satisfies ToProcess);
    await exit;
  }
}

async function nextMessage(child: ChildProcess): Promise<FromProcess> {
  const heard = new AbortController();
  const ended = once(child, 'exit', { signal: heard.signal }).then(([code]) => {
    throw new Error(`a measured process has ended with code ${code}`);
  });
  try {
    const [told] = await Promise.race([once(child, 'message'), ended]);
    return told;
  } finally {
    ended.catch(() => {});
    heard.abort();
  }
}

/** Inside of a measured process: says where it listens, and what it uses, until it is told to stop. */
export function beMeasured(address: string, stop: () => Promise<void>): void {
  const tell = (told: FromProcess) => process.send?.(told);
  process.on('message', (word: ToProcess) => {
    if (word === 'stop') stop().then(() => process.exit(0));
    else tell({ usage: usage() });
  });
  tell({ address });
}

export function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, memoryMb: process.memoryUsage.rss() / 2 ** 20 };
}
