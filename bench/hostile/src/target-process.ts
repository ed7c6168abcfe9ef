import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type ToTarget = 'memory' | 'stop';
export type FromTarget = { readonly address: string } | { readonly memoryMb: number };

/** Weight of a line of the log that tells of an error. */
const ERROR = 50;

/** The attacked server, seen from outside: whether it runs, what it logs, what it holds in memory. */
export class TargetProcess {
  /** Lines of its log that tell of an error. */
  readonly errors: string[] = [];
  /** Whether it has ended by itself. */
  hasCrashed = false;
  private isStopping = false;

  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
  ) {}

  /** Hands each line of its log over, whatever stands in it. */
  static async start(folder: string, logged: (line: string) => void): Promise<TargetProcess> {
    const child = fork(fileURLToPath(new URL('../dist/target.js', import.meta.url)), [folder], {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let stderr = '';
    child.stderr?.on('data', (chunk) => {
      stderr += chunk;
    });
    const [told] = await Promise.race([
      once(child, 'message') as Promise<[FromTarget]>,
      once(child, 'exit').then(() => Promise.reject(new Error(`the server does not start: ${stderr}`))),
    ]);
    if (!('address' in told)) throw new Error('the server has not said where it listens');
    const target = new TargetProcess(child, told.address);
    child.stdout?.on(
      'data',
      linesTo((line) => target.log(line, logged)),
    );
    child.stderr?.on(
      'data',
      linesTo((line) => target.log(line, logged)),
    );
    child.once('exit', () => {
      target.hasCrashed ||= !target.isStopping;
    });
    return target;
  }

  async memoryMb(): Promise<number> {
    if (this.hasCrashed) return Number.POSITIVE_INFINITY;
    this.child.send('memory' satisfies ToTarget);
    const [told] = (await once(this.child, 'message')) as [FromTarget];
    if (!('memoryMb' in told)) throw new Error('the server has not said what it holds');
    return told.memoryMb;
  }

  async stop(): Promise<void> {
    if (this.hasCrashed) return;
    this.isStopping = true;
    const exit = once(this.child, 'exit');
    this.child.send('stop' satisfies ToTarget);
    await exit;
  }

  private log(line: string, logged: (line: string) => void): void {
    logged(line);
    if (isError(line)) this.errors.push(line);
  }
}

function linesTo(take: (line: string) => void): (chunk: Buffer) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  };
}

/** What is not written by the logger is an error, too. */
function isError(line: string): boolean {
  try {
    return JSON.parse(line).level >= ERROR;
  } catch {
    return true;
  }
}
