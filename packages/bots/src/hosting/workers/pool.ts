import { Cancelled, type Memory, type Thought } from '../../thinking/mind.js';
import type { Step } from '../team/steps.js';
import { createFlag, raiseFlag } from './flag.js';
import type { AccompanyRequest, Order, Reply, Request, ThinkRequest } from './protocol.js';

/** A worker as the pool sees it. */
export interface BotWorker {
  post(order: Order): void;
  /** Ends it at once, in the middle of a thought. */
  terminate(): unknown;
}

/** What a worker reports. After `failed` it is not used any more. */
export interface WorkerEvents {
  replied(reply: Reply): void;
  failed(error: Error): void;
}

export interface PoolSettings {
  /** How many think at once; 1 if not said. */
  readonly threads?: number;
  startWorker(events: WorkerEvents): BotWorker;
  /** Whether workers share memory with this thread; else a thought is cancelled by ending its worker. */
  readonly sharesMemory?: boolean;
}

/** A thought under way. A cancelled one rejects with `Cancelled`. */
export interface Thinking<T> {
  readonly promise: Promise<T>;
  cancel(): void;
}

export type Decided = { readonly thought: Thought; readonly memory?: Memory };
export type Accompanied = { readonly step: Step; readonly memory: Memory };

interface Job {
  readonly request: Request;
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

interface Desk {
  readonly worker: BotWorker;
  job?: Job;
  flag?: SharedArrayBuffer;
}

/** Bots that think in workers, so that the thread of the host never waits. Workers start when they are needed. */
export class BotPool {
  private readonly threads: number;
  private readonly sharesMemory: boolean;
  private readonly startWorker: PoolSettings['startWorker'];
  private readonly waiting: Job[] = [];
  private readonly desks = new Set<Desk>();
  private requests = 0;
  private isClosed = false;

  constructor({ threads = 1, startWorker, sharesMemory = hasSharedMemory() }: PoolSettings) {
    if (!Number.isInteger(threads) || threads < 1)
      throw new Error(`a pool has 1 thread or more, not ${threads}`);
    this.threads = threads;
    this.startWorker = startWorker;
    this.sharesMemory = sharesMemory;
  }

  /** A mind decides; first come, first served. */
  think(request: Omit<ThinkRequest, 'id'>): Thinking<Decided> {
    const { table, seat, decision, view, options } = request.situation;
    const situation = { table, seat, decision, view, options };
    return this.send<Decided>({ ...request, situation, id: this.requests++ });
  }

  /** A companion beside people says what it does next. */
  accompany(request: Omit<AccompanyRequest, 'id'>): Thinking<Accompanied> {
    const { table, seat, view, options } = request.situation;
    const situation = { table, seat, view, options };
    return this.send<Accompanied>({ ...request, situation, id: this.requests++ });
  }

  /** Ends every worker; what waits or runs is rejected. */
  async close(): Promise<void> {
    this.isClosed = true;
    const desks = [...this.desks];
    this.desks.clear();
    const left = [...desks.flatMap(({ job }) => job ?? []), ...this.waiting.splice(0)];
    for (const job of left) job.reject(new Error(CLOSED));
    await Promise.all(desks.map(({ worker }) => worker.terminate()));
  }

  private send<T>(request: Request): Thinking<T> {
    let job: Job;
    const promise = new Promise<T>((resolve, reject) => {
      job = {
        request,
        reject,
        resolve: (reply) => settle(reply, resolve as (answer: unknown) => void, reject),
      };
      if (this.isClosed) reject(new Error(CLOSED));
      else this.waiting.push(job);
    });
    // Who has cancelled need not listen any more.
    promise.catch(() => {});
    this.handOut();
    return { promise, cancel: () => this.cancel(job) };
  }

  private handOut(): void {
    while (this.waiting.length > 0) {
      const idle = [...this.desks].find(({ job }) => job === undefined);
      if (idle === undefined && this.desks.size === this.threads) return;
      this.start(this.waiting.shift()!, idle);
    }
  }

  private start(job: Job, idle: Desk | undefined): void {
    let desk = idle;
    try {
      desk ??= this.newDesk();
      desk.job = job;
      desk.flag = this.sharesMemory ? createFlag() : undefined;
      desk.worker.post({ request: job.request, flag: desk.flag });
    } catch (error) {
      if (desk !== undefined) desk.job = undefined;
      job.reject(error as Error);
    }
  }

  private newDesk(): Desk {
    const desk: Desk = {
      worker: this.startWorker({
        replied: (reply) => this.finish(desk, reply),
        failed: (error) => this.replace(desk, error),
      }),
    };
    this.desks.add(desk);
    return desk;
  }

  private finish(desk: Desk, reply: Reply): void {
    if (desk.job?.request.id !== reply.id) return;
    desk.job.resolve(reply);
    desk.job = undefined;
    this.handOut();
  }

  /** Another worker takes the place of one that is gone, as soon as there is something to think about. */
  private replace(desk: Desk, error: Error): void {
    this.desks.delete(desk);
    desk.job?.reject(error);
    this.handOut();
  }

  private cancel(job: Job): void {
    job.reject(new Cancelled('the thought was cancelled'));
    const at = this.waiting.indexOf(job);
    if (at >= 0) this.waiting.splice(at, 1);
    const desk = [...this.desks].find((candidate) => candidate.job === job);
    if (desk === undefined) return;
    if (desk.flag !== undefined) raiseFlag(desk.flag);
    else {
      void desk.worker.terminate();
      this.replace(desk, new Cancelled());
    }
  }
}

const CLOSED = 'the pool is closed';

function settle(reply: Reply, resolve: (answer: unknown) => void, reject: (error: Error) => void): void {
  if ('error' in reply) reject(new Error(`the bot failed: ${reply.error}`));
  else if ('cancelled' in reply) reject(new Cancelled('the thought was cancelled'));
  else {
    const { id: _, ...answer } = reply;
    resolve(answer);
  }
}

/** Browsers have it on isolated pages only. */
function hasSharedMemory(): boolean {
  return typeof SharedArrayBuffer !== 'undefined';
}
