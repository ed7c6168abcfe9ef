import { setMaxListeners } from 'node:events';
import type { CreatedTable, CreateTable } from '@great-machine/protocol';
import { type Link, type NodeWords, StoreError } from '../store/store.js';
import { BotLeases, TENDING } from './bots/bot-leases.js';
import { ServerTime } from './clocks/server-time.js';
import { createTable, idFrom } from './create-table.js';
import { linksFor } from './links.js';
import type { Player } from './players.js';
import { Presence } from './presence.js';
import { Refusal } from './refusal.js';
import { deriveSecret, hashOf, isSameHash } from './secrets.js';
import { ServedTable } from './served-table.js';
import { seatsOf } from './setup.js';
import { TableLog } from './table-log.js';
import { TableTalk } from './table-talk.js';
import type { World } from './world.js';

/** In milliseconds: hints between nodes may get lost, so each looks by itself. */
const LOOKING = 1000;
/** How often tables are put to sleep, and those that no player has used for so long. */
const TIDYING = 60_000;
const LONGEST_REST = 600_000;
/** How often a node looks for clocks that have run out, and says that it is up. */
const TIMING = 1000;
const BEATING = 5000;
/** In seconds: when a client may try again that came while too many tables were awake. */
const FULL_FOR = 30;
/** How often a node looks for what the operator has decided at another one. */
const OBEYING = 10_000;

/** All tables of the server, as one node has them. */
export class ServedTables {
  /** Those that are awake here. */
  private readonly awake = new Map<string, Promise<ServedTable | undefined>>();
  private readonly stopListening: readonly (() => void)[];
  private readonly timers: readonly NodeJS.Timeout[];
  private readonly ending = new AbortController();
  private readonly time: ServerTime;
  private readonly presence: Presence;
  private timing: Promise<void> | undefined;
  private readonly leases: BotLeases;
  private tending: Promise<void> | undefined;

  constructor(private readonly world: World) {
    this.time = new ServerTime(world);
    this.leases = new BotLeases(world.store, world.now);
    this.presence = new Presence(world, (table) => this.tellWhoIsHere(table));
    this.stopListening = [
      world.store.listen((reached) => this.follow(reached)),
      world.store.hear((words) => this.hear(words)),
    ];
    this.timers = [
      ...(world.store.isShared
        ? [
            setInterval(() => void this.lookForOthers(), LOOKING),
            setInterval(() => void this.followDecrees().catch(world.report), OBEYING),
          ]
        : []),
      setInterval(() => void this.putToSleep(), TIDYING),
      setInterval(() => void this.timeOut(), TIMING),
      setInterval(() => void this.tendBots(), TENDING),
      setInterval(() => void this.time.beat().catch(world.report), BEATING),
    ];
    for (const timer of this.timers) timer.unref();
    // As many as wait for news.
    setMaxListeners(0, this.ending.signal);
  }

  /** Sets a table up; the same request sent again gets the same table. */
  async create(player: Player, { once, setup }: CreateTable): Promise<CreatedTable> {
    const entry = { did: 'create-table', by: player.id, setup } as const;
    const { shown, kept } = linksFor(player.key, once, seatsOf(setup.game));
    const table = await createTable(this.world, {
      from: deriveSecret(player.key, 'table', once),
      key: `${player.id} ${once}`,
      entry,
      invitation: shown.invitation,
      also: { links: kept },
    });
    return { table, links: shown };
  }

  /** Whether this request has set a table up already. */
  async isSetUp(key: string, once: string): Promise<boolean> {
    return (await this.world.store.table(idFrom(deriveSecret(key, 'table', once)))) !== undefined;
  }

  /** A table that the player has joined; any other one is not there for them. */
  async joined(player: Player, id: string): Promise<ServedTable> {
    const table = await this.admit(id);
    if (table?.hasJoined(player)) return table;
    await table?.follow();
    if (table?.hasJoined(player)) return table;
    // Where there is no room for more, it is the same for a table that is awake.
    await this.makeRoom();
    throw new Refusal({ refused: 'not-found' });
  }

  /** The table that a link opens, and what it opens there. */
  async opened(id: string, secret: string): Promise<{ readonly table: ServedTable; readonly link: Link }> {
    const keyHash = hashOf(secret);
    const link = await this.world.store.linkWithKey(keyHash);
    if (link === undefined || link.table !== id || !isSameHash(link.keyHash, keyHash))
      throw new Refusal({ refused: 'not-found' });
    const table = await this.admit(id);
    if (table === undefined) throw new Refusal({ refused: 'not-found' });
    return { table, link };
  }

  /** Tables that no player has used for long are put down; the next request takes them up again. */
  async putToSleep(): Promise<void> {
    const before = this.world.now() - LONGEST_REST;
    for (const [id, opening] of [...this.awake]) {
      const table = await opening.catch(() => undefined);
      if (table !== undefined && table.restsSince <= before) await this.putDown(id, table);
    }
  }

  /** Sees to the tables at which a clock has run out, also those that sleep. */
  timeOut(): Promise<void> {
    this.timing ??= this.timeOutOnce()
      .catch((error) => this.world.report(error))
      .finally(() => {
        this.timing = undefined;
      });
    return this.timing;
  }

  /** Bots of tables that are awake here think on, and so do those that a node has left behind that is gone. */
  tendBots(): Promise<void> {
    this.tending ??= this.tendBotsOnce()
      .catch((error) => this.world.report(error))
      .finally(() => {
        this.tending = undefined;
      });
    return this.tending;
  }

  private async tendBotsOnce(): Promise<void> {
    await this.atEach(await this.leases.tend(), (table) => table.takeBotsOver());
  }

  private async timeOutOnce(): Promise<void> {
    const due = await this.world.store.tablesDue(await this.time.read());
    await this.atEach(due, (table) => table.timeOut());
  }

  /** Sees to tables, each by itself: one that cannot be taken up does not keep others waiting. */
  private async atEach(ids: readonly string[], see: (table: ServedTable) => Promise<void>): Promise<void> {
    const seeTo = async (id: string) => {
      const table = await this.wake(id);
      if (table !== undefined) await see(table);
    };
    await Promise.all(ids.map((id) => seeTo(id).catch((error) => this.world.report(error))));
  }

  /** Whether a player could answer something for which the game at a table waits. It does not keep the table awake. */
  async isAsked(player: string, id: string): Promise<boolean> {
    const table = await this.opening(id);
    return (await table?.isAsked(player)) ?? false;
  }

  /** Whether a page of the player is visible at the table. */
  isHere(player: string, id: string): boolean {
    return this.presence.isHere(id, player);
  }

  /** Whether a wish at a table waits for the vote of a player. It does not keep the table awake. */
  async isVoteAwaited(player: string, id: string, wish: number): Promise<boolean> {
    const table = await this.opening(id);
    return table?.votersAwaited.some((one) => one.player === player && one.wish === wish) ?? false;
  }

  /** Everything that the server keeps of a player is deleted; their games stay. Before a game begins their seat is free again. */
  async forget(player: string): Promise<void> {
    for (const { table, seat } of await this.world.store.tablesOf(player))
      if (table.stage === 'gathering') await this.leaveSeat(player, table.id, seat).catch(this.world.report);
    await this.world.store.players.delete(player);
    await this.forgetHere(player);
    this.world.store.tell({ of: 'forgotten', player });
  }

  private async leaveSeat(player: string, id: string, seat: string): Promise<void> {
    const table = await this.wake(id);
    await table?.leaveSeat(player, seat);
  }

  /** A player is known by another key from now on; what came by the one before ends. */
  async changeKey(player: string, key: string): Promise<void> {
    try {
      await this.world.store.players.changeKey(player, hashOf(key));
    } catch (error) {
      // The key of another player, or two changes to it at once.
      if (error instanceof StoreError && error.fault === 'conflict')
        throw new Refusal({ refused: 'not-allowed' });
      throw error;
    }
    await this.forgetHere(player);
    this.world.store.tell({ of: 'forgotten', player });
  }

  /** A table for the operator, who need not have joined it. */
  find(id: string): Promise<ServedTable | undefined> {
    return this.wake(id);
  }

  /** A table is deleted: its readers go, and it is awake here no more. */
  async letGo(id: string): Promise<void> {
    const opening = this.awake.get(id);
    this.awake.delete(id);
    const table = await opening?.catch(() => undefined);
    table?.dismissAll({ refused: 'not-found' });
    await table?.sleep().catch((error) => this.world.report(error));
  }

  /** The operator has decided something, here or at another node. */
  async followDecrees(): Promise<void> {
    await this.world.decrees.refresh();
    for (const opening of this.awake.values()) (await opening.catch(() => undefined))?.followDecrees();
  }

  /** The store tells another time than before. */
  readTime(): Promise<void> {
    return this.time.beat();
  }

  /** Whether a player may be reading a table: it is awake here, or a page of it is visible at some node. */
  isInUse(id: string): boolean {
    return this.awake.has(id) || this.presence.isAnyoneAt(id);
  }

  /** How many are awake here. */
  get awakeCount(): number {
    return this.awake.size;
  }

  /** Those who wait for news wait no longer. */
  get ended(): AbortSignal {
    return this.ending.signal;
  }

  endWaiting(): void {
    this.ending.abort();
  }

  /** All games are put down. */
  async close(): Promise<void> {
    for (const stop of this.stopListening) stop();
    this.presence.close();
    for (const timer of this.timers) clearInterval(timer);
    await this.timing;
    await this.tending;
    const tables = await Promise.all(this.awake.values());
    this.awake.clear();
    await this.time.beat().catch(this.world.report);
    await Promise.all(tables.map((table) => table?.sleep()));
  }

  /** The table for a player, who has to wait where too many are awake. */
  private async admit(id: string): Promise<ServedTable | undefined> {
    if (!this.awake.has(id)) await this.makeRoom();
    return this.wake(id);
  }

  /** Where as many tables are awake as may be, the one sleeps that has rested longest; if all are used, players are refused. */
  private async makeRoom(): Promise<void> {
    while (this.awake.size >= this.world.mostAwake) {
      const tables = await Promise.all(
        [...this.awake].map(async ([id, opening]) => ({ id, table: await opening.catch(() => undefined) })),
      );
      const now = this.world.now();
      const resting = tables
        .flatMap(({ id, table }) => (table !== undefined && table.restsSince < now ? [{ id, table }] : []))
        .sort((one, other) => one.table.restsSince - other.table.restsSince)[0];
      if (resting === undefined) throw new Refusal({ refused: 'unavailable', retryAfter: FULL_FOR });
      await this.putDown(resting.id, resting.table);
    }
  }

  private async putDown(id: string, table: ServedTable): Promise<void> {
    this.awake.delete(id);
    await table.sleep().catch((error) => this.world.report(error));
  }

  /** The table as it is awake here, in use from now on. One that was put to sleep meanwhile is taken up anew. */
  private async wake(id: string): Promise<ServedTable | undefined> {
    for (;;) {
      const opening = this.opening(id);
      const table = await opening;
      table?.use();
      if (table === undefined || this.awake.get(id) === opening) return table;
    }
  }

  private opening(id: string): Promise<ServedTable | undefined> {
    const known = this.awake.get(id);
    if (known !== undefined) return known;
    const opening = this.open(id);
    this.awake.set(id, opening);
    const forget = () => {
      if (this.awake.get(id) === opening) this.awake.delete(id);
    };
    opening.then((table) => table === undefined && forget(), forget);
    return opening;
  }

  private async open(id: string): Promise<ServedTable | undefined> {
    const log = await TableLog.open(this.world.store, id, this.time);
    if (log === undefined) return undefined;
    const talk = await TableTalk.open(this.world, id);
    return new ServedTable(this.world, this.time, id, log, talk, this.leases, this.presence);
  }

  private async lookForOthers(): Promise<void> {
    try {
      const { store } = this.world;
      const known = [...this.awake.keys()];
      const reached = await store.reached(known);
      this.follow(reached);
      // Another node has deleted those that the store does not know.
      for (const id of known) if (!reached.has(id)) void this.letGo(id);
      for (const [id, version] of await store.talk.versions([...this.awake.keys()]))
        this.followTalk(id, version);
    } catch {
      // A store that does not answer now is asked again soon.
    }
  }

  private tellWhoIsHere(id: string): void {
    this.awake.get(id)?.then(
      (table) => table?.tellWhoIsHere(),
      () => undefined,
    );
  }

  private hear(words: NodeWords): void {
    if (words.of === 'talk') this.followTalk(words.table, words.version);
    if (words.of === 'forgotten') void this.forgetHere(words.player);
    if (words.of === 'decrees') void this.followDecrees().catch(this.world.report);
  }

  private followTalk(id: string, version: number): void {
    const behind = this.awake.get(id)?.then((table) => {
      if (table !== undefined && table.talk.reached < version) return table.talk.follow();
    });
    behind?.catch((error) => this.world.report(error));
  }

  private async forgetHere(player: string): Promise<void> {
    for (const opening of this.awake.values()) {
      const table = await opening.catch(() => undefined);
      await table?.forget(player).catch((error) => this.world.report(error));
    }
  }

  /** Another node has appended to tables. */
  private follow(reached: ReadonlyMap<string, number>): void {
    for (const [id, sequence] of reached) {
      const behind = this.awake.get(id)?.then((table) => {
        if (table !== undefined && table.reached < sequence) return table.follow();
      });
      behind?.catch((error) => this.world.report(error));
    }
  }
}
