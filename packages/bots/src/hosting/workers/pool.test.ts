import { describe, expect, it } from 'vitest';
import { firstSituation } from '../../../test/situations.js';
import { Cancelled } from '../../thinking/mind.js';
import { watchFlag } from './flag.js';
import { BotPool, type PoolSettings, type WorkerEvents } from './pool.js';
import type { Order, Reply } from './protocol.js';

const situation = firstSituation();
const thought = { picks: ['card art'] };

/** A worker that does what the test says. */
class Puppet {
  readonly orders: Order[] = [];
  isEnded = false;

  constructor(private readonly events: WorkerEvents) {}

  post(order: Order): void {
    structuredClone(order.request);
    this.orders.push(order);
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** The seed of what it was asked last: tests name their requests by it. */
  get asked(): string | undefined {
    return this.orders.at(-1)?.request.seed;
  }

  get isToldToStop(): boolean {
    const flag = this.orders.at(-1)?.flag;
    return flag !== undefined && watchFlag(flag)();
  }

  reply(reply: object = { thought }): void {
    this.events.replied({ id: this.orders.at(-1)!.request.id, ...reply } as Reply);
  }

  crash(): void {
    this.events.failed(new Error('out of memory'));
  }
}

function poolOfPuppets(settings: Omit<PoolSettings, 'startWorker'> = {}) {
  const puppets: Puppet[] = [];
  const startWorker = (events: WorkerEvents) => {
    puppets.push(new Puppet(events));
    return puppets.at(-1)!;
  };
  const pool = new BotPool({ ...settings, startWorker });
  const think = (seed: string) => pool.think({ player: 'random', seed, situation });
  return { pool, puppets, think };
}

it('asks one after another, in the order in which they came', async () => {
  const { puppets, think } = poolOfPuppets();
  const thoughts = ['first', 'second', 'third'].map(think);
  const [puppet] = puppets;
  for (const [at, seed] of ['first', 'second', 'third'].entries()) {
    expect(puppet.asked).toBe(seed);
    puppet.reply({ thought: { picks: [seed] }, memory: { seed } });
    expect(await thoughts[at].promise).toEqual({ thought: { picks: [seed] }, memory: { seed } });
  }
  expect(puppets).toHaveLength(1);
});

it('asks as many workers at once as it may have, and no more than are needed', () => {
  const { puppets, think } = poolOfPuppets({ threads: 2 });
  think('first');
  expect(puppets).toHaveLength(1);
  think('second');
  think('third');
  expect(puppets.map(({ asked }) => asked)).toEqual(['first', 'second']);
  puppets[1].reply();
  expect(puppets.map(({ asked }) => asked)).toEqual(['first', 'third']);
});

it('sends plain data only, even of a situation that is built when it is looked at', () => {
  class Lazy {
    readonly secret = () => 'a state';
    readonly table = situation.table;
    readonly seat = situation.seat;
    readonly decision = situation.decision;
    get view() {
      return situation.view;
    }
    get options() {
      return situation.options;
    }
  }
  const { pool, puppets } = poolOfPuppets();
  pool.think({ player: 'random', seed: 'lazy', situation: new Lazy() });
  expect(puppets[0].orders[0].request.situation).toEqual(situation);
});

describe('cancelling', () => {
  it('forgets a request that waits', async () => {
    const { puppets, think } = poolOfPuppets();
    const first = think('first');
    const second = think('second');
    think('third');
    second.cancel();
    await expect(second.promise).rejects.toBeInstanceOf(Cancelled);
    expect(puppets[0].isToldToStop).toBe(false);
    puppets[0].reply();
    await first.promise;
    expect(puppets[0].asked).toBe('third');
  });

  it('raises the flag of a request that runs, and goes on when the worker has stopped', async () => {
    const { puppets, think } = poolOfPuppets({ sharesMemory: true });
    const first = think('first');
    const second = think('second');
    first.cancel();
    await expect(first.promise).rejects.toBeInstanceOf(Cancelled);
    expect(puppets[0].isToldToStop).toBe(true);
    expect(puppets[0].asked).toBe('first');
    puppets[0].reply({ cancelled: true });
    expect(puppets[0].asked).toBe('second');
    expect(puppets[0].isToldToStop).toBe(false);
    puppets[0].reply();
    expect(await second.promise).toMatchObject({ thought });
    expect(puppets).toHaveLength(1);
  });

  it('ends the worker where no memory is shared, and takes another', async () => {
    const { puppets, think } = poolOfPuppets({ sharesMemory: false });
    const first = think('first');
    const second = think('second');
    first.cancel();
    await expect(first.promise).rejects.toBeInstanceOf(Cancelled);
    expect(puppets.map(({ isEnded, asked }) => [isEnded, asked])).toEqual([
      [true, 'first'],
      [false, 'second'],
    ]);
    puppets[0].reply();
    puppets[1].reply({ thought: { picks: ['end'] } });
    expect(await second.promise).toMatchObject({ thought: { picks: ['end'] } });
  });

  it('changes nothing about what is done', async () => {
    const { puppets, think } = poolOfPuppets();
    const first = think('first');
    puppets[0].reply();
    const second = think('second');
    first.cancel();
    expect(await first.promise).toMatchObject({ thought });
    expect(puppets[0].isToldToStop).toBe(false);
    puppets[0].reply();
    expect(await second.promise).toMatchObject({ thought });
  });
});

describe('failing', () => {
  it('replaces a worker that crashes, and only its request fails', async () => {
    const { puppets, think } = poolOfPuppets();
    const first = think('first');
    const second = think('second');
    puppets[0].crash();
    puppets[0].crash();
    await expect(first.promise).rejects.toThrow('out of memory');
    expect(puppets.map(({ asked }) => asked)).toEqual(['first', 'second']);
    puppets[1].reply();
    expect(await second.promise).toMatchObject({ thought });
  });

  it('replaces a worker that ends while it has nothing to do', async () => {
    const { puppets, think } = poolOfPuppets();
    think('first');
    puppets[0].reply();
    puppets[0].crash();
    const second = think('second');
    puppets[1].reply();
    expect(await second.promise).toMatchObject({ thought });
  });

  it('passes on what went wrong in a thought; the worker stays', async () => {
    const { puppets, think } = poolOfPuppets();
    const first = think('first');
    puppets[0].reply({ error: 'no such module' });
    await expect(first.promise).rejects.toThrow('the bot failed: no such module');
    think('second');
    expect(puppets).toHaveLength(1);
  });

  it('rejects what cannot be sent, and goes on', async () => {
    const { pool, puppets, think } = poolOfPuppets();
    const memory = { trick: () => 1 } as never;
    const first = pool.think({ player: 'random', seed: 'first', situation, memory });
    await expect(first.promise).rejects.toThrow('could not be cloned');
    think('second');
    expect(puppets.map(({ asked }) => asked)).toEqual(['second']);
  });

  it('rejects everything where no worker can be started', async () => {
    const startWorker = () => {
      throw new Error('no threads left');
    };
    const pool = new BotPool({ startWorker });
    const { promise } = pool.think({ player: 'random', seed: 'first', situation });
    await expect(promise).rejects.toThrow('no threads left');
    expect(() => new BotPool({ threads: 0, startWorker })).toThrow('1 thread or more');
  });
});

it('closes: every worker is ended, everything that waits or runs is rejected, nothing is asked any more', async () => {
  const { pool, puppets, think } = poolOfPuppets({ threads: 2 });
  const thoughts = ['first', 'second', 'third'].map(think);
  await pool.close();
  for (const { promise } of [...thoughts, think('late')])
    await expect(promise).rejects.toThrow('the pool is closed');
  expect(puppets.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  puppets[0].crash();
  expect(puppets).toHaveLength(2);
});
