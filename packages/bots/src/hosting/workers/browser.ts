import { BotPool, type WorkerEvents } from './pool.js';
import type { Order, Reply } from './protocol.js';

/** As much of a Web Worker as is needed here. */
interface WebWorker {
  onmessage: ((event: { readonly data: Reply }) => void) | null;
  onerror: ((event: { readonly message?: string; preventDefault?(): void }) => void) | null;
  onmessageerror: (() => void) | null;
  postMessage(order: Order): void;
  terminate(): void;
}

declare const Worker: new (url: URL, options: { readonly type: 'module' }) => WebWorker;

export interface BrowserPoolSettings {
  readonly threads?: number;
}

/** Bots in Web Workers. */
export function createBrowserPool({ threads }: BrowserPoolSettings = {}): BotPool {
  return new BotPool({ threads, startWorker });
}

/** Bundlers find the worker by this very expression. */
function startWorker({ replied, failed }: WorkerEvents) {
  const worker = new Worker(new URL('./browser-worker.js', import.meta.url), { type: 'module' });
  const fail = (why: string) => {
    worker.terminate();
    failed(new Error(`the bot's worker failed: ${why}`));
  };
  worker.onmessage = ({ data }) => replied(data);
  worker.onerror = (event) => {
    // The host hears of it here; it is not an error of the page.
    event.preventDefault?.();
    fail(event.message ?? 'it could not be loaded');
  };
  worker.onmessageerror = () => fail('its reply could not be read');
  return {
    post: (order: Order) => worker.postMessage(order),
    terminate: () => worker.terminate(),
  };
}
