import type { Order, Reply } from './protocol.js';
import { createServant } from './serve.js';

/** A Web Worker. */
declare const self: {
  onmessage: ((event: { readonly data: Order }) => void) | null;
  postMessage(reply: Reply): void;
};

const serve = createServant();
self.onmessage = ({ data }) => self.postMessage(serve(data));
