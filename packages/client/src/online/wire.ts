import type { News, Reached, Refused, RefusedCode, TableRequest } from '@great-machine/protocol';

/** What a wire needs of the world around it. */
export interface World {
  /** Acts after so many milliseconds. Returns how to prevent it. */
  after(milliseconds: number, act: () => void): () => void;
  /** Milliseconds since 1970, by the clock of the client. */
  now(): number;
  /** From 0 up to 1. */
  random(): number;
  /** Whether the person sees the page. */
  isVisible(): boolean;
  /** A text of 128 random bits or more, in base64url or hexadecimal digits. */
  makeKey(): string;
}

/** The reader at the near end of a wire. */
export interface WireUser {
  /** How far it has come, to go on from there. */
  reached(): Reached;
  told(news: News): void;
  /** Whether the far end can be reached now. */
  connected(isConnected: boolean): void;
  /** The far end wants no more of this client; it is not tried again. */
  ended(why: Refused): void;
  /** This kind of wire does not get through. Whether another one takes over; if not, it is tried on. */
  takesAnotherWay(): boolean;
}

/** One way to reach a table: requests and replies, and news whenever there are some. It comes up again by itself. */
export interface Wire {
  /**
   * What a request comes to, after the news that it caused. Rejected with `RequestRefused`, or with `WireClosed` where
   * it is unknown whether it was carried out.
   */
  request(request: TableRequest): Promise<unknown>;
  /** Says whether the page is visible, as it does by itself now and then. */
  beHere(): void;
  close(): void;
}

export type OpenWire = (user: WireUser, world: World) => Wire;

export class WireClosed extends Error {}

/** In milliseconds: how often a client says whether its page is visible. A socket that died in silence is noticed so, too. */
export const HEARTBEAT = 30_000;

/** Refusals after which the same client would be refused again. */
const FOR_GOOD: readonly RefusedCode[] = [
  'bad-request',
  'no-key',
  'foreign-origin',
  'not-allowed',
  'blocked',
  'not-found',
  'replaced',
  'too-large',
  'reload',
];

export function isForGood({ refused }: Refused): boolean {
  return FOR_GOOD.includes(refused);
}

const SHORTEST_PAUSE = 250;
const LONGEST_PAUSE = 20_000;

/**
 * How long to wait before the next attempt, in milliseconds. Clients that lost their server at one moment come back at
 * many: anywhere within a span that doubles, from where the server has allowed it.
 */
export function pauseBefore(attempt: number, world: World, why?: Refused): number {
  const span = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** attempt);
  const from = why !== undefined && 'retryAfter' in why ? (why.retryAfter ?? 0) * 1000 : 0;
  return from + world.random() * Math.max(span, from);
}

export function waitFor(milliseconds: number, world: World): Promise<void> {
  return new Promise((resolve) => void world.after(milliseconds, resolve));
}
