import {
  Ask,
  badRequest,
  ClientMessage,
  type Hello,
  isSpoken,
  type Reached,
  type Refused,
  type ServerMessage,
  type SpokenVersions,
} from '@great-machine/protocol';
import type { WebSocket } from 'ws';
import type { Limits } from '../limits/limits.js';
import type { Entrance, Visit } from '../tables/entrance.js';
import { Refusal, refusalOf } from '../tables/refusal.js';
import { newsFor } from './news.js';
import type { SocketPatience } from './patience.js';
import { TOO_LARGE } from './speaking-socket.js';

/** What is counted of sockets. */
export interface SocketWatch {
  opened(): void;
  closed(): void;
  refused(why: Refused): void;
  /** News were sent so many milliseconds after something had changed. */
  told(milliseconds: number): void;
}

/** What sessions share. */
export interface SessionParts {
  readonly entrance: Entrance;
  readonly limits: Limits;
  readonly patience: SocketPatience;
  readonly watch: SocketWatch;
  /** Of the protocol. */
  readonly versions: SpokenVersions;
  now(): number;
  /** Something went wrong that the client is not told of. */
  report(error: unknown): void;
}

/** One socket, from its opening to its end. */
export class Session {
  private visit: (Visit & { reached: Reached }) | undefined;
  /** The key in the hello of the client, once it was said. */
  private key: string | undefined;
  private isOpen = true;
  private isAlive = true;
  private requests = 0;
  private areNewsDue = false;
  /** When something changed of which the client was not told yet, by the monotonic clock. */
  private changedAt: number | undefined;
  /** How often something may have become new, and up to which time it is told. */
  private changes = 1;
  private told = 0;
  /** The version of the table that the client has seen. */
  private seen: number | undefined;
  private stopListening = () => {};
  private leavePlace = () => {};
  /** One thing after another: news come before the reply to what caused them. */
  private last: Promise<void> = Promise.resolve();
  private readonly helloTimer: NodeJS.Timeout;

  constructor(
    private readonly socket: WebSocket,
    private readonly address: string,
    private readonly parts: SessionParts,
  ) {
    this.helloTimer = setTimeout(() => this.leave({ refused: 'no-key' }), parts.patience.hello);
    socket.on('message', (data, isBinary) => {
      this.isAlive = true;
      if (isBinary) this.leave({ refused: 'wrong-type' });
      else this.receive(String(data));
    });
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('oversized', () => this.leave({ refused: 'too-large' }, TOO_LARGE));
    socket.on('close', () => this.stop());
    // A close always follows.
    socket.on('error', () => {});
  }

  /** Asks whether the client is still there; one that has not replied since the last time is cut off. */
  beat(): void {
    if (this.isAlive) this.socket.ping();
    else this.socket.terminate();
    this.isAlive = false;
  }

  /** Says why, and lets the client go when it has heard it; one that does not is cut off. */
  async end(why: Refused, code?: number): Promise<void> {
    if (!this.isOpen) return;
    this.send({ say: 'goodbye', why });
    this.parts.watch.refused(why);
    this.stop();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => this.socket.terminate(), this.parts.patience.goodbye);
      this.socket.once('close', () => {
        clearTimeout(timer);
        resolve();
      });
      this.socket.close(code);
    });
    await this.last;
  }

  private leave(why: Refused, code?: number): void {
    void this.end(why, code);
  }

  private stop(): void {
    this.isOpen = false;
    clearTimeout(this.helloTimer);
    this.stopListening();
    this.leavePlace();
    this.visit?.table.leave(this.visit.player, this);
  }

  private receive(text: string): void {
    if (!this.isOpen || !this.isWithinLimits()) return;
    const json = readJson(text);
    const { success, data, error } = ClientMessage.safeParse(json);
    if (!success) this.refuseMalformed(json, badRequest(error));
    else if (data.say === 'ask') this.takeRequest(data);
    else if (this.key !== undefined) this.leave({ refused: 'bad-request', where: ['say'] });
    else {
      this.key = data.key;
      clearTimeout(this.helloTimer);
      this.next(() => this.welcome(data));
    }
  }

  /** Whether what the client sends is not too much; else it is sent away. A hello is counted when its player is known. */
  private isWithinLimits(): boolean {
    const { address, key } = this;
    if (key === undefined) return true;
    try {
      this.parts.limits.takeRequest({ address, key });
      return true;
    } catch (error) {
      this.leave(this.refusalOf(error));
      return false;
    }
  }

  private refuseMalformed(json: unknown, why: Refused): void {
    const { success, data } = Numbered.safeParse(json);
    if (success && this.key !== undefined) this.next(async () => this.refuse(data.number, why));
    else this.leave(why);
  }

  private async welcome({ protocol, key, table, link, side, ...hello }: Hello): Promise<void> {
    const { entrance, limits, versions } = this.parts;
    if (!isSpoken(protocol, versions)) throw new Refusal({ refused: 'reload', ...versions });
    const { address } = this;
    limits.takeRequest({ address, key });
    if (this.isOpen) this.leavePlace = limits.takeSocketOfPlayer({ address, key });
    const visit = await (link === undefined
      ? entrance.visit(key, table, side)
      : entrance.join(key, table, link, side));
    if (!this.isOpen) return;
    const { since, talkSince, mark } = hello;
    this.visit = { ...visit, reached: { since, talkSince, mark } };
    this.stopListening = visit.table.listen({
      player: visit.player.id,
      changed: () => {
        this.changes++;
        this.tellSoon();
      },
      replaced: () => this.leave({ refused: 'replaced' }),
      dismissed: (why) => this.leave(why),
    });
    this.send({ say: 'welcome', protocol, now: this.parts.now() });
    await this.tell();
  }

  private takeRequest(ask: Ask): void {
    const isTooMuch = this.requests >= this.parts.patience.waitingRequests;
    if (this.key === undefined || isTooMuch) {
      this.leave(isTooMuch ? { refused: 'too-many', retryAfter: 1 } : { refused: 'no-key' });
      return;
    }
    this.requests++;
    const carryOut = async () => {
      await this.carryOut(ask);
      this.requests--;
    };
    // A hint takes as long as it takes; what is asked after it does not wait for it.
    if (ask.request.do === 'advise') void this.last.then(carryOut);
    else this.next(carryOut);
  }

  private async carryOut({ number, request }: Ask): Promise<void> {
    if (this.visit === undefined || !this.isOpen) return;
    const { player, table } = this.visit;
    let reply: unknown;
    try {
      reply = await table.request(player, request, this);
    } catch (error) {
      this.refuse(number, this.refusalOf(error));
      return;
    }
    // What was carried out is not refused, even where its news cannot be told: then the socket ends.
    if (request.do !== 'advise') await this.tell();
    this.send({ say: 'reply', number, reply });
  }

  private refuse(number: number, why: Refused): void {
    this.send({ say: 'refused', number, why });
    this.parts.watch.refused(why);
  }

  /** However much changes meanwhile is told at once. */
  private tellSoon(): void {
    this.changedAt ??= performance.now();
    if (this.areNewsDue) return;
    this.areNewsDue = true;
    this.next(async () => {
      this.areNewsDue = false;
      await this.tell();
    });
  }

  private async tell(): Promise<void> {
    if (this.visit === undefined || !this.isOpen || this.told === this.changes) return;
    const { player, table, reached } = this.visit;
    const { changedAt } = this;
    this.changedAt = undefined;
    const { changes } = this;
    const told = await newsFor(table, player, reached, this.parts.now(), this.seen);
    this.told = changes;
    if (told === undefined) return;
    this.visit.reached = told.reached;
    this.seen = told.version;
    this.sendText(`{"say":"news","news":${told.news}}`);
    if (changedAt !== undefined) this.parts.watch.told(performance.now() - changedAt);
  }

  private next(act: () => Promise<void>): void {
    this.last = this.last.then(act).catch((error: unknown) => this.leave(this.refusalOf(error)));
  }

  private send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  private sendText(text: string): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > this.parts.patience.waitingBytes) this.socket.terminate();
    else this.socket.send(text);
  }

  private refusalOf(error: unknown): Refused {
    if (!(error instanceof Refusal)) this.parts.report(error);
    return refusalOf(error);
  }
}

/** What can be refused by its number, whatever else is wrong with it. */
const Numbered = Ask.pick({ number: true }).loose();

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
