import { API, type Refused, type ReplyOf, ROUTES, SOCKET_PATH } from '@great-machine/protocol';
import { RequestRefused } from '../request-refused.js';
import type { OnlineServer } from './server.js';
import type { OpenSocket, Socket } from './socket-wire.js';

/** What the sockets of browsers and those of `ws` have in common. */
interface AnySocket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What the `fetch` of browsers and of Node has. */
type AnyFetch = (
  address: string,
  init: {
    method: string;
    headers: Record<string, string>;
    body: string | undefined;
    signal: AbortSignal | undefined;
  },
) => Promise<{ readonly ok: boolean; readonly status: number; json(): Promise<unknown> }>;

/** The status of a reply that says nothing. */
const DONE = 204;

/** Sockets to a server, by the `WebSocket` of a browser or of `ws`. */
export function webSockets(WebSocket: new (address: string) => AnySocket, server: string): OpenSocket {
  return ({ opened, received, closed }) => {
    try {
      const socket = new WebSocket(server.replace(/^http/, 'ws') + SOCKET_PATH);
      socket.onopen = opened;
      socket.onmessage = ({ data }: { data: unknown }) => received(String(data));
      socket.onclose = closed;
      socket.onerror = () => {};
      return socket;
    } catch {
      // A browser refuses some addresses at once.
      Promise.resolve().then(closed);
      return NO_SOCKET;
    }
  };
}

const NO_SOCKET: Socket = { send: () => {}, close: () => {} };

/** A server as one player reaches it, by the `fetch` of a browser or of Node. */
export function webServer(fetch: AnyFetch, server: string, key: string): OnlineServer {
  return {
    request: async (name, asked, givenUp) => {
      const { method, path } = ROUTES[name];
      const { table = '', query = {}, body } = asked as AnyAsked;
      const reply = await fetch(server + API + path.replace(':table', table) + queryOf(query), {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: givenUp,
      });
      const told = reply.status === DONE ? undefined : await reply.json();
      if (!reply.ok) throw new RequestRefused(told as Refused);
      return told as ReplyOf<typeof name>;
    },
  };
}

/** The parts of a request, as far as it has them. */
interface AnyAsked {
  readonly table?: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function queryOf(query: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return words.length === 0 ? '' : `?${words.join('&')}`;
}
