import { randomUUID } from 'node:crypto';
import type {
  Clocks,
  OpenWish,
  Refused,
  Replay,
  TableRequest,
  TableSheet,
  TalkLine,
  Verification,
} from '@great-machine/protocol';
import type { WrittenNews } from '@great-machine/table';
import { keyOfJoining, type Link } from '../store/store.js';
import { atTable, canSeeGame, readGame, seesLate, sidesOf } from './at-table.js';
import type { BotLeases } from './bots/bot-leases.js';
import { closing, DECISIONS, isOwn } from './changes.js';
import { showClocks } from './clocks/clock.js';
import type { ServerTime } from './clocks/server-time.js';
import { GameHost } from './game-host.js';
import { isRefused, look, play } from './game-requests.js';
import { FinishedGame } from './kept-replay.js';
import { LateFeed } from './late-feed.js';
import { Paces } from './pace.js';
import type { Player } from './players.js';
import { type Page, type Presence, WITHOUT_SOCKET } from './presence.js';
import { Refusal } from './refusal.js';
import { SeatNames } from './seat-names.js';
import { seatsOfPlayer } from './sheet.js';
import { showWishes } from './shown-wishes.js';
import { beginWhenTossed } from './starting.js';
import type { Entered, TableLog } from './table-log.js';
import type { TableParts } from './table-parts.js';
import { changeTable, enterChange } from './table-requests.js';
import type { TableTalk } from './table-talk.js';
import { timeOut } from './time-out.js';
import { votersAwaited } from './wish.js';
import { makeWish, vote } from './wish-requests.js';
import { makeWishesComeTrue } from './wishes-come-true.js';
import type { World } from './world.js';
import { type WrittenSheet, WrittenSheets } from './written-sheets.js';

/** A player who reads what is new at a table. */
export interface Reader {
  /** The id of the player. */
  readonly player: string;
  /** Something may be new. */
  changed(): void;
  /** Another player has made one of their seats free, or has taken it. */
  replaced(): void;
  /** The table is there for them no more: it or what is kept of them was deleted, links were renewed, or they are blocked. */
  dismissed(why: Refused): void;
}

/** As for one who has never joined. */
const NOT_HERE: Refused = { refused: 'not-found' };

/** A table of the server as one node has it. */
export class ServedTable {
  private readonly parts: TableParts;
  /** Requests under way by their keys: one that is sent again meanwhile is the same. */
  private readonly underWay = new Map<string, Promise<unknown>>();
  private usedAt: number;
  private isPutDown = false;
  private readonly finished: FinishedGame;
  private readonly readers = new Set<Reader>();
  private readonly seatNames: SeatNames;
  private readonly sheets: WrittenSheets;
  private changes = 0;
  private alarm: NodeJS.Timeout | undefined;
  private alarmAt = Number.POSITIVE_INFINITY;

  constructor(
    private readonly world: World,
    time: ServerTime,
    id: string,
    private readonly log: TableLog,
    readonly talk: TableTalk,
    leases: BotLeases,
    private readonly presence: Presence,
  ) {
    const host = new GameHost(world, id, log, leases, () => this.tellReaders());
    this.seatNames = new SeatNames(world.store, id, world.now);
    this.sheets = new WrittenSheets(id);
    const names = () => this.seatNames.of(log.sheet);
    const late = new LateFeed(log, host, world.now);
    const paces = {
      wishPaces: new Paces(world.wishPace, world.now),
      reportPaces: new Paces(world.reportPace, world.now),
      asidePaces: new Paces(world.asidePace, world.now),
    };
    const isHere = (player: string) => presence.isHere(id, player);
    this.parts = { id, world, time, log, talk, host, ...paces, late, names, isHere };
    this.finished = new FinishedGame(this.parts);
    log.listen((entered) => this.heard(entered));
    talk.listen(() => this.tellReaders());
    this.usedAt = world.now();
  }

  /** Since when no player has asked anything. */
  get restsSince(): number {
    return this.underWay.size > 0 || this.readers.size > 0 ? this.world.now() : this.usedAt;
  }

  /** Whether it was put down: the next request takes the game up anew. */
  get isAsleep(): boolean {
    return this.isPutDown;
  }

  /** A player comes. */
  use(): void {
    this.usedAt = this.world.now();
  }

  /** Whether a player has opened a link of this table. */
  hasJoined({ id }: Pick<Player, 'id'>): boolean {
    return this.log.sheet.members[id] !== undefined;
  }

  get reached(): number {
    return this.log.reached;
  }

  /** A player opens a link. */
  async join(player: Player, link: Link): Promise<TableSheet> {
    const key = keyOfJoining(player.id, link.keyHash);
    await enterChange(this.parts, player, key, (sheet, asking) => DECISIONS.join(sheet, asking, link));
    return this.sheetFor(player);
  }

  /** What a player who has joined sees of the table. */
  async sheetFor(player: Player): Promise<TableSheet> {
    return JSON.parse((await this.writtenSheetFor(player)).text);
  }

  /** The same as it is sent. */
  async writtenSheetFor({ id }: Player): Promise<WrittenSheet> {
    const people = { names: await this.parts.names(), isHere: this.parts.isHere };
    return this.sheets.of(id, this.log.sheet, people, this.world.decrees.notice);
  }

  /** Carries a request out, and replies. The same request sent again is carried out once. */
  async request(player: Player, request: TableRequest, page: Page = WITHOUT_SOCKET): Promise<unknown> {
    this.use();
    if (request.do === 'be-here') return this.presence.see(this.parts.id, player.id, page, request.isVisible);
    if (!('once' in request)) return this.unlessBehind(() => look(this.parts, player, request));
    const key = `${player.id} ${request.once}`;
    const running = this.underWay.get(key) ?? this.unlessBehind(() => this.carryOut(player, key, request));
    this.underWay.set(key, running);
    try {
      return await running;
    } finally {
      this.underWay.delete(key);
    }
  }

  /** A page of a player is closed. */
  leave(player: Player, page: Page): void {
    this.presence.leave(this.parts.id, player.id, page);
  }

  /** Tells a reader that something may be new. Returns how to stop it. */
  listen(reader: Reader): () => void {
    this.readers.add(reader);
    // They may have lost their place since they have come in.
    if (!this.hasJoined({ id: reader.player })) queueMicrotask(() => reader.dismissed(NOT_HERE));
    return () => {
      this.readers.delete(reader);
      this.use();
    };
  }

  /** How often something may have become new besides who is here. */
  get version(): number {
    return this.changes;
  }

  /** Something may be new for all. */
  tellReaders(): void {
    this.changes++;
    this.tellWhoIsHere();
  }

  /** Others are here than before. */
  tellWhoIsHere(): void {
    for (const reader of this.readers) reader.changed();
  }

  /** What the game tells a player from an entry of their feed on; undefined where they can see no game. */
  async feedFor(player: Player, since: number): Promise<WrittenNews | undefined> {
    const { sheet } = this.log;
    if (canSeeGame(sheet, player)) return readGame(this.parts, player, since);
    if (!seesLate(sheet, player)) return undefined;
    const news = await readGame(this.parts, player, since);
    this.wakeReadersAt(this.parts.late.nextAt);
    return news;
  }

  /** Whether a player could answer something for which the game waits. */
  async isAsked(player: string): Promise<boolean> {
    const { stage, isPaused } = this.log.sheet;
    if (stage !== 'playing' || isPaused) return false;
    for (const side of await sidesOf(this.parts, { id: player })) {
      const { questions } = await atTable(this.parts, { id: player, side }, (connection) =>
        connection.readStanding(),
      );
      if (questions.some(({ awaited, options }) => awaited && options.length > 0)) return true;
    }
    return false;
  }

  /** The players for whose votes wishes wait. */
  get votersAwaited(): ReturnType<typeof votersAwaited> {
    return votersAwaited(this.log.sheet);
  }

  /** How much time the seats have, for a player who can see the game; undefined where it has no clocks. */
  async clocksFor(player: Player): Promise<Clocks | undefined> {
    const { clock, sheet } = this.log;
    if (clock === undefined || !canSeeGame(sheet, player)) return undefined;
    return showClocks(clock, await this.parts.time.downtime());
  }

  /** What a player hears at the table. */
  talkFor({ id }: Player): readonly TalkLine[] {
    this.wakeReadersAt(this.talk.nextHeardAt(this.log.sheet, id));
    return this.talk.heardBy(this.log.sheet, id);
  }

  /** What players want others to agree to, as far as this one may know of it. */
  async wishesFor({ id }: Player): Promise<readonly OpenWish[]> {
    return showWishes(this.log.sheet, id, await this.parts.time.downtime());
  }

  /** Sees to seats whose time is up, in the toss before the game or in the game, and to wishes that all have agreed to. */
  async timeOut(): Promise<void> {
    await beginWhenTossed(this.parts);
    await timeOut(this.parts);
    await makeWishesComeTrue(this.parts);
  }

  /** The finished game as one file. */
  replay(): Promise<Replay> {
    return this.unlessBehind(() => this.finished.replay());
  }

  /** What checking the finished game comes to. */
  verification(): Promise<Verification> {
    return this.unlessBehind(() => this.finished.verification());
  }

  /** Bots of this table were left behind, and may think here. */
  async takeBotsOver(): Promise<void> {
    await this.follow();
    await this.parts.host.takeBotsOver();
  }

  /** A player comes, perhaps from another node: they must not find less here than they know already. */
  async catchUp(): Promise<void> {
    if (this.world.store.isShared) await Promise.all([this.follow(), this.talk.follow()]);
  }

  /** Other nodes may have appended to the log. */
  async follow(): Promise<void> {
    await this.log.catchUp();
    await this.parts.host.follow();
  }

  /** The game is put down. */
  async sleep(): Promise<void> {
    this.isPutDown = true;
    clearTimeout(this.alarm);
    await this.finished.settled();
    await this.parts.host.sleep();
  }

  /** A player who deletes their data leaves a seat, unless the game has begun meanwhile. */
  leaveSeat(player: string, seat: string): Promise<void> {
    return enterChange(this.parts, { id: player }, `${player} ${randomUUID()}`, (sheet, asking) =>
      sheet.stage === 'gathering' && isOwn(sheet, asking, seat)
        ? DECISIONS['leave-seat'](sheet, asking, { seat })
        : undefined,
    );
  }

  /** What the server keeps of a player was deleted, or they have another key: their pages go, and others may see less of them. */
  async forget(player: string): Promise<void> {
    if (this.log.sheet.members[player] === undefined) return;
    this.seatNames.forget();
    this.changes++;
    await this.talk.follow();
    for (const reader of this.readers) {
      if (reader.player === player) reader.dismissed(NOT_HERE);
      else reader.changed();
    }
  }

  /** The operator ends the table, visibly. */
  async close(): Promise<void> {
    await this.log.change(randomUUID(), async (sheet) => closing(sheet));
    await this.parts.host.sleep();
  }

  /** What the operator has decided is others: blocked players go, and all others may have something to read. */
  followDecrees(): void {
    for (const reader of this.readers) {
      if (this.world.decrees.isBlocked(reader.player)) reader.dismissed({ refused: 'blocked' });
      else reader.changed();
    }
  }

  /** All readers go. */
  dismissAll(why: Refused): void {
    for (const reader of this.readers) reader.dismissed(why);
  }

  /** Something that is held back is due then. */
  private wakeReadersAt(due: number | undefined): void {
    if (due === undefined || due >= this.alarmAt) return;
    clearTimeout(this.alarm);
    this.alarmAt = due;
    const ring = () => {
      this.alarmAt = Number.POSITIVE_INFINITY;
      this.tellReaders();
    };
    this.alarm = setTimeout(ring, due - this.world.now()).unref();
  }

  private async carryOut(player: Player, key: string, request: TableRequest): Promise<unknown> {
    switch (request.do) {
      case 'answer':
      case 'undo':
      case 'walk':
        return play(this.parts, player, key, request);
      case 'say':
        return this.talk.say(this.log.sheet, player.id, key, request, await this.parts.names());
      case 'report':
        this.parts.reportPaces.take(player.id);
        return this.talk.report(this.log.sheet, player.id, key, request);
      case 'wish':
        return makeWish(this.parts, player, key, request);
      case 'vote':
        return vote(this.parts, player, key, request);
      default:
        return changeTable(this.parts, player, key, request);
    }
  }

  /** A node that refuses something makes sure that it knows what other nodes have done, and if not, tries again. */
  private async unlessBehind<T>(attempt: () => Promise<T>): Promise<T> {
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

  /** Those who have lost a seat or their place by another player's doing are told so; all others may have something to read. */
  private heard({ key, before, after }: Entered): void {
    if (before === after) return;
    this.changes++;
    if (after.stage === 'over' && before.stage !== 'over') this.finished.keep();
    const [by] = key.split(' ');
    for (const reader of this.readers) {
      const left = seatsOfPlayer(after, reader.player);
      if (after.members[reader.player] === undefined) {
        reader.dismissed(NOT_HERE);
        continue;
      }
      const isReplaced = seatsOfPlayer(before, reader.player).some((seat) => !left.includes(seat));
      if (isReplaced && by !== reader.player) reader.replaced();
      else reader.changed();
    }
  }
}
