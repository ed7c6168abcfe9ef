import { parentPort, workerData } from 'node:worker_threads';
import { Connection, faultOf } from './connection.js';
import type { Group, Opened } from './messages.js';

if (parentPort === null) throw new Error('this file runs in a thread');
const port = parentPort;

const opened = open();
port.postMessage((opened instanceof Connection ? { opened: true } : opened) satisfies Opened);
if (opened instanceof Connection)
  port.on('message', (group: Group | 'close') => {
    if (group !== 'close') return port.postMessage(opened.perform(group));
    opened.close();
    port.close();
  });

function open(): Connection | ReturnType<typeof faultOf> {
  try {
    return new Connection(workerData);
  } catch (error) {
    return faultOf(error);
  }
}
