import type { TableEntry, TableNews } from '@great-machine/client';
import type { Table, WrittenNews } from '@great-machine/table';
import type { GameHost } from './game-host.js';
import { LateHistory } from './late-history.js';
import type { TableLog } from './table-log.js';

/** The public feed of a game, held back for those who are to see it late. What they see says nothing of what came since. */
export class LateFeed {
  private readonly shown = new LateHistory();
  private count = 0;
  private heldBack: TableEntry[] = [];
  private hasView = false;

  constructor(
    private readonly log: TableLog,
    private readonly host: GameHost,
    private readonly now: () => number,
  ) {}

  /** The feed from an entry on, as far as it is due; undefined while nothing is. */
  async read(since: number): Promise<WrittenNews | undefined> {
    const { status, remarks, questions } = await this.takeNew();
    this.release();
    if (this.count === 0) return undefined;
    const seats = status.seats.map((seat) => ({ ...seat, isThinking: false }));
    return {
      entries: this.shown.read(since).map((entry) => JSON.stringify(entry)),
      remarks,
      questions,
      // For whom the game waits the view says, as it was then.
      status: { ...status, seats, waitsFor: [], botsAhead: undefined },
    };
  }

  /** When the next entry is due; undefined while none is held back. */
  get nextAt(): number | undefined {
    const [next] = this.heldBack;
    return next && this.dueAt(next);
  }

  private async takeNew(): Promise<TableNews> {
    const table = await this.host.table();
    if (this.known === 0) await this.takeDue(table);
    const connection = table.connect({ seats: [], audience: 'public' });
    try {
      // To a reader without the view before it, the first view is told in full.
      const news = await connection.read(this.hasView ? this.known : Math.max(0, this.known - 1));
      this.take(news.entries);
      return news;
    } finally {
      await connection.leave();
    }
  }

  /** Which entries have views follows from what is due alone: how many are held back they must not tell. */
  private async takeDue(table: Table): Promise<void> {
    const due = this.log.countToldAllBy(this.now() - this.log.sheet.setup.spectatorDelay * 1000);
    const lines = await table.earlierLines('public', 0);
    this.take(await table.look(() => table.readBefore(due, 'public', 0, lines)));
  }

  /** Another reader may have taken some meanwhile. */
  private take(entries: readonly TableEntry[]): void {
    const fresh = entries.filter(({ number }) => number >= this.known);
    this.heldBack.push(...fresh);
    this.hasView ||= fresh.some(({ moments }) => moments.some(({ view }) => view !== undefined));
  }

  private get known(): number {
    return this.count + this.heldBack.length;
  }

  private release(): void {
    const now = this.now();
    for (let [next] = this.heldBack; next !== undefined && this.dueAt(next) <= now; [next] = this.heldBack) {
      this.shown.add(next);
      this.count++;
      this.heldBack.shift();
    }
  }

  private dueAt({ number }: TableEntry): number {
    return this.log.toldAllAt(number) + this.log.sheet.setup.spectatorDelay * 1000;
  }
}
