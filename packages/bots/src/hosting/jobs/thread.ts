import { parentPort, workerData } from 'node:worker_threads';
import { type Order, type Perform, serveOrders } from './orders.js';

/** A worker thread of Node: loads the module that it is told, and does jobs until it is ended. */
const { perform } = (await import(workerData as string)) as { perform: Perform<unknown, unknown> };
const serve = serveOrders(perform);
parentPort?.on('message', (order: Order<unknown>) => parentPort?.postMessage(serve(order)));
