import type { Situation } from '../../thinking/mind.js';
import type { JobPool, PoolLoad, Running } from '../jobs/pool.js';
import type {
  Accompanied,
  AccompanyRequest,
  Advised,
  AdviseRequest,
  Answered,
  Decided,
  Request,
  ThinkRequest,
} from './requests.js';

/** A thought under way. A cancelled one rejects with `Cancelled`. */
export type Thinking<T> = Running<T>;

/** Bots that think in workers, so that the thread of the host never waits. */
export class BotPool {
  constructor(
    private readonly jobs: JobPool<Request, Answered>,
    private readonly user?: string,
  ) {}

  /** The same workers for one of several users, between whom they are fair. */
  for(user: string): BotPool {
    return new BotPool(this.jobs, user);
  }

  get load(): PoolLoad {
    return this.jobs.load;
  }

  /** How many thoughts for others come before a new one for this user: none while a thread is free of them. */
  get ahead(): number {
    return this.jobs.aheadOf(this.user);
  }

  /** A mind decides. */
  think(request: ThinkRequest): Thinking<Decided> {
    const situation = plainSituation(request.situation);
    return this.jobs.run({ do: 'think', ...request, situation }, this.user) as Running<Decided>;
  }

  /** A companion beside people says what it does next. */
  accompany(request: AccompanyRequest): Thinking<Accompanied> {
    const { table, seat, view, questions } = request.situation;
    const situation = { table, seat, view, questions };
    return this.jobs.run({ do: 'accompany', ...request, situation }, this.user) as Running<Accompanied>;
  }

  /** The best answers to a question, for a person who wants a hint. */
  advise(request: AdviseRequest): Thinking<Advised> {
    const situation = plainSituation(request.situation);
    return this.jobs.run({ do: 'advise', ...request, situation }, this.user) as Running<Advised>;
  }

  /** Ends every worker; what waits or runs is rejected. */
  close(): Promise<void> {
    return this.jobs.close();
  }
}

/** What a seat may know and nothing else, also of a situation that is built when it is looked at. */
function plainSituation({ table, seat, question, view, questions }: Situation): Situation {
  return { table, seat, question, view, questions };
}
