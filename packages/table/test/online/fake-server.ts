import { createHash } from 'node:crypto';
import {
  carryOut,
  type OnlineServer,
  type OpenSocket,
  type PlayRequest,
  RequestRefused,
  type SocketUser,
  type TableConnection,
  type TableStatus,
} from '@great-machine/client';
import {
  AwaitNews,
  badRequest,
  ClientMessage,
  type EndpointName,
  type Hello,
  isOfGame,
  isSpoken,
  JoinTable,
  type News,
  OLDEST_PROTOCOL,
  PROTOCOL,
  type Reached,
  type Refused,
  type ServerMessage,
  TableRequest,
  TableSetup,
  type TableSheet,
  type TalkLine,
} from '@great-machine/protocol';

/** Whether a request belongs to the game. */
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
  /** What is said is heard by all. */
  private readonly talk: TalkLine[] = [];
  private isHere = false;
  private readonly listeners = new Set<() => void>();
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
    if (request.do === 'be-here') {
      this.isHere = request.isVisible;
      return this.tellAll();
    }
    if (!('once' in request)) return this.carry(request);
    const known = this.replies.get(request.once);
    if (known !== undefined) return known;
    this.carriedOut.push(request.do);
    const reply = this.carry(request);
    this.replies.set(request.once, reply);
    return reply;
  }

  private async carry(request: TableRequest): Promise<unknown> {
    if (request.do === 'wish' && isOfGame(request.wish))
      return this.connection.wish(request.seat, request.wish);
    if (request.do === 'say') {
      const { status } = await this.connection.read(0);
      const { channel, said } = request;
      this.talk.push({ number: this.talk.length, at: Date.now(), channel, seat: status.own[0], said });
      return this.tellAll();
    }
    if (request.do === 'vote') throw new RequestRefused({ refused: 'not-now', stage: 'playing' });
    if (!isPlayed(request)) throw new Error(`the fake cannot do '${request.do}'`);
    return carryOut(this.connection, request);
  }

  /** What is new for a reader who has come so far; undefined if nothing is. */
  async newsFor({ since, talkSince, mark: known }: Reached): Promise<News | undefined> {
    const game = await this.connection.read(since);
    const next = since + game.entries.length;
    const { questions, status, remarks } = game;
    const mark = createHash('sha256')
      .update(JSON.stringify([next, questions, status, remarks, this.isHere, this.talk.length]))
      .digest('hex');
    if (mark === known) return undefined;
    const talk = { since: talkSince, lines: this.talk.slice(talkSince) };
    return { mark, now: Date.now(), game: { ...game }, sheet: this.sheetOf(status), talk };
  }

  /** Acts whenever something may be new. Returns how to stop it. */
  listen(changed: () => void): () => void {
    this.listeners.add(changed);
    const stop = this.connection.listen(changed);
    return () => {
      this.listeners.delete(changed);
      stop();
    };
  }

  private tellAll(): void {
    for (const changed of this.listeners) changed();
  }

  /** A table as far as the client looks at it. */
  private sheetOf({ seats, own }: TableStatus): TableSheet {
    return {
      table: this.table,
      stage: 'playing',
      isPaused: false,
      setup: TableSetup.parse({ game: {} }),
      seats: seats.map(({ seat, speaksFor, bot }) => ({
        seat,
        speaksFor: [...speaksFor],
        taken:
          bot === undefined
            ? { by: 'person', name: 'Ada', isHere: this.isHere, alsoAt: [] }
            : { by: 'bot', level: 'apprentice' },
      })),
      events: [],
      showsAll: false,
      spectators: 0,
      toss: { isSeedChosen: true, seats: [], leftOut: [] },
      you: { as: 'player', seats: [...own], isCreator: true, mayClaim: [] },
    };
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
    if (news !== undefined || waitSeconds === 0) return news ?? { mark: reached.mark ?? '', now: Date.now() };
    await new Promise<void>((resolve) => {
      const stop = this.listen(() => {
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
    let reply: unknown;
    try {
      reply = await this.server.carryOut(request);
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      this.send({ say: 'refused', number, why: error.why });
      return;
    }
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
    this.send({ say: 'welcome', protocol: PROTOCOL, now: Date.now() });
    this.stop = this.server.listen(() => this.tellNews());
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
      const since = this.reached.since + entries.length;
      const talkSince = this.reached.talkSince + (news.talk?.lines.length ?? 0);
      this.reached = { since, talkSince, mark: news.mark };
      this.send({ say: 'news', news });
    });
  }
}
