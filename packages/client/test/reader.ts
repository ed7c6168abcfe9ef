import type { Answer, SeatQuestion, View } from '@great-machine/rules';
import { itemAt, present } from '@great-machine/rules';

import type { TableConnection, TableNews } from '../src/connection.js';
import { FeedReader, type ReadEntry } from '../src/feed-reader.js';

/** Reads a connection as a client does: all that it has told so far, and waiting for more only by being told. */
export class Reader {
  readonly entries: ReadEntry[] = [];
  private readonly feed = new FeedReader();
  news!: TableNews;
  private isTold = true;
  private wake = () => {};
  private readonly stop: () => void;

  constructor(readonly connection: TableConnection) {
    this.stop = connection.listen(() => {
      this.isTold = true;
      this.wake();
    });
  }

  close(): void {
    this.stop();
  }

  get view(): View {
    return present(this.feed.view, 'view read yet');
  }

  /** The questions that the game waits for. */
  get asked(): readonly SeatQuestion[] {
    return this.news.questions.filter(({ awaited, options }) => awaited && options.length > 0);
  }

  async read(): Promise<TableNews> {
    this.isTold = false;
    this.news = await this.connection.read(this.entries.length);
    this.entries.push(...this.feed.read(this.news.entries));
    return this.news;
  }

  /** Reads on until it holds. */
  async until(holds: () => boolean): Promise<void> {
    await this.read();
    while (!holds()) {
      if (!this.isTold) await this.untilTold();
      await this.read();
    }
  }

  private untilTold(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  /** Until the person is asked something, or the game is over. */
  async untilAsked(): Promise<void> {
    await this.until(
      () =>
        this.news.status.trouble !== undefined || this.view.outcome !== undefined || this.asked.length > 0,
    );
  }

  /** The first option of what is asked. */
  firstAnswer(): Answer {
    const { seat, id, rev, options } = itemAt(this.asked, 0);
    return { seat, decision: id, rev, picks: [itemAt(options, 0).pick] };
  }
}
