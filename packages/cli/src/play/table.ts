import { tableOf } from '@great-machine/bots';
import { type Advice, FeedReader, linesOf, type Remark } from '@great-machine/client';
import { buildMenu } from '@great-machine/messages';
import type { Answer, AnyLogLine, PickView, Refusal, Rules, SeatQuestion, View } from '@great-machine/rules';
import { type Connection, type SavedTable, saveTable, type Table } from '@great-machine/table';
import { words } from '../terminal/terminal-words.js';
import { type NumberedMenu, Numbering } from './numbering.js';
import type { GivenAnswer } from './review.js';
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
  private readonly numbering = new Numbering();
  private given: GivenAnswer | undefined;

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

  /** What is asked, and last what may be played beside it or left (R-WIN-1). */
  async menu(): Promise<NumberedMenu | undefined> {
    const asked = this.questions.filter(({ isOffer }) => !isOffer);
    const menu = buildMenu(words, asked, this.view, this.latestQuestion());
    if (menu === undefined) return undefined;
    const offered = this.questions
      .filter(({ isOffer }) => isOffer)
      .flatMap((offer) => buildMenu(words, [offer], this.view)?.choices ?? []);
    const choices = [...menu.choices, ...offered];
    return this.numbering.numbered({ ...menu, choices }, this.view, await this.directStep(menu.question));
  }

  /** A question or an offer by its id. */
  questionNamed(id: string): SeatQuestion | undefined {
    return this.questions.find((question) => question.id === id);
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

  /** The last answer of the person, whole or begun, if it was not taken back. */
  get lastAnswer(): GivenAnswer | undefined {
    return this.given;
  }

  async answer(answers: readonly Answer[]): Promise<Refusal | undefined> {
    const refusal = await this.connection.answer(answers);
    const [answer, ...others] = answers;
    if (refusal === undefined && answer !== undefined && others.length === 0) this.keepGiven(answer);
    return refusal;
  }

  whyNot(answer: Answer): Promise<Refusal | undefined> {
    return this.connection.whyNot(answer);
  }

  /** Takes the last answer back with all its steps. */
  async undo(): Promise<Refusal | undefined> {
    const refusal = await this.connection.undo();
    if (refusal !== undefined) return refusal;
    this.given = undefined;
    await this.read();
    const begun = this.questions.filter(({ kind }) => kind !== 'access-choice');
    for (const { seat, id, draft } of begun)
      for (const _ of draft) await this.connection.answer([{ seat, decision: id, back: true }]);
    return undefined;
  }

  /** The save of the game; it shows everything hidden, so it goes to no screen. */
  save(): SavedTable {
    return saveTable(this.rules, this.table.whole());
  }

  /** An answer is reviewed as a whole, by what was known before its first step. */
  private keepGiven({ seat, decision, picks }: Answer): void {
    const question = this.questions.find(({ id }) => id === decision);
    if (question === undefined || picks === undefined) return;
    const known = this.given?.question.id === decision ? this.given : undefined;
    if (known === undefined && question.draft.length > 0) return;
    const { view, questions } = this;
    const situation = { table: tableOf(this.table.play.config), seat, question: decision, view, questions };
    this.given = { ...(known ?? { situation, question }), picks: [...question.draft, ...picks] };
  }

  /** The first step of the best way to where a Hero goes. */
  private async directStep({ kind, actor }: SeatQuestion): Promise<PickView | undefined> {
    const destination = this.view.heroes.find(({ hero }) => hero === actor)?.destination;
    if (kind !== 'hero-step' || destination === undefined) return undefined;
    const [best] = await this.connection.routes(actor, destination);
    const [next] = best?.districts ?? [];
    return next === undefined ? undefined : { pick: 'to', names: 'district', of: next };
  }

  /** The question that was answered last: `back` takes that answer back. */
  private latestQuestion(): string | undefined {
    const open = this.questions.map(({ id }) => id);
    const answered = this.table
      .record()
      .entries.flatMap((entry) =>
        'picks' in entry && entry.picks !== undefined && open.includes(entry.decision)
          ? [entry.decision]
          : [],
      );
    return answered.at(-1);
  }
}
