import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstSituation, RULES } from '../../../test/situations.js';
import { Cancelled } from '../../thinking/mind.js';
import { createMind } from '../../thinking/minds/create.js';
import { Companion } from '../team/companion.js';
import { BotPool, type PoolSettings } from './pool.js';
import type { Order, Reply } from './protocol.js';
import { createServant } from './serve.js';

/** Threads need the built code. */
const BUILT = new URL('../../../dist/hosting/workers/node.js', import.meta.url).href;

const situation = firstSituation();
const request = { player: 'random', seed: 'a-thought', situation } as const;
const humans = ['revolutionary-2'];
const pools: Pick<BotPool, 'close'>[] = [];

afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function thoughtHere(seed: string) {
  return createMind(RULES, 'random', seed).decide(situation);
}

describe('the servant of a worker', () => {
  const serve = createServant();

  it('thinks as a mind in this thread does', () => {
    const reply = serve({ request: { id: 7, ...request } });
    expect(reply).toEqual({ id: 7, thought: thoughtHere('a-thought'), memory: undefined });
  });

  it('says which module it does not know', () => {
    const table = { ...situation.table, modules: ['one-versus-many', 'airships'] };
    const reply = serve({ request: { id: 1, ...request, situation: { ...situation, table } } });
    expect(reply).toEqual({ id: 1, error: "the bots do not know the module 'airships'" });
  });

  it('goes on after an error', () => {
    const broken = serve({ request: { id: 1, ...request, situation: { ...situation, decision: 'none' } } });
    expect(broken).toMatchObject({ id: 1, error: expect.any(String) });
    expect(serve({ request: { id: 2, ...request } })).toMatchObject({ thought: thoughtHere('a-thought') });
  });
});

describe('threads of Node', () => {
  async function nodePool(threads: number): Promise<BotPool> {
    const { createNodePool } = (await import(BUILT)) as typeof import('./node.js');
    const pool = createNodePool({ threads });
    pools.push(pool);
    return pool;
  }

  it('think as this thread does', async () => {
    const pool = await nodePool(2);
    const seeds = ['one', 'two', 'three', 'four', 'five'];
    const thoughts = seeds.map((seed) => pool.think({ ...request, seed }).promise);
    expect((await Promise.all(thoughts)).map(({ thought }) => thought)).toEqual(seeds.map(thoughtHere));
  });

  it('think as a level in this thread does, and hand on what it keeps', async () => {
    const pool = await nodePool(1);
    const mind = createMind(RULES, 'apprentice', 'a-thought');
    const here = mind.decide(situation);
    const { thought, memory } = await pool.think({ ...request, player: 'apprentice' }).promise;
    expect(thought).toEqual(here);
    expect(memory).toEqual(mind.memory);
  });

  it('stop a level that would think for a minute', async () => {
    const pool = await nodePool(1);
    const { Cancelled } = (await import(
      BUILT.replace('hosting/workers/node', 'thinking/mind')
    )) as typeof import('../../thinking/mind.js');
    await pool.think(request).promise;
    const long = pool.think({ ...request, player: 'mastermind', limits: { milliseconds: 60_000 } });
    const isDone = vi.fn();
    long.promise.then(isDone, () => {});
    await setTimeout(300);
    expect(isDone).not.toHaveBeenCalled();
    const startedAt = performance.now();
    long.cancel();
    await expect(long.promise).rejects.toBeInstanceOf(Cancelled);
    expect((await pool.think(request).promise).thought).toEqual(thoughtHere('a-thought'));
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it('accompany as this thread does', async () => {
    const pool = await nodePool(1);
    const { step, memory } = await pool.accompany({ ...request, humans }).promise;
    const companion = new Companion(RULES, 'random', 'a-thought');
    expect(step).toEqual(companion.next(situation, humans));
    expect(memory).toEqual(companion.memory);
  });

  it('report errors', async () => {
    const pool = await nodePool(1);
    const table = { ...situation.table, modules: ['airships'] };
    const { promise } = pool.think({ ...request, situation: { ...situation, table } });
    await expect(promise).rejects.toThrow("the bots do not know the module 'airships'");
  });
});

/** A thread that thinks for ever about 'long', ends at 'crash', and answers everything else at once. */
const STUBBORN = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ request: { id, seed }, flag }) => {
    if (seed === 'crash') process.exit(3);
    const word = flag && new Int32Array(flag);
    while (seed === 'long') if (word && Atomics.load(word, 0) !== 0) return parentPort.postMessage({ id, cancelled: true });
    parentPort.postMessage({ id, thought: { picks: [seed] } });
  });
`;

describe('real threads that think for long', () => {
  let started = 0;

  function stubbornPool(settings: Omit<PoolSettings, 'startWorker'>) {
    started = 0;
    const pool = new BotPool({
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
    return (seed: string) => pool.think({ ...request, seed });
  }

  /** Until the thread surely runs: an answer to an earlier request came, and this one is in it. */
  async function running(think: ReturnType<typeof stubbornPool>) {
    await think('short').promise;
    return think('long');
  }

  it('stop at the flag and stay', async () => {
    const think = stubbornPool({ sharesMemory: true });
    const long = await running(think);
    const next = think('next');
    long.cancel();
    await expect(long.promise).rejects.toBeInstanceOf(Cancelled);
    expect(await next.promise).toEqual({ thought: { picks: ['next'] } });
    expect(started).toBe(1);
  });

  it('are ended and replaced without shared memory', async () => {
    const think = stubbornPool({ sharesMemory: false });
    const long = await running(think);
    const next = think('next');
    long.cancel();
    await expect(long.promise).rejects.toBeInstanceOf(Cancelled);
    expect(await next.promise).toEqual({ thought: { picks: ['next'] } });
    expect(started).toBe(2);
  });

  it('are replaced when they crash', async () => {
    const think = stubbornPool({});
    const crash = think('crash');
    const next = think('next');
    await expect(crash.promise).rejects.toThrow('ended with code 3');
    expect(await next.promise).toEqual({ thought: { picks: ['next'] } });
    expect(started).toBe(2);
  });
});

describe('Web Workers', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  interface FakeSelf {
    onmessage?: (event: { data: Order }) => void;
    postMessage(reply: Reply): void;
  }

  async function startFakeSelf(postMessage: FakeSelf['postMessage']): Promise<FakeSelf> {
    const self: FakeSelf = { postMessage };
    vi.stubGlobal('self', self);
    vi.resetModules();
    await import('./browser-worker.js');
    return self;
  }

  it('answer messages', async () => {
    const replies: Reply[] = [];
    const self = await startFakeSelf((reply) => replies.push(reply));
    self.onmessage?.({ data: { request: { id: 3, ...request } } });
    expect(replies).toEqual([{ id: 3, thought: thoughtHere('a-thought'), memory: undefined }]);
  });

  /** A browser's worker, with the entry above running in it. */
  class FakeWebWorker {
    onmessage?: (event: { data: Reply }) => void;
    onerror?: (event: { message: string }) => void;
    static readonly started: FakeWebWorker[] = [];
    isEnded = false;
    private readonly self = startFakeSelf((data) => this.onmessage?.({ data: structuredClone(data) }));

    constructor(
      readonly url: URL,
      readonly options: object,
    ) {
      FakeWebWorker.started.push(this);
    }

    async postMessage(order: Order): Promise<void> {
      const data = structuredClone(order);
      const self = await this.self;
      if (order.request.seed === 'crash') this.onerror?.({ message: 'boom' });
      else self.onmessage?.({ data });
    }

    terminate(): void {
      this.isEnded = true;
    }
  }

  it('are what a pool in a page uses', async () => {
    vi.stubGlobal('Worker', FakeWebWorker);
    const { createBrowserPool } = await import('./browser.js');
    const pool = createBrowserPool();
    pools.push(pool);
    const crash = pool.think({ ...request, seed: 'crash' });
    await expect(crash.promise).rejects.toThrow("the bot's worker failed: boom");
    const { thought } = await pool.think(request).promise;
    expect(thought).toEqual(thoughtHere('a-thought'));
    const [first, second] = FakeWebWorker.started;
    expect(first.isEnded).toBe(true);
    expect(second.url.pathname).toMatch(/\/browser-worker\.js$/);
    expect(second.options).toEqual({ type: 'module' });
  });
});

it('keeps modules of Node out of everything that a browser loads', async () => {
  const { readFileSync } = await import('node:fs');
  const seen = new Set<string>();
  const visit = (url: URL) => {
    if (seen.has(url.href)) return;
    seen.add(url.href);
    const text = readFileSync(url, 'utf8');
    for (const [, from] of text.matchAll(/\b(?:from|import\() ?'([^']+)'/g)) {
      expect(from, url.pathname).not.toMatch(/^node:/);
      if (from.startsWith('.')) visit(new URL(from.replace(/\.js$/, '.ts'), url));
    }
  };
  for (const entry of ['browser.ts', 'browser-worker.ts', '../../index.ts'])
    visit(new URL(entry, import.meta.url));
  expect(seen.size).toBeGreaterThan(10);
});
