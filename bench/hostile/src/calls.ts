import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { Refused, type RefusedCode, STATUS_OF } from '@great-machine/protocol';
import { z } from 'zod';

/** What came of a hostile message. */
export type Came =
  /** Not carried out, and the reply says why in the words of the protocol, or the game's own rules say why. */
  | { readonly was: 'refused'; readonly code: RefusedCode | 'by-the-rules' }
  /** A socket has ended with a code of WebSocket's own, such as 1009. */
  | { readonly was: 'closed'; readonly code: number }
  /** The connection has ended without a word. */
  | { readonly was: 'cut' }
  | { readonly was: 'replied' }
  /** A reply that is none of these, or none at all. */
  | { readonly was: 'untyped'; readonly why: string };

/** What came, and every byte that came with it. */
export interface Heard {
  readonly came: Came;
  readonly text: string;
}

/** In milliseconds: a server that says nothing for so long has not replied. */
export const PATIENCE = 20_000;

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A call by HTTP, well formed as far as HTTP goes. */
export function call(address: string, { method, path, headers = {}, body }: Call): Promise<Heard> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const calling = request(
      { agent, hostname, port, method, path, headers: { ...length, ...headers }, timeout: PATIENCE },
      (reply) => void readAll(reply).then((text) => resolve(heardOf(reply.statusCode ?? 0, text))),
    );
    calling.on('timeout', () => calling.destroy(new Error('no reply')));
    // A server that has refused what is too large does not read the rest.
    calling.on('error', (error) => resolve({ came: cameOfError(error), text: '' }));
    calling.end(body);
  });
}

function cameOfError(error: Error & { code?: string }): Came {
  const isCut = error.code === 'ECONNRESET' || error.code === 'EPIPE';
  return isCut ? { was: 'cut' } : { was: 'untyped', why: error.message };
}

async function readAll(reply: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of reply) chunks.push(chunk);
  } catch {
    // What came before the connection ended counts.
  }
  return Buffer.concat(chunks).toString();
}

/** What a reply with this status and body is. */
export function heardOf(status: number, text: string): Heard {
  return { came: cameOfReply(status, text), text };
}

function cameOfReply(status: number, text: string): Came {
  if (status >= 200 && status < 300) return text.includes('"reply"') ? cameOfGame(text) : { was: 'replied' };
  const why = readRefused(text);
  if (why !== undefined && STATUS_OF[why.refused] === status) return { was: 'refused', code: why.refused };
  return { was: 'untyped', why: `${status} ${text.slice(0, 200)}` };
}

const RulesRefusal = z.union([
  z.object({ code: z.string(), rule: z.string() }),
  z.object({ stopped: z.literal('refused') }),
]);

/** What the game itself does not allow is a reply. */
export function cameOfGame(text: string): Came {
  const { reply } = JSON.parse(text) as { readonly reply?: unknown };
  return RulesRefusal.safeParse(reply).success
    ? { was: 'refused', code: 'by-the-rules' }
    : { was: 'replied' };
}

export function readRefused(text: string): Refused | undefined {
  try {
    const told = JSON.parse(text);
    const refused = Refused.parse(told);
    // A refusal that says more than the protocol has words for is none.
    return Object.keys(refused).length === Object.keys(told).length ? refused : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes as they are, and everything that comes back until the connection ends. */
export function sendBytes(address: string, chunks: readonly (string | Buffer)[]): Promise<Heard> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    let text = '';
    const end = (came: Came) => {
      socket.destroy();
      resolve({ came, text });
    };
    socket.setTimeout(PATIENCE, () => end({ was: 'untyped', why: `no end; so far: ${text.slice(0, 200)}` }));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => end(cameOfBytes(text)));
    socket.on('close', () => end(cameOfBytes(text)));
    for (const chunk of chunks) socket.write(chunk);
  });
}

function cameOfBytes(text: string): Came {
  if (text === '') return { was: 'cut' };
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [, status = ''] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? [];
  return cameOfReply(Number(status), body);
}
