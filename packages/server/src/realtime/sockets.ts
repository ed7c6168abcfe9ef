import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { MOST_BYTES, type Refused, SOCKET_PATH } from '@great-machine/protocol';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { refusalOf } from '../tables/refusal.js';
import { COME_BACK_AFTER } from './patience.js';
import { refuseRaw } from './raw-refusal.js';
import { Session, type SessionParts } from './session.js';
import { SpeakingSocket } from './speaking-socket.js';

/** What is known of a request that wants to become a socket. */
export interface Upgrades {
  isForeign(request: IncomingMessage): boolean;
  addressOf(request: IncomingMessage): string;
}

/** Sockets on the port of the app, until it closes. */
export function serveSockets(
  app: FastifyInstance,
  parts: SessionParts,
  { isForeign, addressOf }: Upgrades,
): void {
  const sessions = new Set<Session>();
  let isClosing = false;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MOST_BYTES,
    WebSocket: SpeakingSocket,
  });
  const refuse = (socket: Duplex, why: Refused) => {
    parts.watch.refused(why);
    refuseRaw(socket, why);
  };
  server.on('wsClientError', (_, socket) => refuse(socket, { refused: 'bad-request' }));

  const whyNot = (request: IncomingMessage): Refused | undefined => {
    if (request.url?.split('?')[0] !== SOCKET_PATH) return { refused: 'not-found' };
    if (isForeign(request)) return { refused: 'foreign-origin' };
    if (isClosing) return { refused: 'unavailable', retryAfter: COME_BACK_AFTER };
    return whyRefused(() => parts.limits.takeRequest({ address: addressOf(request) }));
  };

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const why = whyNot(request);
    if (why !== undefined) return refuse(socket, why);
    server.handleUpgrade(request, socket, head, (opened) => {
      const address = addressOf(request);
      const session = new Session(opened, address, parts);
      sessions.add(session);
      parts.watch.opened();
      let leavePlace = () => {};
      opened.on('close', () => {
        sessions.delete(session);
        leavePlace();
        parts.watch.closed();
      });
      // A browser does not show its page why a socket was not opened, only what it was told through an open one.
      const full = whyRefused(() => {
        leavePlace = parts.limits.takeSocket({ address });
      });
      if (full !== undefined) void session.end(full);
    });
  });

  const heart = setInterval(() => {
    for (const session of sessions) session.beat();
  }, parts.patience.heartbeat).unref();

  app.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(heart);
    const why = { refused: 'unavailable', retryAfter: COME_BACK_AFTER } as const;
    await Promise.all([...sessions].map((session) => session.end(why)));
  });
}

/** Why something may not be done; undefined where it was done. */
function whyRefused(act: () => void): Refused | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return refusalOf(error);
  }
}
