import { createHash } from 'node:crypto';
import {
  carryOut,
  type OnlineServer,
  type OpenSocket,
  type PlayRequest,
  RequestRefused,
  type SocketUser,
  type TableConnection,
} from '@great-machine/client';
import {
  AwaitNews,
  badRequest,
  ClientMessage,
  type EndpointName,
  type Hello,
  isSpoken,
  JoinTable,
  type News,
  OLDEST_PROTOCOL,
  PROTOCOL,
  type Reached,
  type Refused,
  type ServerMessage,
  TableRequest,
} from '@great-machine/protocol';

/** Whether a request belongs to the game; the fake has no talk, no wishes and no table around it. */
function isPlayed(request: TableRequest): request is PlayRequest {
  return [
    'read',
    'answer',
    'undo',
    'walk',
    'why-not',
    'is-final',
    'advise',
    'routes',
    'truth',
    'notes',
    'keep-notes',
  ].includes(request.do);
}

/** A server of one table in memory, which speaks the protocol as a real one does. Its network can be cut at any moment. */
export class FakeServer {
  private readonly visits = new Set<Visit>();
  private readonly replies = new Map<string, Promise<unknown>>();
  /** Refuses what comes next, as a server that is busy. */
  busy: Refused | undefined;
  /** Lets no socket through. */
  isBlocking = false;
  /** How many sockets were opened, and what was carried out. */
  opened = 0;
  readonly carriedOut: string[] = [];
  /** How many requests for something else than news came by HTTP. */
  asked = 0;
  /** The links that were opened. */
  readonly joined: string[] = [];
  /** Loses the next replies with the connection that they were for. */
  losesReplies = 0;

  constructor(
    readonly connection: TableConnection,
    readonly key: string,
    readonly table: string,
  ) {}

  readonly openSocket: OpenSocket = (user) => {
    this.opened++;
    const visit = new Visit(this, user);
    if (this.isBlocking) setImmediate(() => user.closed());
    else {
      this.visits.add(visit);
      setImmediate(() => user.opened());
    }
    return { send: (text) => visit.receive(text), close: () => visit.close() };
  };

  /** How many sockets are open. */
  get sockets(): number {
    return this.visits.size;
  }

  /** The server by HTTP, as the player with this key reaches it. */
  asPlayer(key: string): OnlineServer {
    return {
      request: async (name, asked) => {
        await new Promise((resolve) => setImmediate(resolve));
        if (name === 'request') this.asked++;
        const { table, body } = JSON.parse(JSON.stringify(asked));
        const why = this.whyNot(key, table);
        if (why !== undefined) throw new RequestRefused(why);
        const replied = await this.reply(name, body);
        if (name === 'request' && this.losesReplies > 0) {
          this.losesReplies--;
          throw new Error('the connection was reset');
        }
        return JSON.parse(JSON.stringify(replied));
      },
    };
  }

  /** Every connection ends without a word. */
  cut(): void {
    for (const visit of this.visits) visit.drop();
  }

  /** Every connection is dead, and neither end hears of it. */
  goSilent(): void {
    for (const visit of this.visits) visit.close();
  }

  /** Every connection ends with a reason. */
  sayGoodbye(why: Refused): void {
    for (const visit of this.visits) {
      visit.send({ say: 'goodbye', why });
      visit.drop();
    }
  }

  forget(visit: Visit): void {
    this.visits.delete(visit);
  }

  async carryOut(request: TableRequest): Promise<unknown> {
    if (request.do === 'be-here') return undefined;
    if (!isPlayed(request)) throw new Error(`the fake cannot do '${request.do}'`);
    if (!('once' in request)) return carryOut(this.connection, request);
    const known = this.replies.get(request.once);
    if (known !== undefined) return known;
    this.carriedOut.push(request.do);
    const reply = carryOut(this.connection, request);
    this.replies.set(request.once, reply);
    return reply;
  }

  /** What is new for a reader who has come so far; undefined if nothing is. */
  async newsFor({ since, mark: known }: Reached): Promise<News | undefined> {
    const game = await this.connection.read(since);
    const next = since + game.entries.length;
    const { questions, status, remarks } = game;
    const mark = createHash('sha256')
      .update(JSON.stringify([next, questions, status, remarks]))
      .digest('hex');
    return mark === known ? undefined : { mark, now: 0, game: { ...game } };
  }

  /** Why a visitor is not let in. */
  whyNot(key: string, table: string): Refused | undefined {
    if (key !== this.key) return { refused: 'no-key' };
    return table === this.table ? undefined : { refused: 'not-found' };
  }

  private async reply(name: EndpointName, body: unknown): Promise<unknown> {
    if (this.busy !== undefined) throw new RequestRefused(this.takeBusy(this.busy));
    if (name === 'news') return this.awaitNews(AwaitNews.parse(body));
    if (name === 'join') return this.joined.push(JoinTable.parse(body).link);
    if (name !== 'request') throw new Error(`the fake has no '${name}'`);
    const parsed = TableRequest.safeParse(body);
    if (!parsed.success) throw new RequestRefused(badRequest(parsed.error));
    return { reply: await this.carryOut(parsed.data) };
  }

  takeBusy(why: Refused): Refused {
    this.busy = undefined;
    return why;
  }

  /** Waits for something new; where nothing comes the mark stays. */
  private async awaitNews({ waitSeconds, ...reached }: AwaitNews): Promise<News> {
    const news = await this.newsFor(reached);
    if (news !== undefined || waitSeconds === 0) return news ?? { mark: reached.mark ?? '', now: 0 };
    await new Promise<void>((resolve) => {
      const stop = this.connection.listen(() => {
        stop();
        resolve();
      });
      setTimeout(resolve, 200).unref();
    });
    return this.awaitNews({ ...reached, waitSeconds: 0 });
  }
}

/** One socket, seen by the server. */
class Visit {
  private reached: Reached | undefined;
  private isOpen = true;
  private stop = () => {};
  /** One thing after another: news come before the reply to what caused them. */
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly server: FakeServer,
    private readonly user: SocketUser,
  ) {}

  send(message: ServerMessage): void {
    const text = JSON.stringify(message);
    if (this.isOpen) setImmediate(() => this.user.received(text));
  }

  /** What the client sends. */
  receive(text: string): void {
    if (this.isOpen) setImmediate(() => void this.take(JSON.parse(text)));
  }

  drop(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.stop();
    this.server.forget(this);
    setImmediate(() => this.user.closed());
  }

  close(): void {
    this.isOpen = false;
    this.stop();
    this.server.forget(this);
  }

  private async take(json: unknown): Promise<void> {
    const parsed = ClientMessage.safeParse(json);
    if (!parsed.success) return this.refuse(json, badRequest(parsed.error));
    const message = parsed.data;
    if (message.say === 'hello') return this.welcome(message);
    const { number, request } = message;
    if (this.server.busy !== undefined) {
      this.send({ say: 'refused', number, why: this.server.takeBusy(this.server.busy) });
      return;
    }
    const reply = await this.server.carryOut(request);
    if (this.server.losesReplies > 0) {
      this.server.losesReplies--;
      this.drop();
      return;
    }
    this.tellNews();
    await this.last;
    this.send({ say: 'reply', number, reply });
  }

  private welcome({ protocol, key, table, link, since, talkSince, mark }: Hello): void {
    const why = this.whyNot(protocol, key, table);
    if (why !== undefined) {
      this.send({ say: 'goodbye', why });
      this.drop();
      return;
    }
    if (link !== undefined) this.server.joined.push(link);
    this.reached = { since, talkSince, mark };
    this.send({ say: 'welcome', protocol: PROTOCOL, now: 0 });
    this.stop = this.server.connection.listen(() => this.tellNews());
    this.tellNews();
  }

  private whyNot(protocol: number, key: string, table: string): Refused | undefined {
    if (!isSpoken(protocol)) return { refused: 'reload', oldest: OLDEST_PROTOCOL, newest: PROTOCOL };
    return this.server.whyNot(key, table);
  }

  private refuse(json: unknown, why: Refused): void {
    const { number } = json as { number?: number };
    if (number === undefined) {
      this.send({ say: 'goodbye', why });
      this.drop();
    } else this.send({ say: 'refused', number, why });
  }

  private tellNews(): void {
    this.last = this.last.then(async () => {
      if (this.reached === undefined || !this.isOpen) return;
      const news = await this.server.newsFor(this.reached);
      if (news === undefined) return;
      const { entries } = news.game as { entries: readonly unknown[] };
      this.reached = { ...this.reached, since: this.reached.since + entries.length, mark: news.mark };
      this.send({ say: 'news', news });
    });
  }
}
