import { Cancelled } from '../../thinking/mind.js';
import { createFlag, raiseFlag } from './flag.js';
import type { Order, Reply } from './orders.js';

/** A worker as the pool sees it. */
export interface PoolWorker<Job> {
  post(order: Order<Job>): void;
  /** Ends it at once, in the middle of a job. */
  terminate(): unknown;
}

/** What a worker reports. After `failed` it is not used any more. */
export interface WorkerEvents<Result> {
  replied(reply: Reply<Result>): void;
  failed(error: Error): void;
}

export interface PoolSettings<Job, Result> {
  /** How many work at once; 1 if not said. */
  readonly threads?: number;
  startWorker(events: WorkerEvents<Result>): PoolWorker<Job>;
  /** Whether workers share memory with this thread; else a job is cancelled by ending its worker. */
  readonly sharesMemory?: boolean;
  /** A job has begun that had waited for so many milliseconds. */
  waited?(milliseconds: number): void;
}

/** A job that waits or runs. A cancelled one rejects with `Cancelled`. */
export interface Running<Result> {
  readonly promise: Promise<Result>;
  cancel(): void;
}

/** How many jobs wait for a worker, and how many are under way. */
export interface PoolLoad {
  readonly waiting: number;
  readonly running: number;
}

interface Task<Job, Result> {
  readonly id: number;
  /** Those who share the workers. */
  readonly of: string | undefined;
  /** Jobs of one turn come before those of the next. */
  readonly turn: number;
  readonly job: Job;
  /** By the monotonic clock. */
  readonly since: number;
  resolve(result: Result): void;
  reject(error: Error): void;
}

interface WorkerSlot<Job, Result> {
  readonly worker: PoolWorker<Job>;
  task?: Task<Job, Result>;
  flag?: SharedArrayBuffer;
}

/** Does jobs in workers, so that the caller's thread never waits. Workers start when they are needed. */
export class JobPool<Job, Result> {
  private readonly threads: number;
  private readonly sharesMemory: boolean;
  private readonly startWorker: PoolSettings<Job, Result>['startWorker'];
  private readonly waiting: Task<Job, Result>[] = [];
  private readonly slots = new Set<WorkerSlot<Job, Result>>();
  private jobs = 0;
  private turn = 0;
  private isClosed = false;
  private readonly waited: (milliseconds: number) => void;

  constructor({
    threads = 1,
    startWorker,
    sharesMemory = hasSharedMemory(),
    waited = () => {},
  }: PoolSettings<Job, Result>) {
    if (!Number.isInteger(threads) || threads < 1)
      throw new Error(`a pool has 1 thread or more, not ${threads}`);
    this.threads = threads;
    this.startWorker = startWorker;
    this.sharesMemory = sharesMemory;
    this.waited = waited;
  }

  get load(): PoolLoad {
    const running = [...this.slots].filter(({ task }) => task !== undefined).length;
    return { waiting: this.waiting.length, running };
  }

  /** How many jobs of others come before a new one of this user: none while a thread is free of them. */
  aheadOf(user: string | undefined): number {
    const isOfOther = (task: Task<Job, Result>) => task.of !== user;
    const running = [...this.slots].flatMap(({ task }) => task ?? []).filter(isOfOther).length;
    return running < this.threads ? 0 : 1 + this.waiting.filter(isOfOther).length;
  }

  /** First come, first served; but who has jobs here already waits with the next one until all others have had their turn. */
  run(job: Job, of?: string): Running<Result> {
    const id = this.jobs++;
    const turn = this.turn + (of === undefined ? 0 : this.jobsOf(of));
    const promise = new Promise<Result>((resolve, reject) => {
      if (this.isClosed) reject(new Error(CLOSED));
      else this.enqueue({ id, of, turn, job, since: performance.now(), resolve, reject });
    });
    // A caller that has cancelled need not listen any more.
    promise.catch(() => {});
    this.handOut();
    return { promise, cancel: () => this.cancel(id) };
  }

  /** Ends every worker; what waits or runs is rejected. */
  async close(): Promise<void> {
    this.isClosed = true;
    const slots = [...this.slots];
    this.slots.clear();
    const left = [...slots.flatMap(({ task }) => task ?? []), ...this.waiting.splice(0)];
    for (const task of left) task.reject(new Error(CLOSED));
    await Promise.all(slots.map(({ worker }) => worker.terminate()));
  }

  private handOut(): void {
    for (;;) {
      const idle = [...this.slots].find(({ task }) => task === undefined);
      if (idle === undefined && this.slots.size === this.threads) return;
      const next = this.waiting.shift();
      if (next === undefined) return;
      this.turn = next.turn;
      this.waited(performance.now() - next.since);
      this.start(next, idle);
    }
  }

  private jobsOf(of: string): number {
    const running = [...this.slots].flatMap(({ task }) => task ?? []);
    return [...running, ...this.waiting].filter((task) => task.of === of).length;
  }

  private enqueue(task: Task<Job, Result>): void {
    const later = this.waiting.findIndex(({ turn }) => turn > task.turn);
    this.waiting.splice(later < 0 ? this.waiting.length : later, 0, task);
  }

  private start(task: Task<Job, Result>, idle: WorkerSlot<Job, Result> | undefined): void {
    let slot = idle;
    try {
      slot ??= this.newSlot();
      slot.task = task;
      slot.flag = this.sharesMemory ? createFlag() : undefined;
      slot.worker.post({ id: task.id, job: task.job, flag: slot.flag });
    } catch (error) {
      if (slot !== undefined) slot.task = undefined;
      task.reject(error as Error);
    }
  }

  private newSlot(): WorkerSlot<Job, Result> {
    const slot: WorkerSlot<Job, Result> = {
      worker: this.startWorker({
        replied: (reply) => this.finish(slot, reply),
        failed: (error) => this.replace(slot, error),
      }),
    };
    this.slots.add(slot);
    return slot;
  }

  private finish(slot: WorkerSlot<Job, Result>, reply: Reply<Result>): void {
    const { task } = slot;
    if (task?.id !== reply.id) return;
    if ('error' in reply) task.reject(reply.error);
    else if ('cancelled' in reply) task.reject(new Cancelled(CANCELLED));
    else task.resolve(reply.result);
    slot.task = undefined;
    this.handOut();
  }

  /** Another worker takes the place of one that is gone, as soon as there is something to do. */
  private replace(slot: WorkerSlot<Job, Result>, error: Error): void {
    this.slots.delete(slot);
    slot.task?.reject(error);
    this.handOut();
  }

  private cancel(id: number): void {
    const at = this.waiting.findIndex((task) => task.id === id);
    for (const task of at < 0 ? [] : this.waiting.splice(at, 1)) task.reject(new Cancelled(CANCELLED));
    const slot = [...this.slots].find(({ task }) => task?.id === id);
    if (slot === undefined) return;
    slot.task?.reject(new Cancelled(CANCELLED));
    if (slot.flag !== undefined) raiseFlag(slot.flag);
    else {
      void slot.worker.terminate();
      this.replace(slot, new Cancelled(CANCELLED));
    }
  }
}

const CLOSED = 'the pool is closed';
const CANCELLED = 'the job was cancelled';

/** Browsers have it on isolated pages only. */
function hasSharedMemory(): boolean {
  return typeof SharedArrayBuffer !== 'undefined';
}
