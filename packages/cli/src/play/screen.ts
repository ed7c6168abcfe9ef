import type { Remark } from '@great-machine/client';
import { describeChoice, Narrator, outcomeSentence, remarkSentence } from '@great-machine/messages';
import { type AnyLogLine, isLogLineOf, itemAt, type View } from '@great-machine/rules';
import { drawTable } from '../drawing/panels.js';
import type { Output } from '../terminal/io.js';
import type { Paint } from '../terminal/paint.js';
import { words } from '../terminal/terminal-words.js';
import { wrapHanging, wrapText } from '../terminal/text.js';
import type { NumberedMenu } from './numbering.js';

const HINTS: Readonly<Record<string, string>> = {
  'machine-phase': "('back' for another order)",
  'hero-action': "('back' for another Action)",
};

/** What `back` is good for here; a menu may offer it itself. */
function hintAt({ question, canGoBack, choices }: NumberedMenu): string {
  const offersIt = choices.some(({ answers }) => answers.some(({ back }) => back === true));
  return !canGoBack || offersIt ? '' : (HINTS[question.kind] ?? "('back' changes the last step)");
}

/** Everything that a person sees of a game. */
export class Screen {
  /** The moment for which the table was drawn last. */
  private drawnFor = '';
  private readonly narrator = new Narrator(words);

  constructor(
    private readonly out: Output,
    private readonly paint: Paint,
    private readonly who: string,
  ) {}

  showNews(news: readonly AnyLogLine[]): void {
    for (const line of news) {
      const isHeading = isLogLineOf(line, 'round-began') || isLogLineOf(line, 'phase-began');
      const text = this.narrator.sentenceOf(line);
      if (isHeading) this.print(`\n${this.paint('bold', text)}`);
      else this.print(wrapText(text, '    ', '  ').join('\n'));
    }
  }

  showRemarks(remarks: readonly Remark[]): void {
    for (const remark of remarks)
      this.print(wrapText(remarkSentence(words, remark), '    ', '  ').join('\n'));
  }

  showLog(history: readonly AnyLogLine[]): void {
    const narrator = new Narrator(words);
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

  showMenu(menu: NumberedMenu): void {
    const { sentence, choices, numbers } = menu;
    this.print('');
    for (const text of wrapText(`${sentence} ${hintAt(menu)}`)) this.print(this.paint('bold', text));
    choices.forEach((choice, at) => {
      const number = `${String(itemAt(numbers, at)).padStart(3)}. `;
      for (const text of wrapText(describeChoice(words, choice), '     ', number)) this.print(text);
    });
  }

  showEnd({ outcome }: View): void {
    if (outcome === undefined) throw new Error('nobody has anything to answer, but the game is not over');
    this.print('');
    for (const text of wrapText(outcomeSentence(words, outcome))) this.print(this.paint('bold', text));
    this.print("The game is over. You may still type 'log', 'city', 'save FILE' or 'quit'.");
  }

  say(lines: readonly string[]): void {
    for (const line of lines) this.print(wrapHanging(line).join('\n'));
  }

  print(text: string): void {
    this.out.write(`${text}\n`);
  }
}
