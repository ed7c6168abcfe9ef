import type { Duplex } from 'node:stream';
import { type Refused, STATUS_OF } from '@great-machine/protocol';

/** Refuses what has come to no request, and ends the connection. A client that does not close its end is not waited for. */
export function refuseRaw(socket: Duplex, why: Refused): void {
  const body = JSON.stringify(why);
  socket.once('finish', () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 ${STATUS_OF[why.refused]} Refused`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
