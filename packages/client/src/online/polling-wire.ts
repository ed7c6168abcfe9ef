import { type News, PATHS, type Refused, type TableRequest } from '@great-machine/protocol';
import type { Visitor } from './socket-wire.js';
import {
  isFinal,
  type OpenWire,
  pauseBefore,
  RequestRefused,
  type Wire,
  WireClosed,
  type WireUser,
  type World,
  waitFor,
} from './wire.js';

/** The reply to a request by HTTP. */
export type Posted = { readonly body: unknown } | { readonly refused: Refused };

/** Posts JSON below the path of the API, with the key in the Authorization header; rejected where no reply came. */
export type Post = (path: string, body: unknown, key: string) => Promise<Posted>;

/** In seconds: how long the server may wait for news before it replies. */
const WAIT = 25;

export function pollingWire(post: Post, visitor: Visitor): OpenWire {
  return (user, world) => new PollingWire(post, visitor, user, world);
}

/** Asks for news again and again; for networks that let no sockets through. */
class PollingWire implements Wire {
  private isClosed = false;
  private readonly joined: Promise<void>;

  constructor(
    private readonly post: Post,
    private readonly visitor: Visitor,
    private readonly user: WireUser,
    private readonly world: World,
  ) {
    this.joined = this.join();
    void this.poll();
  }

  async request(request: TableRequest): Promise<unknown> {
    await this.joined;
    const reply = (await this.postUntilReply(PATHS.request, request)) as { readonly reply?: unknown };
    if ('once' in request) await this.readNews(0).catch(() => undefined);
    return reply.reply;
  }

  close(): void {
    this.isClosed = true;
  }

  private async join(): Promise<void> {
    const { link } = this.visitor;
    if (link === undefined) return;
    try {
      await this.postUntilReply(PATHS.join, { link });
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
        if (!(error instanceof RequestRefused) || isFinal(error.why)) return this.end(error);
        await waitFor(pauseBefore(++failures, this.world, error.why), this.world);
      }
    }
  }

  private async readNews(waitSeconds: number): Promise<void> {
    const body = { ...this.user.reached(), waitSeconds };
    const news = (await this.postUntilReply(PATHS.news, body)) as News;
    if (!this.isClosed) this.user.told(news);
  }

  /** The server may be away for a while; what it refuses for good is not asked again. */
  private async postUntilReply(path: string, body: unknown): Promise<unknown> {
    const { table, key } = this.visitor;
    for (let attempt = 1; !this.isClosed; attempt++) {
      const posted = await this.post(path.replace(':table', table), body, key).catch(() => undefined);
      if (this.isClosed) break;
      this.user.connected(posted !== undefined);
      if (posted !== undefined && 'body' in posted) return posted.body;
      const why = posted?.refused;
      if (why !== undefined && !('retryAfter' in why)) throw new RequestRefused(why);
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
