import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  FeedReader,
  OnlineTable,
  type OpenWire,
  pollingWire,
  type ReadEntry,
  RequestRefused,
  socketWire,
  type TableEntry,
  type TableNews,
  type World,
  webServer,
  webSockets,
} from '@great-machine/client';
import { type Audience, type Entry, itemAt, recordAnswer, type SeatQuestion } from '@great-machine/rules';
import { WebSocket } from 'ws';

/** From 0 up to this number. */
export type Below = (n: number) => number;

/** So many times as fast the clocks of clients go: they come back sooner than a person's would. */
const SPEED = 4;

/** In milliseconds: a person thinks at most so long. */
const LONGEST_THOUGHT = 60;
/** A person who was told that the server does not work waits a while. */
const DISAPPOINTED = 500;

/** And who hears nothing for so long asks again. */
const PATIENCE = 10_000;

/** One in so many acts takes the latest answer back, if it can be. */
const UNDOES = 15;

/** What a person has said to their game, and what they know of it. */
export interface Intent {
  /** Made by the client for this request. */
  readonly key: string;
  /** As the log keeps it. */
  readonly said: Entry;
  /** Where it is not known, the person has left or was told that the server does not work. */
  came: 'acknowledged' | 'refused' | 'unknown';
}

/** A person at a seat, whose client comes back by itself. It is kept what they were told. */
export class Person {
  readonly key = newKey();
  readonly intents: Intent[] = [];
  /** Every entry that came in, also twice. */
  readonly received: TableEntry[] = [];
  /** The feed as the client has read it. */
  readonly read: ReadEntry[] = [];
  private readonly feed = new FeedReader();
  private readonly server;
  private table: OnlineTable | undefined;
  private news: TableNews | undefined;
  private latestKey = '';
  private isLeaving = false;
  private wake = () => {};

  constructor(
    private readonly address: string,
    private readonly below: Below,
    readonly seat: string,
  ) {
    this.server = webServer(fetch, address, this.key);
  }

  get acknowledged(): number {
    return this.intents.filter(({ came }) => came === 'acknowledged').length;
  }

  get audience(): Audience | undefined {
    return this.news?.status.audience;
  }

  get isOver(): boolean {
    return this.feed.view?.outcome !== undefined;
  }

  get state(): string {
    const { news, intents, table } = this;
    const asked = news?.questions.filter(isAsked).length ?? 0;
    const came = intents.at(-1)?.came ?? 'nothing said';
    return `${this.seat} is ${JSON.stringify(table?.reachable)}, asked ${asked}, latest ${came}, waited for ${news?.status.waitsFor}`;
  }

  /** Asks something of the server until it replies. */
  ask: ReturnType<typeof webServer>['request'] = async (name, asked) => {
    for (;;) {
      try {
        return await this.server.request(name, asked, AbortSignal.timeout(PATIENCE));
      } catch (error) {
        if (error instanceof RequestRefused && error.why.refused !== 'unavailable') throw error;
        await wait(DISAPPOINTED);
      }
    }
  };

  /** Plays until the game is over, or the person leaves. */
  async play(table: string): Promise<void> {
    const online = new OnlineTable(this.ways(table), this.world());
    this.table = online;
    online.listen(() => this.wake());
    while (!this.isLeaving && !this.isOver) {
      const told = new Promise<void>((resolve) => {
        this.wake = resolve;
      });
      if (typeof online.reachable === 'object')
        throw new Error(`a client was sent away: ${online.reachable.ended.refused}`);
      await this.readOn(online);
      const asked = this.news?.questions.filter(isAsked) ?? [];
      if (asked.length === 0 && !this.isOver && !this.isLeaving) await told;
      else if (asked.length > 0) await this.act(online, itemAt(asked, this.below(asked.length)));
    }
    await online.leave();
  }

  /** The person ends what they are doing, and goes. */
  leave(): void {
    this.isLeaving = true;
    this.wake();
  }

  /** A client that waits for a server would wait forever. */
  async leaveAtOnce(): Promise<void> {
    this.leave();
    await this.table?.leave();
  }

  private async readOn(online: OnlineTable): Promise<void> {
    this.news = await online.read(this.read.length);
    this.read.push(...this.feed.read(this.news.entries));
  }

  private async act(online: OnlineTable, { seat, id, rev, options }: SeatQuestion): Promise<void> {
    await wait(this.below(LONGEST_THOUGHT));
    const undoes = (this.news?.status.undoable ?? 0) > 0 && this.below(UNDOES) === 0;
    const { pick } = itemAt(options, this.below(options.length));
    const answer = { seat, decision: id, rev, picks: [{ ...pick }] };
    const acting = undoes ? online.undo() : online.answer([answer]);
    const said: Entry = undoes ? { seat, undo: true } : recordAnswer(answer);
    const intent: Intent = { key: this.latestKey, said, came: 'unknown' };
    this.intents.push(intent);
    try {
      const refusal = await acting;
      intent.came = refusal === undefined ? 'acknowledged' : 'refused';
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      await wait(DISAPPOINTED);
    }
  }

  private ways(table: string): readonly [OpenWire, ...OpenWire[]] {
    const sockets = socketWire(webSockets(WebSocket, this.address), { key: this.key, table });
    const polling = pollingWire(this.server, { table });
    return this.below(4) === 0 ? [this.noting(polling)] : [this.noting(sockets), this.noting(polling)];
  }

  private noting(way: OpenWire): OpenWire {
    return (user, world) =>
      way(
        {
          ...user,
          told: (news) => {
            this.received.push(...((news.game as TableNews | undefined)?.entries ?? []));
            user.told(news);
          },
        },
        world,
      );
  }

  private world(): World {
    return {
      after: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds / SPEED);
        return () => clearTimeout(timer);
      },
      random: () => this.below(1000) / 1000,
      now: Date.now,
      isVisible: () => true,
      makeKey: () => {
        this.latestKey = newKey();
        return this.latestKey;
      },
    };
  }
}

function isAsked({ awaited, options }: SeatQuestion): boolean {
  return awaited && options.length > 0;
}

/** A key, or what tells a request apart from others. */
export function newKey(): string {
  return randomBytes(16).toString('base64url');
}
