import type { Answer, SeatQuestion, View } from '@great-machine/rules';
import { itemAt, present } from '@great-machine/rules';

import type { TableConnection, TableNews } from '../src/connection.js';
import { FeedReader, type ReadEntry } from '../src/feed-reader.js';

/** Reads a connection as a client does: all that it has told so far, and waiting for more only by being told. */
export class Reader {
  readonly entries: ReadEntry[] = [];
  private feed = new FeedReader();
  private latest: TableNews | undefined;
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

  get news(): TableNews {
    return present(this.latest, 'news read yet');
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
    const before = this.latest?.status.audience;
    let news = await this.connection.read(this.entries.length);
    if (before !== undefined && news.status.audience !== before) {
      this.entries.length = 0;
      this.feed = new FeedReader();
      news = await this.connection.read(0);
    }
    this.latest = news;
    this.entries.push(...this.feed.read(news.entries));
    return news;
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
