import type { JobPool, Running } from '../jobs/pool.js';
import type { Accompanied, AccompanyRequest, Decided, Request, ThinkRequest } from './requests.js';

/** A thought under way. A cancelled one rejects with `Cancelled`. */
export type Thinking<T> = Running<T>;

/** Bots that think in workers, so that the thread of the host never waits. */
export class BotPool {
  constructor(private readonly jobs: JobPool<Request, Decided | Accompanied>) {}

  /** A mind decides; first come, first served. */
  think(request: ThinkRequest): Thinking<Decided> {
    const { table, seat, question, view, questions } = request.situation;
    const situation = { table, seat, question, view, questions };
    return this.jobs.run({ ...request, situation }) as Running<Decided>;
  }

  /** A companion beside people says what it does next. */
  accompany(request: AccompanyRequest): Thinking<Accompanied> {
    const { table, seat, view, questions } = request.situation;
    const situation = { table, seat, view, questions };
    return this.jobs.run({ ...request, situation }) as Running<Accompanied>;
  }

  /** Ends every worker; what waits or runs is rejected. */
  close(): Promise<void> {
    return this.jobs.close();
  }
}
