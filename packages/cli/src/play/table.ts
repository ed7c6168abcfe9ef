import { type Advice, FeedReader, linesOf, type Remark } from '@great-machine/client';
import { buildMenu, type Menu } from '@great-machine/messages';
import type {
  Answer,
  AnyLogLine,
  GameRecord,
  Refusal,
  Rules,
  SeatQuestion,
  View,
} from '@great-machine/rules';
import type { Connection, Table } from '@great-machine/table';
import { words } from '../words.js';
import type { Part } from './seats.js';

/**
 * The table as the person at the terminal sees it, up to when it was last read. The screen is made from this alone, so
 * it cannot show what the person may not know.
 */
export class SeenTable {
  private readonly connection: Connection;
  private readonly lines: AnyLogLine[] = [];
  private remarks: readonly Remark[] = [];
  private questions: readonly SeatQuestion[] = [];
  private readonly feed = new FeedReader();
  private entries = 0;
  private told = { lines: 0, remarks: 0 };

  constructor(
    private readonly table: Table,
    { seats, audience }: Part,
  ) {
    this.connection = table.connect({ seats, audience });
  }

  /** The other seats answer as long as they have something to say; then everything new is read. */
  async waitForOthers(): Promise<void> {
    await this.table.botsAtRest();
    const { trouble } = this.table.status;
    if (trouble !== undefined) throw new Error(trouble);
    await this.read();
  }

  async read(): Promise<void> {
    const { entries, remarks, questions } = await this.connection.read(this.entries);
    this.entries += entries.length;
    this.lines.push(...this.feed.read(entries).flatMap(linesOf));
    this.remarks = remarks;
    this.questions = questions;
  }

  get rules(): Rules {
    return this.table.play.rules;
  }

  get view(): View {
    const { view } = this.feed;
    if (view === undefined) throw new Error('the table was not read yet');
    return view;
  }

  menu(): Menu | undefined {
    return buildMenu(words, this.questions, this.view, this.latestQuestion());
  }

  /** Everything that has happened. */
  get history(): readonly AnyLogLine[] {
    return this.lines;
  }

  /** What has happened since this was last asked. */
  takeNews(): readonly AnyLogLine[] {
    const news = this.lines.slice(this.told.lines);
    this.told.lines = this.lines.length;
    return news;
  }

  /** What the bots beside the person have said since this was last asked. */
  takeRemarks(): readonly Remark[] {
    const news = this.remarks.slice(this.told.remarks);
    this.told.remarks = this.remarks.length;
    return news;
  }

  /** The best answers to a question, by what its seat may know alone. */
  advise({ seat, id }: SeatQuestion): Promise<readonly Advice[]> {
    return this.connection.advise(seat, id);
  }

  answer(answers: readonly Answer[]): Promise<Refusal | undefined> {
    return this.connection.answer(answers);
  }

  whyNot(answer: Answer): Promise<Refusal | undefined> {
    return this.connection.whyNot(answer);
  }

  undo(): Promise<Refusal | undefined> {
    return this.connection.undo();
  }

  /** The file of the game; it shows everything hidden, so it goes to no screen. */
  record(): GameRecord {
    return this.table.record();
  }

  /** The question that was answered last: `back` takes that answer back. */
  private latestQuestion(): string | undefined {
    const open = this.questions.map(({ id }) => id);
    const answered = this.record().entries.flatMap((entry) =>
      'picks' in entry && entry.picks !== undefined && open.includes(entry.decision) ? [entry.decision] : [],
    );
    return answered.at(-1);
  }
}
