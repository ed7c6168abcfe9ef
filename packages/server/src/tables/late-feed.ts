import type { TableEntry, TableNews } from '@great-machine/client';
import { FeedHistory } from '@great-machine/table';
import type { GameHost } from './game-host.js';
import type { TableLog } from './table-log.js';

/** The public feed of a game, held back for those who are to see it late. What they see says nothing of what came since. */
export class LateFeed {
  private readonly shown = new FeedHistory();
  private count = 0;
  private heldBack: TableEntry[] = [];

  constructor(
    private readonly log: TableLog,
    private readonly host: GameHost,
    private readonly now: () => number,
  ) {}

  /** The feed from an entry on, as far as it is due; undefined while nothing is. */
  async read(since: number): Promise<TableNews | undefined> {
    const { status, remarks, questions } = await this.takeNew();
    this.release();
    if (this.count === 0) return undefined;
    const seats = status.seats.map((seat) => ({ ...seat, isThinking: false }));
    return {
      entries: this.shown.read(since),
      remarks,
      questions,
      // For whom the game waits the view says, as it was then.
      status: { ...status, seats, waitsFor: [], saving: 'saved', trouble: undefined },
    };
  }

  /** When the next entry is due; undefined while none is held back. */
  get nextAt(): number | undefined {
    const [next] = this.heldBack;
    return next && this.dueAt(next);
  }

  private async takeNew(): Promise<TableNews> {
    const table = await this.host.table();
    const connection = table.connect({ seats: [], audience: 'public' });
    try {
      const news = await connection.read(this.count + this.heldBack.length);
      // Another reader may have taken some meanwhile.
      const known = this.count + this.heldBack.length;
      this.heldBack.push(...news.entries.filter(({ number }) => number >= known));
      return news;
    } finally {
      await connection.leave();
    }
  }

  private release(): void {
    const now = this.now();
    for (let [next] = this.heldBack; next !== undefined && this.dueAt(next) <= now; [next] = this.heldBack) {
      this.shown.addSent(next);
      this.count++;
      this.heldBack.shift();
    }
  }

  private dueAt({ number }: TableEntry): number {
    return this.log.toldAllAt(number) + this.log.sheet.setup.spectatorDelay * 1000;
  }
}
