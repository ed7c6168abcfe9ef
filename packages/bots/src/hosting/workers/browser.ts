import type { Order, Reply } from '../jobs/orders.js';
import { JobPool, type WorkerEvents } from '../jobs/pool.js';
import { BotPool } from './pool.js';
import type { Answered, Request } from './requests.js';

/** As much of a Web Worker as is needed here. */
interface WebWorker {
  onmessage: ((event: { readonly data: Reply<Answered> }) => void) | null;
  onerror: ((event: { readonly message?: string; preventDefault?(): void }) => void) | null;
  onmessageerror: (() => void) | null;
  postMessage(order: Order<Request>): void;
  terminate(): void;
}

declare const Worker: new (url: URL, options: { readonly type: 'module' }) => WebWorker;

export interface BrowserPoolSettings {
  readonly threads?: number;
}

/** Bots in Web Workers. */
export function createBrowserPool({ threads }: BrowserPoolSettings = {}): BotPool {
  return new BotPool(new JobPool({ threads, startWorker }));
}

/** Bundlers find the worker by this very expression. */
function startWorker({ replied, failed }: WorkerEvents<Answered>) {
  const worker = new Worker(new URL('./browser-worker.js', import.meta.url), { type: 'module' });
  const fail = (why: string) => {
    worker.terminate();
    failed(new Error(`the worker failed: ${why}`));
  };
  worker.onmessage = ({ data }) => replied(data);
  worker.onerror = (event) => {
    // The host hears of it here; it is not an error of the page.
    event.preventDefault?.();
    fail(event.message ?? 'it could not be loaded');
  };
  worker.onmessageerror = () => fail('its reply could not be read');
  return {
    post: (order: Order<Request>) => worker.postMessage(order),
    terminate: () => worker.terminate(),
  };
}
