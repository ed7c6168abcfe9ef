import type { Reason } from '@great-machine/bots';
import type { LogLine, View } from '@great-machine/rules';
import { drawTable } from '../drawing/panels.js';
import type { Output } from '../io.js';
import { reasonSentence } from '../messages/companions.js';
import { describeOutcome } from '../messages/endings.js';
import { Narrator } from '../messages/events.js';
import type { Paint } from '../paint.js';
import { wrapHanging, wrapText } from '../text.js';
import { describeChoice, type Menu } from './menu.js';

/** Everything that a person sees of a game. */
export class Screen {
  /** The moment for which the table was drawn last. */
  private drawnFor = '';
  private readonly narrator = new Narrator();

  constructor(
    private readonly out: Output,
    private readonly paint: Paint,
    private readonly who: string,
  ) {}

  showNews(news: readonly LogLine[]): void {
    for (const line of news) {
      const isHeading = line.key === 'round-began' || line.key === 'phase-began';
      const text = this.narrator.sentenceOf(line);
      if (isHeading) this.print(`\n${this.paint('bold', text)}`);
      else this.print(wrapText(text, '    ', '  ').join('\n'));
    }
  }

  showReasons(reasons: readonly Reason[]): void {
    for (const reason of reasons) this.print(wrapText(reasonSentence(reason), '    ', '  ').join('\n'));
  }

  showLog(history: readonly LogLine[]): void {
    const narrator = new Narrator();
    this.say(history.map((line) => narrator.sentenceOf(line)));
  }

  /** A new table for each Phase and each turn of an own Hero; in between the news will do. */
  maybeDrawTable(view: View): void {
    const { audience, round, phase, turn, outcome } = view;
    const ownTurn = audience === 'machine' ? undefined : turn?.hero;
    const moment = `${round} ${phase} ${ownTurn} ${outcome?.how}`;
    if (moment === this.drawnFor) return;
    this.drawnFor = moment;
    this.drawTable(view);
  }

  drawTable(view: View): void {
    this.print(drawTable(view, this.who, this.paint).join('\n'));
  }

  showMenu({ question, hint, choices }: Menu): void {
    this.print('');
    for (const text of wrapText(hint === undefined ? question : `${question} ${hint}`))
      this.print(this.paint('bold', text));
    choices.forEach((choice, i) => {
      const number = `${String(i + 1).padStart(3)}. `;
      for (const text of wrapText(describeChoice(choice), '     ', number)) this.print(text);
    });
  }

  showEnd({ outcome }: View): void {
    if (outcome === undefined) throw new Error('nobody has anything to answer, but the game is not over');
    this.print('');
    for (const text of wrapText(describeOutcome(outcome))) this.print(this.paint('bold', text));
    this.print("The game is over. You may still type 'log', 'city', 'save FILE' or 'quit'.");
  }

  say(lines: readonly string[]): void {
    for (const line of lines) this.print(wrapHanging(line).join('\n'));
  }

  print(text: string): void {
    this.out.write(`${text}\n`);
  }
}
