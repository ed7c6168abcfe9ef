import { randomUUID } from 'node:crypto';
import { type Play, RULES_VERSION } from '@great-machine/rules';
import { type Overtaken, Table, type TableChange } from '@great-machine/table';
import type { AlsoChanged } from '../store/store.js';
import type { BotLeases } from './bots/bot-leases.js';
import { askedOf } from './clocks/asked.js';
import type { AskedSeats } from './clocks/clock.js';
import { type KeptGame, openGame, writeSnapshot } from './kept-game.js';
import type { LogEntry } from './log-entry.js';
import { Refusal } from './refusal.js';
import { botAt, hasBots, occupantsOf } from './sheet.js';
import { readSummary, type Summary, standingOf, summaryOf } from './summary.js';
import type { Entered, TableLog } from './table-log.js';
import type { World } from './world.js';

/** So many acts are repeated at most when a table is taken up. */
const ACTS_BETWEEN_SNAPSHOTS = 25;

/** In milliseconds: how long a store that has failed is left alone. */
const RETRYING = 2000;

/** Hosts the game of a table on this node: a `Table` whose acts are entries of the log. */
export class GameHost {
  private opened: Promise<Table> | undefined;
  /** What lists show of the table after the entry with this sequence. */
  private listed: { readonly summary?: Summary; readonly sequence: number } = { sequence: -1 };
  /** Acts since the latest snapshot. */
  private acts = 0;
  private isPuttingDown = false;
  private snapshots: Promise<void> = Promise.resolve();
  private retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly world: World,
    private readonly id: string,
    private readonly log: TableLog,
    private readonly leases: BotLeases,
    /** Something has happened in the game. */
    private readonly changed: () => void,
  ) {
    log.listen((entered) => this.heard(entered));
  }

  /** The table, taken up from snapshot and log where it slept. */
  table(): Promise<Table> {
    this.opened ??= this.open().catch((error) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  /** Other nodes may have acted. */
  async follow(): Promise<void> {
    if (this.opened !== undefined) await (await this.opened).follow(() => this.log.readActs());
  }

  /** The bots were left behind by another node. */
  async takeBotsOver(): Promise<void> {
    if (this.log.sheet.stage === 'playing') await this.wantBots(await this.table());
    else await this.leases.forget(this.id);
  }

  /** Puts the game down; `table` takes it up again. */
  async sleep(): Promise<void> {
    const table = await this.opened?.catch(() => undefined);
    if (table === undefined) return;
    clearTimeout(this.retry);
    await table.close();
    await this.leaveBots(table);
    this.isPuttingDown = true;
    await table.keep();
    await this.snapshots;
    this.isPuttingDown = false;
    this.opened = undefined;
  }

  private async open(): Promise<Table> {
    const { store, pool, deal } = this.world;
    const snapshot = await store.snapshot(this.id);
    const kept = openGame(await this.log.readAll(), snapshot, deal, occupantsOf(this.log.sheet));
    // Where another node was faster, the game has gone on meanwhile.
    if (!(await this.enterRules(kept))) return this.open();
    this.acts = this.log.gameReached - (snapshot?.sequence ?? 0);
    // Other rules can take a game up from a snapshot alone.
    if (snapshot === undefined) this.keepSnapshot(this.log.gameReached, snapshotOf(kept));
    const table: Table = new Table(kept.game, kept.seating, {
      pool: pool(this.id),
      tells: 'when-kept',
      keep: (change) =>
        this.keep(change).catch((error) => {
          this.tryAgainLater(table);
          throw error;
        }),
    });
    table.pause(this.log.sheet.isPaused);
    table.leadBots(false);
    await this.wantBots(table);
    table.connect({ seats: [], audience: 'public' }).listen(() => this.changed());
    return table;
  }

  /** A game that goes on under other rules says so in its log, with all that it needs to go on. */
  private async enterRules({ game, seating, rulesChanged }: KeptGame): Promise<boolean> {
    if (rulesChanged === undefined) return true;
    const change = {
      rulesVersion: RULES_VERSION,
      lines: rulesChanged,
      snapshot: snapshotOf({ game, seating }),
    };
    return this.log.appendNext(randomUUID(), { entry: { did: 'change-rules', change } });
  }

  private async keep(change: TableChange): Promise<Overtaken | undefined> {
    const { key, said, lines, remarks, occupants, play } = change;
    const isEmpty = said.length === 0 && occupants === undefined;
    const whole = this.isSnapshotDue(isEmpty) ? change.whole() : undefined;
    if (!isEmpty) {
      const { stage, isPaused } = this.log.sheet;
      if (stage === 'closed' || isPaused) throw new Refusal({ refused: 'not-now', stage });
      const isLast = play.state.outcome !== undefined;
      const before = await this.summaryBefore();
      const summary = this.summaryAfter(play, before);
      const act = { said, lines, remarks, occupants };
      const entry: LogEntry = { did: 'act', act, isLast, ...this.newlyAsked(play) };
      const overtaken = await this.log.appendAct(key, { entry, also: alsoChanged(before, summary, isLast) });
      if (overtaken !== undefined) return overtaken;
      this.listed = { summary, sequence: this.log.reached };
      this.acts++;
    }
    if (whole !== undefined) this.keepSnapshot(this.log.gameReached, writeSnapshot(whole, play));
    return undefined;
  }

  private newlyAsked(play: Play): { readonly asked?: AskedSeats } {
    const { clock } = this.log;
    if (clock === undefined) return {};
    const asked = askedOf(play);
    return JSON.stringify(asked) === JSON.stringify(clock.asked) ? {} : { asked };
  }

  /** Bots whose answer could not be kept stand still until the table is kept again. */
  private tryAgainLater(table: Table): void {
    this.retry ??= setTimeout(() => {
      this.retry = undefined;
      table.keep().catch((error) => this.world.report(error));
    }, RETRYING).unref();
  }

  private isSnapshotDue(isEmpty: boolean): boolean {
    return this.isPuttingDown ? this.acts > 0 : !isEmpty && this.acts + 1 >= ACTS_BETWEEN_SNAPSHOTS;
  }

  /** Nothing waits for a snapshot: without it more has to be repeated. */
  private keepSnapshot(sequence: number, body: string): void {
    this.acts = 0;
    this.snapshots = this.world.store
      .keepSnapshot(this.id, { sequence, body })
      .catch((error) => this.world.report(error));
  }

  /** Bots rest in a pause. Where the first of them sits down, or the last has left, another node may have to know. */
  private heard({ before, after }: Entered): void {
    if (before.isPaused !== after.isPaused)
      this.opened?.then((table) => table.pause(after.isPaused)).catch(() => undefined);
    if (hasBots(before) !== hasBots(after) || before.stage !== after.stage)
      this.opened?.then((table) => this.wantBots(table)).catch(() => undefined);
  }

  /** The bots of a game think here, unless they do at another node. */
  private async wantBots(table: Table): Promise<void> {
    const { sheet } = this.log;
    try {
      if (sheet.stage === 'playing' && hasBots(sheet))
        await this.leases.want(this.id, (areHere) => table.leadBots(areHere));
      else await this.leases.leave(this.id, false);
    } catch (error) {
      this.world.report(error);
    }
  }

  private async leaveBots({ play }: Table): Promise<void> {
    const { sheet } = this.log;
    const haveToAnswer = Object.keys(askedOf(play)).some((seat) => botAt(sheet, seat) !== undefined);
    await this.leases.leave(this.id, haveToAnswer && sheet.stage === 'playing');
  }

  /** What lists show now: other nodes may have changed it. */
  private async summaryBefore(): Promise<Summary | undefined> {
    if (this.listed.sequence === this.log.reached) return this.listed.summary;
    const row = await this.world.store.table(this.id);
    return row && readSummary(row);
  }

  private summaryAfter(play: Play, before: Summary | undefined): Summary {
    return summaryOf(this.log.sheet, standingOf(play), this.world.now(), before);
  }
}

function alsoChanged(before: Summary | undefined, summary: Summary, isLast: boolean): AlsoChanged {
  const isSame = JSON.stringify(summary) === JSON.stringify(before);
  if (isSame && !isLast) return {};
  return { table: { summary: JSON.stringify(summary), ...(isLast ? { stage: 'over' } : {}) } };
}

function snapshotOf({ game, seating }: KeptGame): string {
  const whole = { ...seating, position: game.play.putDown(), history: game.kept };
  return writeSnapshot(whole, game.play);
}
