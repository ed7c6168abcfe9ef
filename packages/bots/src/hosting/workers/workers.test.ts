import { setTimeout } from 'node:timers/promises';
import { itemAt, MODULES } from '@great-machine/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstSituation, RULES } from '../../../test/situations.js';
import { advise } from '../../advice/advice.js';
import type { Situation } from '../../thinking/mind.js';
import { createMind } from '../../thinking/minds/create.js';
import { type Order, type Reply, serveOrders } from '../jobs/orders.js';
import { JobPool } from '../jobs/pool.js';
import { Companion } from '../team/companion.js';
import { perform } from './perform.js';
import { BotPool } from './pool.js';
import type { Answered, Request } from './requests.js';

/** Threads need the built code. */
const BUILT = new URL('../../../dist/hosting/workers/node.js', import.meta.url).href;
const BUILT_ENTRY = new URL('../../../dist/hosting/workers/browser-worker.js', import.meta.url).href;

const situation = firstSituation();
const request = { player: 'random', seed: 'a-thought', situation } as const;
const asked: Request = { do: 'think', ...request };
const humans = ['revolutionary-2'];
const AIRSHIPS = { id: 'airships', version: 1, options: {} };
const pools: Pick<BotPool, 'close'>[] = [];

afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function thoughtHere(seed: string) {
  return createMind(RULES, 'random', seed).decide(situation);
}

describe('a worker', () => {
  const serve = serveOrders(perform);

  it('thinks as a mind in this thread does', () => {
    const reply = serve({ id: 7, job: asked });
    expect(reply).toEqual({ id: 7, result: { thought: thoughtHere('a-thought'), memory: undefined } });
  });

  it('says which module it does not know', () => {
    const table = { ...situation.table, modules: [...situation.table.modules, AIRSHIPS] };
    const reply = serve({ id: 1, job: { ...asked, situation: { ...situation, table } } });
    const known = MODULES.map(({ id }) => id).join(', ');
    const error = new Error(`the bot failed: no such module: 'airships'; there are ${known}`);
    expect(reply).toEqual({ id: 1, error });
  });

  it('goes on after an error', () => {
    const broken = serve({ id: 1, job: { ...asked, situation: { ...situation, question: 'none' } } });
    expect(broken).toMatchObject({ id: 1, error: expect.any(Error) });
    expect(serve({ id: 2, job: asked })).toMatchObject({ result: { thought: thoughtHere('a-thought') } });
  });
});

it('a pool sends plain data only, even of a situation that is built when it is looked at', () => {
  class Lazy {
    readonly secret = () => 'a state';
    readonly table = situation.table;
    readonly seat = situation.seat;
    readonly question = situation.question;
    get view() {
      return situation.view;
    }
    get questions() {
      return situation.questions;
    }
  }
  const orders: Order<Request>[] = [];
  const startWorker = () => ({ post: (order: Order<Request>) => orders.push(order), terminate() {} });
  const pool = new BotPool(new JobPool({ startWorker }));
  pool.think({ ...request, situation: new Lazy() });
  expect(itemAt(orders, 0).job.situation).toEqual(situation);
});

it('a pool sends an adviser no more than the seat may know', () => {
  const orders: Order<Request>[] = [];
  const startWorker = () => ({ post: (order: Order<Request>) => orders.push(order), terminate() {} });
  const pool = new BotPool(new JobPool({ startWorker }));
  pool.advise({ situation: { ...situation, state: 'all of it' } as Situation, level: 'engineer' });
  expect(itemAt(orders, 0).job).toEqual({ do: 'advise', situation, level: 'engineer' });
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

  it('advise as this thread does', async () => {
    const pool = await nodePool(1);
    const limits = { iterations: 20 };
    const { advice } = await pool.advise({ situation, level: 'engineer', limits }).promise;
    expect(advice).toEqual(advise(RULES, situation, { level: 'engineer', limits }));
  });

  it('report errors', async () => {
    const pool = await nodePool(1);
    const table = { ...situation.table, modules: [AIRSHIPS] };
    const { promise } = pool.think({ ...request, situation: { ...situation, table } });
    await expect(promise).rejects.toThrow("no such module: 'airships'");
  });
});

describe('Web Workers', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  interface FakeSelf {
    onmessage?: (event: { data: Order<Request> }) => void;
    postMessage(reply: Reply<Answered>): void;
  }

  /** A worker has modules of its own. */
  let entries = 0;

  async function startFakeSelf(postMessage: FakeSelf['postMessage']): Promise<FakeSelf> {
    const self: FakeSelf = { postMessage };
    vi.stubGlobal('self', self);
    await import(`${BUILT_ENTRY}?worker=${++entries}`);
    return self;
  }

  it('answer messages', async () => {
    const replies: Reply<Answered>[] = [];
    const self = await startFakeSelf((reply) => replies.push(reply));
    self.onmessage?.({ data: { id: 3, job: asked } });
    expect(replies).toEqual([{ id: 3, result: { thought: thoughtHere('a-thought'), memory: undefined } }]);
  });

  /** A browser's worker, with the entry above running in it. */
  class FakeWebWorker {
    onmessage?: (event: { data: Reply<Answered> }) => void;
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

    async postMessage(order: Order<Request>): Promise<void> {
      const data = structuredClone(order);
      const self = await this.self;
      if (order.job.do === 'think' && order.job.seed === 'crash') this.onerror?.({ message: 'boom' });
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
    await expect(crash.promise).rejects.toThrow('the worker failed: boom');
    const { thought } = await pool.think(request).promise;
    expect(thought).toEqual(thoughtHere('a-thought'));
    const [first, second] = FakeWebWorker.started;
    expect(first?.isEnded).toBe(true);
    expect(second?.url.pathname).toMatch(/\/browser-worker\.js$/);
    expect(second?.options).toEqual({ type: 'module' });
  });
});

it('keeps modules of Node out of everything that a browser loads', async () => {
  const { readFileSync } = await import('node:fs');
  const seen = new Set<string>();
  const visit = (url: URL) => {
    if (seen.has(url.href)) return;
    seen.add(url.href);
    const text = readFileSync(url, 'utf8');
    for (const [, from = ''] of text.matchAll(/\b(?:from|import\() ?'([^']+)'/g)) {
      expect(from, url.pathname).not.toMatch(/^node:/);
      if (from.startsWith('.')) visit(new URL(from.replace(/\.js$/, '.ts'), url));
    }
  };
  for (const entry of ['browser.ts', 'browser-worker.ts', '../../index.ts'])
    visit(new URL(entry, import.meta.url));
  expect(seen.size).toBeGreaterThan(10);
});
