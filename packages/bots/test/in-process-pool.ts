import { serveOrders } from '../src/hosting/jobs/orders.js';
import { JobPool } from '../src/hosting/jobs/pool.js';
import { perform } from '../src/hosting/workers/perform.js';
import { BotPool } from '../src/hosting/workers/pool.js';
import type { Answered, Request } from '../src/hosting/workers/requests.js';

/** A pool whose workers think in the test's own thread, one request after another. */
export function createInProcessPool(answer: (request: Request) => Answered = perform): BotPool {
  const serve = serveOrders(answer);
  const jobs = new JobPool<Request, Answered>({
    sharesMemory: false,
    startWorker({ replied }) {
      let isEnded = false;
      return {
        post: (order) =>
          setImmediate(() => {
            if (!isEnded) replied(serve(structuredClone(order)));
          }),
        terminate: () => {
          isEnded = true;
        },
      };
    },
  });
  return new BotPool(jobs);
}
