import {
  type Blocked,
  type BugRecord,
  type BugReport,
  OPERATOR_PAGE_LENGTH,
  type OperatorTables,
  type Reports,
  Said,
} from '@great-machine/protocol';
import type { StoredBugReport } from '../store/operations-store.js';
import type { StoredReport } from '../store/talk-store.js';
import { feedOfReporter } from '../tables/bug-reports.js';
import { readEntry } from '../tables/log-entry.js';
import { Refusal } from '../tables/refusal.js';
import type { ServedTables } from '../tables/served-tables.js';
import { readTableSettings } from '../tables/settings.js';
import type { World } from '../tables/world.js';

/** What the operator does to a server that runs. */
export class Operator {
  constructor(
    private readonly world: World,
    private readonly tables: ServedTables,
  ) {}

  async list(before: number | undefined): Promise<OperatorTables> {
    const found = await this.world.store.operations.tables({ limit: OPERATOR_PAGE_LENGTH, before });
    return {
      tables: found.map(({ table, usedAt, people }) => ({
        table: table.id,
        title: readTableSettings(table).setup.title,
        stage: table.stage,
        createdAt: table.createdAt,
        usedAt,
        isListed: table.isListed,
        people: [...people],
      })),
    };
  }

  /** Ends a table, visibly for all at it. */
  async close(id: string): Promise<void> {
    const table = await this.tables.find(id);
    if (table === undefined) throw new Refusal({ refused: 'not-found' });
    await table.close();
  }

  /** Of the table nothing stays. */
  async delete(id: string): Promise<void> {
    const { store } = this.world;
    if ((await store.table(id)) === undefined) throw new Refusal({ refused: 'not-found' });
    await this.tables.letGo(id);
    await store.deleteTable(id);
    // A player may have come meanwhile.
    await this.tables.letGo(id);
  }

  /** A blocked player opens, sets up and reads no table; what the server keeps of them they can still get and delete. */
  async block(player: string): Promise<void> {
    const { store, now } = this.world;
    if (!(await store.operations.block(player, now()))) throw new Refusal({ refused: 'not-found' });
    await this.decreed();
  }

  async unblock(player: string): Promise<void> {
    await this.world.store.operations.unblock(player);
    await this.decreed();
  }

  async blocked(): Promise<Blocked> {
    return { blocked: [...(await this.world.store.operations.blocked())] };
  }

  async keepNotice(text: string): Promise<void> {
    await this.world.store.operations.keepNotice(text, this.world.now());
    await this.decreed();
  }

  async reports(before: number | undefined): Promise<Reports> {
    const { talk, operations } = this.world.store;
    const page = { limit: OPERATOR_PAGE_LENGTH, before };
    const [lines, bugs] = await Promise.all([talk.reports(page), operations.bugReports(page)]);
    return { talk: lines.map(showReport), bugs: bugs.map(showBug) };
  }

  async bugRecord(id: string): Promise<BugRecord> {
    const { store } = this.world;
    const report = await store.operations.bugReport(id);
    if (report === undefined) throw new Refusal({ refused: 'not-found' });
    const entries = await store.entries(report.table, 0);
    const log = entries
      .filter(({ sequence }) => sequence <= report.sequence)
      .map(({ sequence, at, body }) => ({ sequence, at, entry: readEntry(body) }));
    return {
      report: showBug(report),
      feed: feedOfReporter(report.by, log).map((lines) => [...lines]),
      log: log.map(({ sequence, at, entry }) => ({ sequence, at, ...entry })),
    };
  }

  private async decreed(): Promise<void> {
    await this.tables.followDecrees();
    this.world.store.tell({ of: 'decrees' });
  }
}

function showReport({ table, at, by, reason, about }: StoredReport): Reports['talk'][number] {
  const { player, name, said } = about;
  return {
    at,
    table,
    by,
    reason,
    line: { at: about.at, player, name, said: said === '' ? undefined : Said.parse(JSON.parse(said)) },
  };
}

function showBug({ id, at, table, by, player, text }: StoredBugReport): BugReport {
  return { id, at, table, by, player, text };
}
