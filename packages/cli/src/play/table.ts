import { type Reason, type Situation, tableOf } from '@great-machine/bots';
import { buildMenu, type Menu, type Open } from '@great-machine/messages';
import type { Answer, LogLine, Play, Refusal, View } from '@great-machine/rules';
import { words } from '../words.js';
import type { Bots } from './bots.js';
import type { Part } from './seats.js';

/**
 * The game as one person may see it: the view, the log and the options of the seats they play, and nothing
 * else. The screen is made from this alone, so it cannot show what the person may not know.
 */
export class Table {
  private read = 0;

  constructor(
    private readonly play: Play,
    readonly part: Part,
    private readonly bots: Bots,
  ) {}

  /** The other seats answer as long as they have something to say. */
  waitForOthers(): Promise<void> {
    return this.bots.answerAll();
  }

  /** What the bots beside the person have said since this was last asked. */
  reasons(): readonly Reason[] {
    return this.bots.takeReasons();
  }

  /** All that may be known of a question by whom it is asked. */
  situation({ seat, decision }: Menu): Situation {
    const options = this.play.options(seat);
    return { table: tableOf(this.play.config), seat, decision, view: this.view(), options };
  }

  view(): View {
    return this.play.view(this.part.audience);
  }

  menu(): Menu | undefined {
    const open = this.part.seats.flatMap((seat) =>
      this.play.options(seat).map((asked): Open => ({ seat, asked })),
    );
    return buildMenu(words, open, this.view(), this.latestOf(open));
  }

  /** The question that was answered last: `back` takes that answer back. */
  private latestOf(open: readonly Open[]): string | undefined {
    const decisions = open.map(({ asked }) => asked.decision);
    const answered = this.play.entries.flatMap((entry) =>
      'picks' in entry && entry.picks !== undefined && decisions.includes(entry.decision)
        ? [entry.decision]
        : [],
    );
    return answered[answered.length - 1];
  }

  /** What has happened since this was last asked. */
  news(): readonly LogLine[] {
    const entries = this.play.feed(this.part.audience, this.read);
    this.read += entries.length;
    return entries.flatMap(({ lines }) => lines);
  }

  history(): readonly LogLine[] {
    return this.play.feed(this.part.audience).flatMap(({ lines }) => lines);
  }

  answer(answers: readonly Answer[]): Refusal | undefined {
    for (const answer of answers) {
      const result = this.play.answer(answer);
      if (!result.ok) return result.refusal;
    }
    return undefined;
  }

  whyNot(answer: Answer): Refusal | undefined {
    return this.play.whyNot(answer);
  }

  /** Whether a choice could not be taken back once made. */
  isFinal(answers: readonly Answer[]): boolean {
    return answers.some((answer) => this.play.isFinal(answer));
  }

  undo(): Refusal | undefined {
    const { seats } = this.part;
    return this.play.undo(seats.find((seat) => this.play.undoLimit(seat) > 0) ?? seats[0]);
  }

  record() {
    return this.play.record();
  }
}
