import { once } from 'node:events';
import { WebSocket } from 'ws';
import { atRate, forEach } from './schedule.js';

/** About as long as an answer of a client. */
const ANSWER = 'a'.repeat(250);

const AT_ONCE = 16;

/** As many connections and messages as the table server had. */
export interface FloorLoad {
  readonly tables: number;
  readonly connections: number;
  /** Messages a second. */
  readonly rate: number;
  readonly seconds: number;
}

/** From the sending of each message to its acknowledgement, with as many connections to a server that does nearly nothing. */
export async function floorLatencies(
  server: string,
  { tables, connections, rate, seconds }: FloorLoad,
): Promise<readonly number[]> {
  const latencies: number[] = [];
  const sentAt = new Map<WebSocket, number>();
  const sockets: WebSocket[] = [];
  await forEach(Array(connections).keys(), AT_ONCE, async (at) => {
    const address = `${server.replace(/^http/, 'ws')}/${at % tables}`;
    const socket = new WebSocket(address, { perMessageDeflate: false });
    await once(socket, 'open');
    socket.on('message', (data: Buffer) => {
      const start = sentAt.get(socket);
      if (start === undefined || data[0] !== 'r'.charCodeAt(0)) return;
      sentAt.delete(socket);
      latencies.push(performance.now() - start);
    });
    sockets.push(socket);
  });
  let next = 0;
  await atRate(rate, seconds, () => {
    const socket = sockets[next++ % sockets.length];
    if (socket === undefined || sentAt.has(socket)) return false;
    sentAt.set(socket, performance.now());
    socket.send(ANSWER);
    return true;
  });
  for (const socket of sockets) socket.terminate();
  return latencies;
}
