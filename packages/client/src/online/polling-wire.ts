import type { Refused, TableRequest } from '@great-machine/protocol';
import { RequestRefused } from '../request-refused.js';
import type { OnlineServer } from './server.js';
import type { Visitor } from './socket-wire.js';
import {
  HEARTBEAT,
  isForGood,
  type OpenWire,
  pauseBefore,
  type Wire,
  WireClosed,
  type WireUser,
  type World,
  waitFor,
} from './wire.js';

/** In seconds: how long the server may wait for news before it replies. */
const WAIT = 25;

/** In seconds: a request that has no reply for so long has got lost, for a network may fail without a word. */
const PATIENCE = 15;

export function pollingWire(server: OnlineServer, visitor: Omit<Visitor, 'key'>): OpenWire {
  return (user, world) => new PollingWire(server, visitor, user, world);
}

/** Asks for news again and again; for networks that let no sockets through. */
class PollingWire implements Wire {
  private isClosed = false;
  private stopSayingHere = () => {};
  private readonly joined: Promise<void>;

  constructor(
    private readonly server: OnlineServer,
    private readonly visitor: Omit<Visitor, 'key'>,
    private readonly user: WireUser,
    private readonly world: World,
  ) {
    this.joined = this.join(visitor.link);
    void this.poll();
    void this.joined.then(() => this.keepSayingHere());
  }

  async request(request: TableRequest): Promise<unknown> {
    await this.joined;
    // A hint may take as long as it takes.
    const patience = request.do === 'advise' ? Number.POSITIVE_INFINITY : PATIENCE;
    const { reply } = await this.untilReply(
      (lost) => this.server.request('request', { ...this.asked, body: request }, lost),
      patience,
    );
    if ('once' in request) await this.readNews(0).catch(() => undefined);
    return reply;
  }

  /** Which table is asked, and from which side. */
  private get asked() {
    const { table, side } = this.visitor;
    return side === undefined ? { table } : { table, query: { side } };
  }

  beHere(): void {
    this.sayHere(this.world.isVisible());
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.stopSayingHere();
    this.sayHere(false);
  }

  /** There is no socket whose end says that the page is gone. */
  private sayHere(isVisible: boolean): void {
    this.server
      .request('request', { ...this.asked, body: { do: 'be-here', isVisible } })
      .catch(() => undefined);
  }

  private keepSayingHere(): void {
    if (this.isClosed) return;
    this.beHere();
    this.stopSayingHere = this.world.after(HEARTBEAT, () => this.keepSayingHere());
  }

  private async join(link: string | undefined): Promise<void> {
    if (link === undefined) return;
    const { table } = this.visitor;
    try {
      await this.untilReply((lost) => this.server.request('join', { table, body: { link } }, lost));
    } catch (error) {
      this.end(error);
    }
  }

  private async poll(): Promise<void> {
    await this.joined;
    for (let failures = 0; !this.isClosed; ) {
      try {
        await this.readNews(WAIT);
        failures = 0;
      } catch (error) {
        if (!(error instanceof RequestRefused) || isForGood(error.why)) return this.end(error);
        await waitFor(pauseBefore(++failures, this.world, error.why), this.world);
      }
    }
  }

  private async readNews(waitSeconds: number): Promise<void> {
    const body = { ...this.user.reached(), waitSeconds };
    const news = await this.untilReply(
      (lost) => this.server.request('news', { ...this.asked, body }, lost),
      waitSeconds + PATIENCE,
    );
    if (!this.isClosed) this.user.told(news);
  }

  /** The server may be away for a while, or want to be asked later; what it refuses is not asked again. */
  private async untilReply<T>(ask: (lost: AbortSignal) => Promise<T>, patience = PATIENCE): Promise<T> {
    for (let attempt = 1; !this.isClosed; attempt++) {
      let why: Refused | undefined;
      try {
        const reply = await this.unlessLost(ask, patience);
        if (this.isClosed) break;
        this.user.connected(true);
        return reply;
      } catch (error) {
        if (this.isClosed) break;
        why = error instanceof RequestRefused ? error.why : undefined;
        this.user.connected(why !== undefined);
        if (why !== undefined && !('retryAfter' in why)) throw error;
      }
      await waitFor(pauseBefore(attempt, this.world, why), this.world);
    }
    throw new WireClosed();
  }

  private async unlessLost<T>(ask: (lost: AbortSignal) => Promise<T>, patience: number): Promise<T> {
    const lost = new AbortController();
    let stop = () => {};
    const isLost = new Promise<never>((_, reject) => {
      if (!Number.isFinite(patience)) return;
      stop = this.world.after(patience * 1000, () => {
        lost.abort();
        reject(new Error('there is no reply'));
      });
    });
    try {
      return await Promise.race([ask(lost.signal), isLost]);
    } finally {
      stop();
    }
  }

  private end(error: unknown): void {
    if (this.isClosed) return;
    this.close();
    if (!(error instanceof RequestRefused)) throw error;
    this.user.ended(error.why);
  }
}
