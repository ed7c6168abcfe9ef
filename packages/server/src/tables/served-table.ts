import { carryOut, type TableNews } from '@great-machine/client';
import type { Clocks, RequestTo, TableLinks, TableRequest, TableSheet } from '@great-machine/protocol';
import type { Audience } from '@great-machine/rules';
import type { Connection } from '@great-machine/table';
import type { Link } from '../store/store.js';
import { type Asking, DECISIONS, notNow } from './changes.js';
import { showClocks } from './clocks/clock.js';
import type { ServerTime } from './clocks/server-time.js';
import { GameHost } from './game-host.js';
import { act, type ChangingRequest, isRefused, repeated } from './game-requests.js';
import { type LinksOf, linksFor } from './links.js';
import { Refusal } from './refusal.js';
import { readTableSettings } from './settings.js';
import { type Sheet, seatsOfPlayer } from './sheet.js';
import { type Names, showSheet } from './shown-sheet.js';
import type { Change, Entered, TableLog } from './table-log.js';
import { timeOut } from './time-out.js';
import type { World } from './world.js';

/** A player who asks something. The key is theirs, and is not kept. */
export interface Player {
  readonly id: string;
  readonly key: string;
}

/** A player who reads what is new at a table. */
export interface Reader {
  /** The id of the player. */
  readonly player: string;
  /** Something may be new. */
  changed(): void;
  /** Another player has made one of their seats free, or has taken it. */
  replaced(): void;
}

/** A table of the server as one node has it. */
export class ServedTable {
  private readonly host: GameHost;
  /** Requests under way by their keys: one that is sent again meanwhile is the same. */
  private readonly underWay = new Map<string, Promise<unknown>>();
  private usedAt: number;
  private readonly readers = new Set<Reader>();

  constructor(
    private readonly world: World,
    private readonly time: ServerTime,
    readonly id: string,
    private readonly log: TableLog,
  ) {
    this.host = new GameHost(world, id, log, () => this.tellReaders());
    log.listen((entered) => this.heard(entered));
    this.usedAt = world.now();
  }

  /** Since when no player has asked anything. */
  get restsSince(): number {
    return this.underWay.size > 0 || this.readers.size > 0 ? this.world.now() : this.usedAt;
  }

  /** A player comes. */
  use(): void {
    this.usedAt = this.world.now();
  }

  /** Whether a player has opened a link of this table. */
  hasJoined({ id }: Player): boolean {
    return this.log.sheet.members[id] !== undefined;
  }

  get reached(): number {
    return this.log.reached;
  }

  /** A player opens a link. */
  async join(player: Player, link: Link): Promise<TableSheet> {
    const key = `${player.id} join ${link.keyHash}`;
    await this.enter(player, key, (sheet, asking) => DECISIONS.join(sheet, asking, link));
    return this.sheetFor(player);
  }

  /** What a player who has joined sees of the table. */
  async sheetFor({ id }: Player): Promise<TableSheet> {
    return showSheet(this.id, this.log.sheet, await this.names(), id);
  }

  /** Carries a request out, and replies. The same request sent again is carried out once. */
  async request(player: Player, request: TableRequest): Promise<unknown> {
    this.use();
    if (!('once' in request)) return this.unlessBehind(() => this.look(player, request));
    const key = `${player.id} ${request.once}`;
    const running = this.underWay.get(key) ?? this.unlessBehind(() => this.carryOut(player, key, request));
    this.underWay.set(key, running);
    try {
      return await running;
    } finally {
      this.underWay.delete(key);
    }
  }

  /** Tells a reader that something may be new. Returns how to stop it. */
  listen(reader: Reader): () => void {
    this.readers.add(reader);
    return () => {
      this.readers.delete(reader);
      this.use();
    };
  }

  /** What the game tells a player from an entry of their feed on; undefined where they can see no game. */
  async feedFor(player: Player, since: number): Promise<TableNews | undefined> {
    if (!this.canSeeGame(player)) return undefined;
    return this.withNames(await this.atTable(player, (connection) => connection.read(since)));
  }

  /** How much time the seats have, for a player who can see the game; undefined where it has no clocks. */
  async clocksFor(player: Player): Promise<Clocks | undefined> {
    const { clock } = this.log;
    if (clock === undefined || !this.canSeeGame(player)) return undefined;
    return showClocks(clock, await this.time.downtime());
  }

  /** Sees to seats whose time is up. */
  timeOut(): Promise<void> {
    return timeOut(this.log, this.host, this.time);
  }

  /** Other nodes may have appended to the log. */
  async follow(): Promise<void> {
    await this.log.catchUp();
    await this.host.follow();
  }

  /** The game is put down. */
  sleep(): Promise<void> {
    return this.host.sleep();
  }

  /** A node that refuses something makes sure that it knows what other nodes have done, and if not, tries again. */
  private async unlessBehind(attempt: () => Promise<unknown>): Promise<unknown> {
    for (;;) {
      const { reached } = this.log;
      const came = await attempt().catch((error: unknown) => {
        if (error instanceof Refusal) return error;
        throw error;
      });
      if (this.world.store.isShared && isRefused(came)) {
        await this.follow();
        if (this.log.reached > reached) continue;
      }
      if (came instanceof Refusal) throw came;
      return came;
    }
  }

  private async carryOut(player: Player, key: string, request: TableRequest): Promise<unknown> {
    switch (request.do) {
      case 'claim-seat':
        return this.enter(player, key, (sheet, asking) => DECISIONS['claim-seat'](sheet, asking, request));
      case 'leave-seat':
        return this.enter(player, key, (sheet, asking) => DECISIONS['leave-seat'](sheet, asking, request));
      case 'seat-bot':
        return this.reseat(player, key, (sheet, asking) => DECISIONS['seat-bot'](sheet, asking, request));
      case 'take-seat-back':
        return this.reseat(player, key, (sheet, asking) =>
          DECISIONS['take-seat-back'](sheet, asking, request),
        );
      case 'pause':
        return this.enter(player, key, (sheet, asking) => DECISIONS.pause(sheet, asking, request));
      case 'hand-over':
        return this.enter(player, key, (sheet, asking) => DECISIONS['hand-over'](sheet, asking, request));
      case 'change-setup':
        return this.changeSetup(player, key, request);
      case 'renew-links':
        return this.renewLinks(player, key, request);
      case 'start':
        return this.start(player, key);
      case 'abort':
        return this.abort(player, key);
      case 'answer':
      case 'undo':
      case 'walk':
        return this.play(player, key, request);
      default:
        throw notNow(this.log.sheet);
    }
  }

  private async enter(
    player: Player,
    key: string,
    decide: (sheet: Sheet, asking: Asking) => Change | undefined,
  ): Promise<undefined> {
    await this.log.change(key, async (sheet) =>
      decide(sheet, { player: player.id, now: this.world.now(), names: await this.names() }),
    );
    return undefined;
  }

  /** The game hears at once of other occupants. */
  private async reseat(...entering: Parameters<ServedTable['enter']>): Promise<undefined> {
    await this.enter(...entering);
    await this.host.follow();
    return undefined;
  }

  private async changeSetup(
    player: Player,
    key: string,
    request: RequestTo<'change-setup'>,
  ): Promise<undefined> {
    const row = await this.world.store.table(this.id);
    const invitation = row && readTableSettings(row).invitation;
    return this.enter(player, key, (sheet, asking) =>
      DECISIONS['change-setup'](sheet, asking, request, invitation),
    );
  }

  private async renewLinks(
    player: Player,
    key: string,
    { once }: RequestTo<'renew-links'>,
  ): Promise<TableLinks> {
    const { shown, kept }: LinksOf = linksFor(player.key, once, this.log.sheet.seats);
    await this.enter(player, key, (sheet, asking) =>
      DECISIONS['renew-links'](sheet, asking, kept, shown.invitation),
    );
    return shown;
  }

  private async start(player: Player, key: string): Promise<undefined> {
    const chance = this.world.drawKey();
    const secret = this.world.drawKey();
    await this.enter(player, key, (sheet, asking) =>
      DECISIONS.start(sheet, asking, this.world.deal, chance, secret),
    );
    await this.host.table();
    return undefined;
  }

  private async abort(player: Player, key: string): Promise<undefined> {
    await this.enter(player, key, DECISIONS.abort);
    await this.host.sleep();
    return undefined;
  }

  private async play(player: Player, key: string, request: ChangingRequest): Promise<unknown> {
    if (this.log.has(key)) return repeated(request);
    if (this.log.sheet.isPaused) throw notNow(this.log.sheet);
    const reply = await this.atTable(player, (connection) => act(connection, key, request));
    // Another node may have carried it out before.
    return isRefused(reply) && this.log.has(key) ? repeated(request) : reply;
  }

  /** What changes nothing in the game. */
  private async look(player: Player, request: TableRequest): Promise<unknown> {
    switch (request.do) {
      case 'notes':
        return this.world.store.notes(player.id, this.id);
      case 'keep-notes':
        if (request.audience === (await this.audienceOf(player)))
          await this.world.store.keepNotes(player.id, this.id, request.notes);
        return undefined;
      case 'read': {
        const { since } = request;
        return this.withNames(await this.atTable(player, (connection) => connection.read(since)));
      }
      case 'be-here':
        return undefined;
      case 'advise':
        if (!this.log.sheet.setup.hints) return [];
        return this.atTable(player, (connection) => carryOut(connection, request));
      case 'why-not':
      case 'is-final':
      case 'routes':
      case 'truth':
        return this.atTable(player, (connection) => carryOut(connection, request));
      default:
        throw notNow(this.log.sheet);
    }
  }

  /** What a player may know; without a seat at a game that is what all know. */
  private async audienceOf(player: Player): Promise<Audience> {
    return this.canSeeGame(player)
      ? this.atTable(player, async (connection) => connection.audience)
      : 'public';
  }

  /** Players see their game; those without a seat what all know of it, unless they are to see it late: then after the end. */
  private canSeeGame({ id }: Player): boolean {
    const { stage, setup } = this.log.sheet;
    if (stage === 'over') return true;
    const isSeated = seatsOfPlayer(this.log.sheet, id).length > 0;
    return stage === 'playing' && (isSeated || setup.spectatorDelay === 0);
  }

  /** Something at the seats of a player on one side of the game, or in the eyes of all. */
  private async atTable<T>(player: Player, visit: (connection: Connection) => Promise<T>): Promise<T> {
    const { sheet } = this.log;
    if (sheet.stage !== 'playing' && sheet.stage !== 'over') throw notNow(sheet);
    if (!this.canSeeGame(player)) throw new Refusal({ refused: 'not-allowed' });
    const table = await this.host.table();
    const [first, ...others] = seatsOfPlayer(sheet, player.id);
    const audience = first === undefined ? 'public' : table.audienceOf(first);
    const own = first === undefined ? [] : [first, ...others];
    const seats = own.filter((seat) => table.audienceOf(seat) === audience);
    const connection = table.connect({ seats, audience });
    try {
      return await visit(connection);
    } finally {
      await connection.leave();
    }
  }

  private tellReaders(): void {
    for (const reader of this.readers) reader.changed();
  }

  /** Those who have lost a seat by another player's doing are told so; all others may have something to read. */
  private heard({ key, before, after }: Entered): void {
    if (before === after) return;
    const [by] = key.split(' ');
    for (const reader of this.readers) {
      const left = seatsOfPlayer(after, reader.player);
      const isReplaced = seatsOfPlayer(before, reader.player).some((seat) => !left.includes(seat));
      if (isReplaced && by !== reader.player) reader.replaced();
      else reader.changed();
    }
  }

  /** What people are called stands outside of the game. */
  private async withNames(news: TableNews): Promise<TableNews> {
    const names = await this.names();
    const seats = news.status.seats.map((one) => ({ ...one, name: names[one.seat] ?? '' }));
    return { ...news, status: { ...news.status, seats } };
  }

  private async names(): Promise<Names> {
    const rows = await this.world.store.seats(this.id);
    return Object.fromEntries(rows.map(({ seat, name }) => [seat, name]));
  }
}
