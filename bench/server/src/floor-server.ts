/**
 * What no server could do without: `floor-server.js FILE NEWS_BYTES` appends each message to a file, syncs it together with
 * those that came meanwhile, tells the table of it and replies.
 */
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { beMeasured } from './measured-process.js';

const [file, newsBytes] = process.argv.slice(2);
if (file === undefined) throw new Error('the file is missing');

/** About as long as an entry of the log. */
const ENTRY = Buffer.alloc(1000, 'x');
const NEWS = 'n'.repeat(Number(newsBytes));

interface Message {
  readonly by: WebSocket;
  readonly table: Set<WebSocket>;
}

const log = await open(file, 'a');
const tables = new Map<string, Set<WebSocket>>();
let waiting: Message[] = [];
let isWriting = false;

const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? new Set();
  tables.set(url, table.add(socket));
  socket.on('close', () => table.delete(socket));
  socket.on('message', () => {
    waiting.push({ by: socket, table });
    if (!isWriting) void writeAll();
  });
});

async function writeAll(): Promise<void> {
  isWriting = true;
  while (waiting.length > 0) {
    const group = waiting;
    waiting = [];
    await log.appendFile(Buffer.concat(group.map(() => ENTRY)));
    await log.datasync();
    for (const { by, table } of group) {
      for (const socket of table) socket.send(NEWS);
      by.send('reply');
    }
  }
  isWriting = false;
}

http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  beMeasured(`http://127.0.0.1:${port}`, async () => log.close());
});
