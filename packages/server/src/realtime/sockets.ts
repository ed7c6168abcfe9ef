import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { MOST_BYTES, type Refused, SOCKET_PATH, STATUS_OF } from '@great-machine/protocol';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { COME_BACK_AFTER } from './limits.js';
import { Session, type SessionParts } from './session.js';

/** Sockets on the port of the app, until it closes. */
export function serveSockets(
  app: FastifyInstance,
  parts: SessionParts,
  isForeign: (request: IncomingMessage) => boolean,
): void {
  const sessions = new Set<Session>();
  let isClosing = false;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MOST_BYTES,
  });

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== SOCKET_PATH) return refuseUpgrade(socket, { refused: 'not-found' });
    if (isForeign(request)) return refuseUpgrade(socket, { refused: 'foreign-origin' });
    if (isClosing) return refuseUpgrade(socket, { refused: 'unavailable', retryAfter: COME_BACK_AFTER });
    server.handleUpgrade(request, socket, head, (opened) => {
      const session = new Session(opened, parts);
      sessions.add(session);
      opened.on('close', () => sessions.delete(session));
    });
  });

  const heart = setInterval(() => {
    for (const session of sessions) session.beat();
  }, parts.limits.heartbeat).unref();

  app.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(heart);
    const why = { refused: 'unavailable', retryAfter: COME_BACK_AFTER } as const;
    await Promise.all([...sessions].map((session) => session.end(why)));
  });
}

function refuseUpgrade(socket: Duplex, why: Refused): void {
  const body = JSON.stringify(why);
  // A client that does not close its end is not waited for.
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
