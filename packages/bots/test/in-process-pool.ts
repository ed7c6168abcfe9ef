import { BotPool } from '../src/hosting/workers/pool.js';
import type { Order, Reply } from '../src/hosting/workers/protocol.js';
import { createServant } from '../src/hosting/workers/serve.js';

/** A pool whose workers think in the test's own thread, one order after another. */
export function createInProcessPool(answer: (order: Order) => Reply = createServant()): BotPool {
  return new BotPool({
    sharesMemory: false,
    startWorker({ replied }) {
      let isEnded = false;
      return {
        post: (order) =>
          setImmediate(() => {
            if (!isEnded) replied(answer(structuredClone(order)));
          }),
        terminate: () => {
          isEnded = true;
        },
      };
    },
  });
}
