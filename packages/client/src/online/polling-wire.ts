import type { Refused, TableRequest } from '@great-machine/protocol';
import type { OnlineServer } from './server.js';
import type { Visitor } from './socket-wire.js';
import {
  HEARTBEAT,
  isForGood,
  type OpenWire,
  pauseBefore,
  RequestRefused,
  type Wire,
  WireClosed,
  type WireUser,
  type World,
  waitFor,
} from './wire.js';

/** In seconds: how long the server may wait for news before it replies. */
const WAIT = 25;

export function pollingWire(
  server: OnlineServer,
  { table, link }: Pick<Visitor, 'table' | 'link'>,
): OpenWire {
  return (user, world) => new PollingWire(server, table, link, user, world);
}

/** Asks for news again and again; for networks that let no sockets through. */
class PollingWire implements Wire {
  private isClosed = false;
  private stopSayingHere = () => {};
  private readonly joined: Promise<void>;

  constructor(
    private readonly server: OnlineServer,
    private readonly table: string,
    link: string | undefined,
    private readonly user: WireUser,
    private readonly world: World,
  ) {
    this.joined = this.join(link);
    void this.poll();
    void this.joined.then(() => this.keepSayingHere());
  }

  async request(request: TableRequest): Promise<unknown> {
    await this.joined;
    const { table } = this;
    const { reply } = await this.untilReply(() => this.server.request('request', { table, body: request }));
    if ('once' in request) await this.readNews(0).catch(() => undefined);
    return reply;
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
    const { table } = this;
    this.server.request('request', { table, body: { do: 'be-here', isVisible } }).catch(() => undefined);
  }

  private keepSayingHere(): void {
    if (this.isClosed) return;
    this.beHere();
    this.stopSayingHere = this.world.after(HEARTBEAT, () => this.keepSayingHere());
  }

  private async join(link: string | undefined): Promise<void> {
    if (link === undefined) return;
    const { table } = this;
    try {
      await this.untilReply(() => this.server.request('join', { table, body: { link } }));
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
    const { table } = this;
    const body = { ...this.user.reached(), waitSeconds };
    const news = await this.untilReply(() => this.server.request('news', { table, body }));
    if (!this.isClosed) this.user.told(news);
  }

  /** The server may be away for a while, or want to be asked later; what it refuses is not asked again. */
  private async untilReply<T>(ask: () => Promise<T>): Promise<T> {
    for (let attempt = 1; !this.isClosed; attempt++) {
      let why: Refused | undefined;
      try {
        const reply = await ask();
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

  private end(error: unknown): void {
    if (this.isClosed) return;
    this.close();
    if (!(error instanceof RequestRefused)) throw error;
    this.user.ended(error.why);
  }
}
