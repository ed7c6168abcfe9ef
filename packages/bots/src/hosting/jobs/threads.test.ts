import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { Cancelled } from '../../thinking/mind.js';
import { JobPool, type PoolSettings } from './pool.js';

/** Threads need the built code. */
const BUILT = new URL('../../../dist/hosting/jobs/threads.js', import.meta.url).href;

const pools: Pick<JobPool<string, string>, 'close'>[] = [];

afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

describe('threads that load a module', () => {
  async function poolOf(code: string) {
    const { createThreadPool } = (await import(BUILT)) as typeof import('./threads.js');
    const pool = createThreadPool<string, string>(new URL(`data:text/javascript,${code}`), { threads: 2 });
    pools.push(pool);
    return (job: string) => pool.run(job).promise;
  }

  it('do what it performs', async () => {
    const run = await poolOf('export const perform = (job) => job.toUpperCase()');
    expect(await Promise.all(['a', 'b', 'c'].map(run))).toEqual(['A', 'B', 'C']);
  });

  it('pass on what goes wrong in it, with the place, and go on', async () => {
    const run = await poolOf('export function perform(job) { return JSON.parse(job); }');
    await expect(run('{')).rejects.toThrow('JSON');
    await expect(run('{')).rejects.toMatchObject({ stack: expect.stringContaining('perform') });
    expect(await run('"b"')).toBe('b');
  });

  it('say that it cannot be loaded', async () => {
    const run = await poolOf('throw new Error("no coal")');
    await expect(run('a')).rejects.toThrow('the worker failed: no coal');
  });
});

/** A thread that works for ever at 'long', ends at 'crash', and does everything else at once. */
const STUBBORN = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, job, flag }) => {
    if (job === 'crash') process.exit(3);
    const word = flag && new Int32Array(flag);
    while (job === 'long') if (word && Atomics.load(word, 0) !== 0) return parentPort.postMessage({ id, cancelled: true });
    parentPort.postMessage({ id, result: job });
  });
`;

describe('real threads that work for long', () => {
  let started = 0;

  function stubbornPool(settings: Omit<PoolSettings<string, string>, 'startWorker'>) {
    started = 0;
    const pool = new JobPool<string, string>({
      ...settings,
      startWorker({ replied, failed }) {
        started++;
        const worker = new Worker(STUBBORN, { eval: true });
        worker.on('message', replied);
        worker.on('error', failed);
        worker.on('exit', (code) => failed(new Error(`ended with code ${code}`)));
        return { post: (order) => worker.postMessage(order), terminate: () => worker.terminate() };
      },
    });
    pools.push(pool);
    return (job: string) => pool.run(job);
  }

  /** Until the thread surely runs: an earlier job is done, and this one is in it. */
  async function running(run: ReturnType<typeof stubbornPool>) {
    await run('short').promise;
    return run('long');
  }

  it('stop at the flag and stay', async () => {
    const run = stubbornPool({ sharesMemory: true });
    const long = await running(run);
    const next = run('next');
    long.cancel();
    await expect(long.promise).rejects.toBeInstanceOf(Cancelled);
    expect(await next.promise).toBe('next');
    expect(started).toBe(1);
  });

  it('are ended and replaced without shared memory', async () => {
    const run = stubbornPool({ sharesMemory: false });
    const long = await running(run);
    const next = run('next');
    long.cancel();
    await expect(long.promise).rejects.toBeInstanceOf(Cancelled);
    expect(await next.promise).toBe('next');
    expect(started).toBe(2);
  });

  it('are replaced when they crash', async () => {
    const run = stubbornPool({});
    const crash = run('crash');
    const next = run('next');
    await expect(crash.promise).rejects.toThrow('ended with code 3');
    expect(await next.promise).toBe('next');
    expect(started).toBe(2);
  });
});
