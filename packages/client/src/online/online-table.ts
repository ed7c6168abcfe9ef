import type {
  Channel,
  News,
  OpenWish,
  Reached,
  Refused,
  RequestTo,
  Said,
  TableRequest,
  TableSheet,
  Wish,
} from '@great-machine/protocol';
import { type Answer, type Audience, itemAt, type Refusal, type Route } from '@great-machine/rules';
import type { Advice } from '../advice.js';
import type { TableConnection, TableEntry, TableNews, WalkEnd } from '../connection.js';
import { RequestRefused } from '../request-refused.js';
import type { Around } from '../surroundings.js';
import type { Truth } from '../truth.js';
import type { Replies } from './replies.js';
import { SeatBits } from './seat-bits.js';
import { type OpenWire, pauseBefore, type Wire, WireClosed, type World, waitFor } from './wire.js';

/** Whether the server can be reached, or why it wants no more of this client. */
export type Reachable = 'connecting' | 'connected' | { readonly ended: Refused };

const MALFORMED: Refusal = { code: 'malformed-answer', rule: 'R-INF-6' };
const NOT_YOURS: Refusal = { code: 'not-your-decision', rule: 'R-INF-6' };

/** In milliseconds: how often the first way is tried again where another one had to be taken. */
const TRYING_AGAIN = 300_000;

/** How often a request is tried that the server is too busy for. */
const MOST_ATTEMPTS = 5;

/** What the server tells of a game, and the entries that no reader has read yet. */
interface ToldGame {
  readonly now: Omit<TableNews, 'entries'>;
  /** The number of the first entry among those kept. */
  readonly first: number;
  readonly entries: readonly TableEntry[];
}

/**
 * A table on a server. News come by themselves and are read from here; only what lies further back is asked for. Of several
 * ways to reach the server the first one that gets through is used.
 */
export class OnlineTable implements TableConnection {
  private readonly listeners = new Set<() => void>();
  private wire: Wire;
  /** Tries the first way again beside the wire that is used. */
  private attempt: Wire | undefined;
  private stopTrying = () => {};
  private game: ToldGame | undefined;
  private mark: string | undefined;
  private told: Around = { wishes: [], talk: [] };
  private state: Reachable = 'connecting';
  private hasLeft = false;
  /** By how many milliseconds the clock of the server is ahead, as the latest news told. */
  private ahead = 0;
  private readonly bits: SeatBits;
  private wakeReaders = () => {};
  /** When there is a game to read, or never will be. */
  private readonly begun = new Promise<void>((resolve) => {
    this.wakeReaders = resolve;
  });

  constructor(
    private readonly ways: readonly [OpenWire, ...OpenWire[]],
    private readonly world: World,
  ) {
    this.bits = new SeatBits(() => world.makeKey());
    this.wire = this.openWire(0);
  }

  get around(): Around {
    return this.told;
  }

  get reachable(): Reachable {
    return this.state;
  }

  get serverTime(): number {
    return this.world.now() + this.ahead;
  }

  timeLeft(seat: string): number | undefined {
    const { clocks } = this.told;
    const clock = clocks?.seats.find((one) => one.seat === seat);
    if (clocks === undefined || clock === undefined) return undefined;
    return clock.runs ? Math.max(0, clock.left - Math.max(0, this.serverTime - clocks.at)) : clock.left;
  }

  async read(since: number): Promise<TableNews> {
    await this.begun;
    const { game } = this;
    if (game === undefined || since < game.first) return this.ask({ do: 'read', since: Math.max(0, since) });
    const entries = game.entries.slice(since - game.first);
    const nextOfAll = game.first + game.entries.length;
    this.game = { ...game, entries, first: Math.min(since, nextOfAll) };
    return { ...game.now, entries };
  }

  /**
   * The feed of a side from entry `since` on, for one who watches a table whose seats have all agreed to that: at least a round late.
   * After the end all may read it.
   */
  readSide(side: RequestTo<'read-side'>['side'], since: number): Promise<readonly TableEntry[]> {
    return this.ask({ do: 'read-side', side, since });
  }

  answer(answers: readonly Answer[]): Promise<Refusal | undefined> {
    return this.askOr((why) => refusalOf(why), { do: 'answer', once: this.once(), answers: sent(answers) });
  }

  walk(seat: string, hero: string, route: Route): Promise<WalkEnd> {
    const refused = (why?: Refused): WalkEnd => ({ stopped: 'refused', refusal: refusalOf(why) });
    return this.askOr(refused, { do: 'walk', once: this.once(), seat, hero, route: sent(route) });
  }

  whyNot(answer: Answer): Promise<Refusal | undefined> {
    return this.askOr((why) => refusalOf(why), { do: 'why-not', answer: sent(answer) });
  }

  isFinal(answer: Answer): Promise<boolean> {
    return this.askOr(() => false, { do: 'is-final', answer: sent(answer) });
  }

  undo(): Promise<Refusal | undefined> {
    return this.askOr((why) => refusalOf(why), { do: 'undo', once: this.once() });
  }

  /** Wants something that others have to agree to; `around.wishes` has it until it comes true or is ended. */
  wish(seat: string, wish: Wish): Promise<Refusal | undefined> {
    return this.askOr(() => NOT_YOURS, { do: 'wish', once: this.once(), seat, wish });
  }

  async vote(seat: string, wish: number, agrees: boolean): Promise<void> {
    await this.ask({ do: 'vote', once: this.once(), seat, wish, agrees });
  }

  async withdraw({ wish, by }: Pick<OpenWish, 'wish' | 'by'>): Promise<void> {
    await this.vote(by, wish, false);
  }

  advise(seat: string, question: string): Promise<readonly Advice[]> {
    return this.askOr(() => [], { do: 'advise', seat, question });
  }

  routes(hero: string, district: string): Promise<readonly Route[]> {
    return this.askOr(() => [], { do: 'routes', hero, district });
  }

  truth(): Promise<Truth | undefined> {
    return this.ask({ do: 'truth' });
  }

  notes(): Promise<string> {
    return this.ask({ do: 'notes' });
  }

  async keepNotes(audience: Audience, notes: string): Promise<void> {
    await this.ask({ do: 'keep-notes', audience, notes });
  }

  listen(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  async leave(): Promise<void> {
    this.hasLeft = true;
    this.listeners.clear();
    this.stopTrying();
    this.attempt?.close();
    this.wire.close();
    this.wakeReaders();
  }

  beHere(): void {
    this.wire.beHere();
  }

  async say(channel: Channel, said: Said, name?: string): Promise<void> {
    await this.ask({ do: 'say', once: this.once(), channel, said, name });
  }

  async mute(line: number, isMuted: boolean): Promise<void> {
    await this.ask({ do: 'mute', line, isMuted });
  }

  async report(line: number, reason: string): Promise<void> {
    await this.ask({ do: 'report', once: this.once(), line, reason });
  }

  /** For a request that changes something. */
  once(): string {
    return this.world.makeKey();
  }

  /** Asks anything of the table. A wire that closes hands over to the next one, which sends the request again. */
  async ask<Do extends TableRequest['do']>(
    request: TableRequest & { readonly do: Do },
  ): Promise<Replies[Do]> {
    for (let attempt = 1; ; attempt++) {
      if (typeof this.state === 'object') throw new RequestRefused(this.state.ended);
      if (this.hasLeft) throw new WireClosed('the client has left the table');
      const { wire } = this;
      try {
        return (await wire.request(request)) as Replies[Do];
      } catch (error) {
        const why = error instanceof RequestRefused ? error.why : undefined;
        const isTooEarly = why !== undefined && 'retryAfter' in why && attempt < MOST_ATTEMPTS;
        const isHandedOver = error instanceof WireClosed && wire !== this.wire;
        if (!isTooEarly && !isHandedOver && typeof this.state !== 'object') throw error;
        if (isTooEarly) await waitFor(pauseBefore(attempt, this.world, why), this.world);
      }
    }
  }

  /** A client that asks for what is not its own gets what a table in a worker gives; so does one that has left. */
  private async askOr<Do extends TableRequest['do']>(
    otherwise: (why?: Refused) => Replies[Do],
    request: TableRequest & { readonly do: Do },
  ): Promise<Replies[Do]> {
    try {
      return await this.ask<Do>(request);
    } catch (error) {
      if (error instanceof WireClosed && this.hasLeft) return otherwise();
      const why = error instanceof RequestRefused ? error.why : undefined;
      if (why?.refused !== 'bad-request' && why?.refused !== 'not-allowed') throw error;
      return otherwise(why);
    }
  }

  private openWire(at: number): Wire {
    const way = itemAt(this.ways, at);
    const wire: Wire = way(
      {
        reached: () => this.reached(),
        told: (news) => this.take(news),
        connected: (isConnected) => {
          if (isConnected && wire === this.attempt) this.changeTo(wire);
          this.move(isConnected ? 'connected' : 'connecting');
        },
        ended: (why) => this.move({ ended: why }),
        takesAnotherWay: () => {
          const isAttempt = wire === this.attempt;
          if (!isAttempt && at + 1 === this.ways.length) return false;
          if (!isAttempt) this.wire = this.openWire(at + 1);
          this.attempt = undefined;
          this.tryFirstWayLater();
          return true;
        },
      },
      this.world,
    );
    return wire;
  }

  /** A network may let through later what it blocks now. */
  private tryFirstWayLater(): void {
    this.stopTrying();
    this.stopTrying = this.world.after(TRYING_AGAIN, () => {
      this.attempt = this.openWire(0);
    });
  }

  private changeTo(wire: Wire): void {
    const before = this.wire;
    this.attempt = undefined;
    this.wire = wire;
    before.close();
  }

  private reached(): Reached {
    const { game, told, mark } = this;
    const since = game === undefined ? 0 : game.first + game.entries.length;
    const talkSince = (told.talk.at(-1)?.number ?? -1) + 1;
    return mark === undefined ? { since, talkSince } : { since, talkSince, mark };
  }

  private take({ mark, now, game, sheet, clocks, wishes, talk }: News): void {
    if (this.hasLeft) return;
    this.ahead = now - this.world.now();
    const isNew = mark !== this.mark;
    this.mark = mark;
    if (game !== undefined) this.takeGame(game as unknown as TableNews);
    const { told } = this;
    this.told = {
      sheet: sheet ?? told.sheet,
      clocks: clocks ?? told.clocks,
      wishes: wishes ?? told.wishes,
      talk:
        talk === undefined
          ? told.talk
          : [...told.talk.filter(({ number }) => number < talk.since), ...talk.lines],
    };
    if (sheet !== undefined) this.toss(sheet);
    if (isNew) this.tell();
  }

  /** A toss that has gone on without this client is none of its business any more. */
  private toss(sheet: TableSheet): void {
    for (const request of this.bits.requestsFor(sheet)) this.ask(request).catch(() => undefined);
  }

  /**
   * Entries that came twice count once; news that are older than what is there change nothing. Another audience has another feed, which
   * begins anew.
   */
  private takeGame({ entries, ...now }: TableNews): void {
    const known = this.game?.now.status.audience === now.status.audience ? this.game : undefined;
    const { first = 0, entries: kept = [] } = known ?? {};
    const next = first + kept.length;
    const added = entries.filter(({ number }) => number >= next);
    const last = entries.at(-1);
    if (last !== undefined && last.number < next - 1) return;
    this.game = { now, first, entries: [...kept, ...added] };
    this.wakeReaders();
  }

  private move(state: Reachable): void {
    if (this.hasLeft || this.state === state) return;
    this.state = state;
    if (typeof state === 'object') this.wakeReaders();
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** What is wrong with an answer that has not the shape of one; otherwise it is not this client's to give. */
function refusalOf(why?: Refused): Refusal {
  return why?.refused === 'bad-request' ? MALFORMED : NOT_YOURS;
}

/** On the wire lists and fields are plain data, which their reader may change. */
type Sent<T> = T extends readonly (infer Item)[]
  ? Sent<Item>[]
  : T extends object
    ? { -readonly [K in keyof T]: Sent<T[K]> }
    : T;

function sent<T>(data: T): Sent<T> {
  return data as Sent<T>;
}
