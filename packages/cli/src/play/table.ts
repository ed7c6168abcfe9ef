import { advise, tableOf } from '@great-machine/bots';
import type { Advice, Remark } from '@great-machine/client';
import { buildMenu, type Menu } from '@great-machine/messages';
import type {
  Answer,
  AnyLogLine,
  GameRecord,
  LoggedPlay,
  Refusal,
  Rules,
  SeatQuestion,
  View,
} from '@great-machine/rules';
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
    private readonly play: LoggedPlay,
    readonly part: Part,
    private readonly bots: Bots,
  ) {}

  /** The other seats answer as long as they have something to say. */
  waitForOthers(): Promise<void> {
    return this.bots.answerAll();
  }

  /** What the bots beside the person have said since this was last asked. */
  remarks(): readonly Remark[] {
    return this.bots.takeRemarks();
  }

  get rules(): Rules {
    return this.play.rules;
  }

  /** The best answers to a question, by what its seat may know alone. */
  advise({ seat, id: question }: SeatQuestion): readonly Advice[] {
    const { rules, config } = this.play;
    const situation = {
      table: tableOf(config),
      seat,
      question,
      view: this.view(),
      questions: this.play.questions(seat),
    };
    return advise(rules, situation, { level: 'engineer' });
  }

  view(): View {
    return this.play.view(this.part.audience);
  }

  menu(): Menu | undefined {
    const questions = this.part.seats.flatMap((seat) => this.play.questions(seat));
    return buildMenu(words, questions, this.view(), this.latestOf(questions));
  }

  /** The question that was answered last: `back` takes that answer back. */
  private latestOf(questions: readonly SeatQuestion[]): string | undefined {
    const decisions = questions.map(({ id }) => id);
    const answered = this.play.entries.flatMap((entry) =>
      'picks' in entry && entry.picks !== undefined && decisions.includes(entry.decision)
        ? [entry.decision]
        : [],
    );
    return answered[answered.length - 1];
  }

  /** What has happened since this was last asked. */
  news(): readonly AnyLogLine[] {
    const entries = this.play.feed(this.part.audience, this.read);
    this.read += entries.length;
    return entries.flatMap(({ lines }) => lines);
  }

  history(): readonly AnyLogLine[] {
    return this.play.feed(this.part.audience).flatMap(({ lines }) => lines);
  }

  answer(answers: readonly Answer[]): Refusal | undefined {
    const result = this.play.answerAll(answers);
    return result.ok ? undefined : result.refusal;
  }

  whyNot(answer: Answer): Refusal | undefined {
    return this.play.whyNot(answer);
  }

  undo(): Refusal | undefined {
    const { seats } = this.part;
    return this.play.undo(seats.find((seat) => this.play.undoLimit(seat) > 0) ?? seats[0]);
  }

  record(): GameRecord {
    return this.play.record();
  }
}
