import type { Duplex } from 'node:stream';
import { type Refused, STATUS_OF } from '@great-machine/protocol';

/** After how many seconds a client that was refused may try again; undefined where the refusal does not say. */
export function retryAfterOf(why: Refused): number | undefined {
  return 'retryAfter' in why ? why.retryAfter : undefined;
}

/** Refuses what has come to no request, and ends the connection. A client that does not close its end is not waited for. */
export function refuseRaw(socket: Duplex, why: Refused): void {
  const body = JSON.stringify(why);
  const seconds = retryAfterOf(why);
  socket.once('finish', () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 ${STATUS_OF[why.refused]} Refused`,
      'Connection: close',
      ...(seconds === undefined ? [] : [`Retry-After: ${seconds}`]),
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
