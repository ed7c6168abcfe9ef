import { itemAt, present } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { Cancelled } from '../../thinking/mind.js';
import { watchFlag } from './flag.js';
import type { Order, Reply } from './orders.js';
import { JobPool, type PoolSettings, type WorkerEvents } from './pool.js';

type Settings = Omit<PoolSettings<unknown, unknown>, 'startWorker'>;

/** A worker that does what the test says. */
class Puppet {
  readonly orders: Order<unknown>[] = [];
  isEnded = false;

  constructor(private readonly events: WorkerEvents<unknown>) {}

  post(order: Order<unknown>): void {
    structuredClone(order.job);
    this.orders.push(order);
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** The job that it was given last. */
  get asked(): unknown {
    return this.orders.at(-1)?.job;
  }

  get isToldToStop(): boolean {
    const flag = this.orders.at(-1)?.flag;
    return flag !== undefined && watchFlag(flag)();
  }

  reply(reply: object = { result: 'done' }): void {
    this.events.replied({ id: present(this.orders.at(-1), 'order').id, ...reply } as Reply<unknown>);
  }

  crash(): void {
    this.events.failed(new Error('out of memory'));
  }
}

function poolOfPuppets(settings: Settings = {}) {
  const puppets: Puppet[] = [];
  const startWorker = (events: WorkerEvents<unknown>) => {
    const puppet = new Puppet(events);
    puppets.push(puppet);
    return puppet;
  };
  const pool = new JobPool({ ...settings, startWorker });
  return { pool, puppets, run: (job: unknown) => pool.run(job) };
}

it('is fair between those who share it: one who asks for much lets others in between', () => {
  const { pool, puppets } = poolOfPuppets();
  for (const job of ['a1', 'a2', 'a3', 'a4']) pool.run(job, 'a');
  for (const job of ['b1', 'b2']) pool.run(job, 'b');
  pool.run('c1', 'c');
  const puppet = itemAt(puppets, 0);
  const asked = Array.from({ length: 7 }, () => {
    const { asked: job } = puppet;
    puppet.reply();
    return job;
  });
  expect(asked).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

it('asks one after another, in the order in which they came', async () => {
  const { puppets, run } = poolOfPuppets();
  const jobs = ['first', 'second', 'third'].map(run);
  const puppet = itemAt(puppets, 0);
  for (const [at, job] of ['first', 'second', 'third'].entries()) {
    expect(puppet.asked).toBe(job);
    puppet.reply({ result: [job] });
    expect(await itemAt(jobs, at).promise).toEqual([job]);
  }
  expect(puppets).toHaveLength(1);
});

it('asks as many workers at once as it may have, and no more than are needed', () => {
  const { puppets, run } = poolOfPuppets({ threads: 2 });
  run('first');
  expect(puppets).toHaveLength(1);
  run('second');
  run('third');
  expect(puppets.map(({ asked }) => asked)).toEqual(['first', 'second']);
  itemAt(puppets, 1).reply();
  expect(puppets.map(({ asked }) => asked)).toEqual(['first', 'third']);
});

describe('cancelling', () => {
  it('forgets a job that waits', async () => {
    const { puppets, run } = poolOfPuppets();
    const first = run('first');
    const second = run('second');
    run('third');
    second.cancel();
    await expect(second.promise).rejects.toBeInstanceOf(Cancelled);
    expect(itemAt(puppets, 0).isToldToStop).toBe(false);
    itemAt(puppets, 0).reply();
    await first.promise;
    expect(itemAt(puppets, 0).asked).toBe('third');
  });

  it('raises the flag of a job that runs, and goes on when the worker has stopped', async () => {
    const { puppets, run } = poolOfPuppets({ sharesMemory: true });
    const first = run('first');
    const second = run('second');
    first.cancel();
    await expect(first.promise).rejects.toBeInstanceOf(Cancelled);
    expect(itemAt(puppets, 0).isToldToStop).toBe(true);
    expect(itemAt(puppets, 0).asked).toBe('first');
    itemAt(puppets, 0).reply({ cancelled: true });
    expect(itemAt(puppets, 0).asked).toBe('second');
    expect(itemAt(puppets, 0).isToldToStop).toBe(false);
    itemAt(puppets, 0).reply();
    expect(await second.promise).toBe('done');
    expect(puppets).toHaveLength(1);
  });

  it('ends the worker where no memory is shared, and takes another', async () => {
    const { puppets, run } = poolOfPuppets({ sharesMemory: false });
    const first = run('first');
    const second = run('second');
    first.cancel();
    await expect(first.promise).rejects.toBeInstanceOf(Cancelled);
    expect(puppets.map(({ isEnded, asked }) => [isEnded, asked])).toEqual([
      [true, 'first'],
      [false, 'second'],
    ]);
    itemAt(puppets, 0).reply();
    itemAt(puppets, 1).reply({ result: 'more' });
    expect(await second.promise).toBe('more');
  });

  it('changes nothing about what is done', async () => {
    const { puppets, run } = poolOfPuppets();
    const first = run('first');
    itemAt(puppets, 0).reply();
    const second = run('second');
    first.cancel();
    expect(await first.promise).toBe('done');
    expect(itemAt(puppets, 0).isToldToStop).toBe(false);
    itemAt(puppets, 0).reply();
    expect(await second.promise).toBe('done');
  });
});

describe('failing', () => {
  it('replaces a worker that crashes, and only its job fails', async () => {
    const { puppets, run } = poolOfPuppets();
    const first = run('first');
    const second = run('second');
    itemAt(puppets, 0).crash();
    itemAt(puppets, 0).crash();
    await expect(first.promise).rejects.toThrow('out of memory');
    expect(puppets.map(({ asked }) => asked)).toEqual(['first', 'second']);
    itemAt(puppets, 1).reply();
    expect(await second.promise).toBe('done');
  });

  it('replaces a worker that ends while it has nothing to do', async () => {
    const { puppets, run } = poolOfPuppets();
    run('first');
    itemAt(puppets, 0).reply();
    itemAt(puppets, 0).crash();
    const second = run('second');
    itemAt(puppets, 1).reply();
    expect(await second.promise).toBe('done');
  });

  it('passes on what went wrong in a job; the worker stays', async () => {
    const { puppets, run } = poolOfPuppets();
    const first = run('first');
    itemAt(puppets, 0).reply({ error: new Error('no such module') });
    await expect(first.promise).rejects.toThrow('no such module');
    run('second');
    expect(puppets).toHaveLength(1);
  });

  it('rejects what cannot be sent, and goes on', async () => {
    const { puppets, run } = poolOfPuppets();
    const first = run(() => 1);
    await expect(first.promise).rejects.toThrow('could not be cloned');
    run('second');
    expect(puppets.map(({ asked }) => asked)).toEqual(['second']);
  });

  it('rejects everything where no worker can be started', async () => {
    const startWorker = () => {
      throw new Error('no threads left');
    };
    const { promise } = new JobPool({ startWorker }).run('first');
    await expect(promise).rejects.toThrow('no threads left');
    expect(() => new JobPool({ threads: 0, startWorker })).toThrow('1 thread or more');
  });
});

it('closes: every worker is ended, everything that waits or runs is rejected, nothing is asked any more', async () => {
  const { pool, puppets, run } = poolOfPuppets({ threads: 2 });
  const jobs = ['first', 'second', 'third'].map(run);
  await pool.close();
  for (const { promise } of [...jobs, run('late')])
    await expect(promise).rejects.toThrow('the pool is closed');
  expect(puppets.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  itemAt(puppets, 0).crash();
  expect(puppets).toHaveLength(2);
});
