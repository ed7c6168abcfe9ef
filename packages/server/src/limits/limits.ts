import type { ServerSettings } from '../settings/settings.js';
import { Paces } from '../tables/pace.js';
import { hashOf } from '../tables/secrets.js';
import { Places } from './places.js';
import { Visitors } from './visitors.js';

export type LimitSettings = Pick<
  ServerSettings,
  | 'requestsPerPlayer'
  | 'requestsPerAddress'
  | 'playersPerAddress'
  | 'socketsPerPlayer'
  | 'socketsPerAddress'
  | 'sockets'
  | 'tablesPerPlayer'
  | 'tablesPerAddress'
>;

/** Who asks: from which address, and with the key of which player, if any. */
export interface Caller {
  readonly address: string;
  readonly key?: string;
}

/** Where as many may do something for long as in so many seconds at once. */
const AT_ONCE = 10;
const HOUR = 3600;

/** In seconds. */
const AGAIN = 10;

const TOO_MANY = { refused: 'too-many', retryAfter: AGAIN } as const;
const FULL = { refused: 'unavailable', retryAfter: AGAIN } as const;

/**
 * How much one player, one address and all together may ask of this node. What a player asks counts for that player alone: were it
 * counted for the address, others there could tell by their own refusals how much an opponent does in secret (R-INF-6).
 */
export class Limits {
  private readonly visitors: Visitors;
  private readonly byPlayer: Paces;
  private readonly byAddress: Paces;
  private readonly sockets: { readonly all: Places; readonly ofAddress: Places; readonly ofPlayer: Places };
  private readonly tables: { readonly ofPlayer: Paces; readonly ofAddress: Paces };

  constructor(settings: LimitSettings, now: () => number) {
    // A client that comes back says several things at once: with less than that it would be sent away again.
    const perSecond = (count: number) =>
      new Paces({ atOnce: count * AT_ONCE, perSecond: count, again: (count * AT_ONCE) / 2 }, now);
    const perHour = (count: number) => new Paces({ atOnce: count, perSecond: count / HOUR }, now);
    this.visitors = new Visitors(settings.playersPerAddress, now);
    this.byPlayer = perSecond(settings.requestsPerPlayer);
    this.byAddress = perSecond(settings.requestsPerAddress);
    this.sockets = {
      all: new Places(settings.sockets, FULL),
      ofAddress: new Places(settings.socketsPerAddress, TOO_MANY),
      ofPlayer: new Places(settings.socketsPerPlayer, TOO_MANY),
    };
    this.tables = {
      ofPlayer: perHour(settings.tablesPerPlayer),
      ofAddress: perHour(settings.tablesPerAddress),
    };
  }

  /** Counts a request or a message. */
  takeRequest({ address, key }: Caller): void {
    if (key === undefined) this.byAddress.take(address);
    else this.byPlayer.take(this.visitors.come(address, playerOf(key)));
  }

  /** Counts a table that is set up. */
  takeTable({ address, key = '' }: Caller): void {
    this.tables.ofPlayer.take(playerOf(key));
    this.tables.ofAddress.take(address);
  }

  /** A socket is opened; which player uses it is not known yet. Returns how to count it no more. */
  takeSocket({ address }: Caller): () => void {
    const leave = this.sockets.ofAddress.take(address);
    return together(leave, () => this.sockets.all.take(''));
  }

  /** A player uses a socket. Returns how to count it no more. */
  takeSocketOfPlayer({ key = '' }: Caller): () => void {
    return this.sockets.ofPlayer.take(playerOf(key));
  }

  /** A request of a player waits for news, as a socket does. Returns how to count it no more. */
  takeWaiting(caller: Caller): () => void {
    return together(this.takeSocket(caller), () => this.takeSocketOfPlayer(caller));
  }
}

/** Takes the second as well, or leaves the first. */
function together(leaveFirst: () => void, takeSecond: () => () => void): () => void {
  try {
    const leaveSecond = takeSecond();
    return () => {
      leaveFirst();
      leaveSecond();
    };
  } catch (error) {
    leaveFirst();
    throw error;
  }
}

/** The player with a key, in 96 bits: many are remembered. */
function playerOf(key: string): string {
  return hashOf(key).slice(0, 24);
}
