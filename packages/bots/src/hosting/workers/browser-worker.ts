import { type Order, type Reply, serveOrders } from '../jobs/orders.js';
import { perform } from './perform.js';
import type { Answered, Request } from './requests.js';

/** A Web Worker. */
declare const self: {
  onmessage: ((event: { readonly data: Order<Request> }) => void) | null;
  postMessage(reply: Reply<Answered>): void;
};

const serve = serveOrders(perform);
self.onmessage = ({ data }) => self.postMessage(serve(data));
