import { API, type Refused, SOCKET_PATH } from '@great-machine/protocol';
import type { Post } from './polling-wire.js';
import type { OpenSocket } from './socket-wire.js';

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
  init: { method: string; headers: Record<string, string>; body: string },
) => Promise<{ readonly ok: boolean; json(): Promise<unknown> }>;

/** Sockets to a server, by the `WebSocket` of a browser or of `ws`. */
export function webSockets(WebSocket: new (address: string) => AnySocket, server: string): OpenSocket {
  return ({ opened, received, closed }) => {
    const socket = new WebSocket(server.replace(/^http/, 'ws') + SOCKET_PATH);
    socket.onopen = opened;
    socket.onmessage = ({ data }: { data: unknown }) => received(String(data));
    socket.onclose = closed;
    socket.onerror = () => {};
    return socket;
  };
}

/** Requests to a server, by the `fetch` of a browser or of Node. */
export function webPosts(fetch: AnyFetch, server: string): Post {
  return async (path, body, key) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const reply = await fetch(server + API + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const told = await reply.json();
    return reply.ok ? { body: told } : { refused: told as Refused };
  };
}
