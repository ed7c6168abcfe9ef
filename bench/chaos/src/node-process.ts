import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { raisedLimits } from '@great-machine/server/internals';

/** What `npm start` runs. */
const MAIN = join(dirname(createRequire(import.meta.url).resolve('@great-machine/server')), 'main.js');

type Child = ChildProcessByStdio<null, Readable, Readable>;

/** A server in a process of its own, which may be killed and started again. */
export class NodeProcess {
  private child: Child | undefined;
  /** Where it listens now; undefined while it does not. */
  port: number | undefined;

  constructor(
    private readonly variables: Readonly<Record<string, string>>,
    /** It has ended without being told to. */
    private readonly ended: (why: string) => void,
  ) {}

  async start(): Promise<void> {
    const own = { OPEN_BROWSER: 'no', HOST: '127.0.0.1', PORT: '0', ...raisedLimits() };
    const env = { ...process.env, ...own, ...this.variables };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.once('exit', (code) => {
      if (this.child !== child) return;
      this.child = undefined;
      this.port = undefined;
      this.ended(`a server has ended with code ${code}: ${errors}`);
    });
    this.port = await portOf(child);
  }

  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = undefined;
    this.port = undefined;
    if (child === undefined) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
}

/** It says so when it is up. */
function portOf(child: Child): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const [, port] = /http:\/\/localhost:(\d+)/.exec(said) ?? [];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('exit', () => reject(new Error(`a server has not started: ${said}`)));
  });
}
