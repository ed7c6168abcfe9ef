import { parentPort } from 'node:worker_threads';
import type { Order } from './protocol.js';
import { createServant } from './serve.js';

/** A worker thread of Node. */
const serve = createServant();
parentPort?.on('message', (order: Order) => parentPort?.postMessage(serve(order)));
