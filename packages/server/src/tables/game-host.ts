import { randomUUID } from 'node:crypto';
import { type Entry, type Play, RULES_VERSION } from '@great-machine/rules';
import { type Overtaken, Table, type TableAct, type TableChange, type TableHost } from '@great-machine/table';
import type { AlsoChanged } from '../store/store.js';
import type { BotLeases } from './bots/bot-leases.js';
import { askedOf } from './clocks/asked.js';
import type { AskedSeats } from './clocks/clock.js';
import { actsIn, type KeptGame, linesIn, openGame, writeSnapshot } from './kept-game.js';
import type { LogEntry } from './log-entry.js';
import { Paces } from './pace.js';
import { Refusal } from './refusal.js';
import { botAt, hasBots, occupantsOf } from './sheet.js';
import { readSummary, type Summary, standingOf, summaryOf } from './summary.js';
import type { Entered, TableLog } from './table-log.js';
import type { World } from './world.js';

/**
 * So many acts of which all were told are repeated at most when a table is taken up, and so many of all. Where the views begin that
 * players get then, must not tell how much was said in secret.
 */
const TOLD_BETWEEN_SNAPSHOTS = 25;
const ACTS_BETWEEN_SNAPSHOTS = 250;

/** In milliseconds: how long a store that has failed is left alone. */
const RETRYING = 2000;

/** Hosts the game of a table on this node: a `Table` whose acts are entries of the log. */
export class GameHost {
  private opened: Promise<Table> | undefined;
  /** What lists show of the table after the entry with this sequence. */
  private listed: { readonly summary?: Summary; readonly sequence: number } = { sequence: -1 };
  /** Acts since the latest snapshot, and those of which all were told. */
  private acts = 0;
  private actsTold = 0;
  private isPuttingDown = false;
  private readonly takeBackPaces: Paces;
  private snapshots: Promise<void> = Promise.resolve();
  private retry: NodeJS.Timeout | undefined;
  /** Why the bots have stopped, as it was reported. */
  private trouble: string | undefined;

  constructor(
    private readonly world: World,
    private readonly id: string,
    private readonly log: TableLog,
    private readonly leases: BotLeases,
    /** Something has happened in the game. */
    private readonly changed: () => void,
  ) {
    this.takeBackPaces = new Paces(world.takeBackPace, world.now);
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
    const { store, pool, botPace, deal } = this.world;
    const snapshot = await store.snapshot(this.id);
    const entries = await this.log.readAll();
    const kept = openGame(entries, snapshot, deal, occupantsOf(this.log.sheet));
    // Where another node was faster, the game has gone on meanwhile.
    if (!(await this.enterRules(kept))) return this.open();
    const since = actsIn(entries.filter(({ sequence }) => sequence > (snapshot?.sequence ?? 0)));
    this.acts = since.length;
    this.actsTold = since.filter(isToldToAll).length;
    // Other rules can take a game up from a snapshot alone.
    if (snapshot === undefined) this.keepSnapshot(this.log.gameReached, snapshotOf(kept));
    const host: TableHost = {
      pool: pool(this.id),
      pace: botPace,
      tells: 'when-kept',
      lines: async () => linesIn(await this.log.readUpToGame()),
      keep: (change) =>
        this.keep(change).catch((error) => {
          this.tryAgainLater(table);
          throw error;
        }),
    };
    const remarks = actsIn(entries).flatMap((act) => act.remarks);
    const table: Table = new Table(kept.game, kept.seating, host, remarks);
    table.pause(this.log.sheet.isPaused);
    table.leadBots(false);
    await this.wantBots(table);
    table.connect({ seats: [], audience: 'public' }).listen(() => {
      this.reportTrouble(table);
      this.changed();
    });
    return table;
  }

  /** That bots have stopped players are not told: the operator reads it. */
  private reportTrouble({ status: { trouble } }: Table): void {
    if (trouble !== undefined && trouble !== this.trouble)
      this.world.report(new Error(`the bots of table ${this.id} have stopped: ${trouble}`));
    this.trouble = trouble;
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
    const whole = this.isSnapshotDue(change) ? change.whole() : undefined;
    if (!isEmpty) {
      const { stage, isPaused } = this.log.sheet;
      if (stage === 'closed' || isPaused) throw new Refusal({ refused: 'not-now', stage });
      for (const entry of said) if (takesBack(entry)) this.takeBackPaces.take(entry.seat);
      const isLast = play.state.outcome !== undefined;
      const before = await this.summaryBefore();
      const summary = this.summaryAfter(play, before);
      const act = { said, lines, remarks, occupants };
      const entry: LogEntry = { did: 'act', act, isLast, ...this.newlyAsked(play) };
      const overtaken = await this.log.appendAct(key, { entry, also: alsoChanged(before, summary, isLast) });
      if (overtaken !== undefined) return overtaken;
      this.listed = { summary, sequence: this.log.reached };
      this.acts++;
      if (isToldToAll(change)) this.actsTold++;
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

  private isSnapshotDue(change: TableChange): boolean {
    if (this.isPuttingDown) return this.acts > 0;
    if (isToldToAll(change)) return this.actsTold + 1 >= TOLD_BETWEEN_SNAPSHOTS;
    return this.acts + 1 >= ACTS_BETWEEN_SNAPSHOTS;
  }

  /** Nothing waits for a snapshot: without it more has to be repeated. */
  private keepSnapshot(sequence: number, body: string): void {
    this.acts = 0;
    this.actsTold = 0;
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

function isToldToAll({ lines }: Pick<TableAct, 'lines'>): boolean {
  return lines.public.length > 0;
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

/** Whether a seat takes its latest answer or pick back. */
function takesBack(entry: Entry): boolean {
  return 'undo' in entry || ('back' in entry && entry.back === true);
}
