import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { MOST_BYTES, SOCKET_PATH } from '@great-machine/protocol';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { COME_BACK_AFTER } from './limits.js';
import { refuseRaw } from './raw-refusal.js';
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
  server.on('wsClientError', (_, socket) => refuseRaw(socket, { refused: 'bad-request' }));

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== SOCKET_PATH) return refuseRaw(socket, { refused: 'not-found' });
    if (isForeign(request)) return refuseRaw(socket, { refused: 'foreign-origin' });
    if (isClosing) return refuseRaw(socket, { refused: 'unavailable', retryAfter: COME_BACK_AFTER });
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
