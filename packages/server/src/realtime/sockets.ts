import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { MOST_BYTES, type Refused, SOCKET_PATH } from '@great-machine/protocol';
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
  const refuse = (socket: Duplex, why: Refused) => {
    parts.watch.refused(why);
    refuseRaw(socket, why);
  };
  server.on('wsClientError', (_, socket) => refuse(socket, { refused: 'bad-request' }));

  const whyNot = (request: IncomingMessage): Refused | undefined => {
    if (request.url?.split('?')[0] !== SOCKET_PATH) return { refused: 'not-found' };
    if (isForeign(request)) return { refused: 'foreign-origin' };
    return isClosing ? { refused: 'unavailable', retryAfter: COME_BACK_AFTER } : undefined;
  };

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const why = whyNot(request);
    if (why !== undefined) return refuse(socket, why);
    server.handleUpgrade(request, socket, head, (opened) => {
      const session = new Session(opened, parts);
      sessions.add(session);
      parts.watch.opened();
      opened.on('close', () => {
        sessions.delete(session);
        parts.watch.closed();
      });
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
