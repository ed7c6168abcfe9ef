import { existsSync } from 'node:fs';
import { drawTable, introduceHeroes } from '../drawing/panels.js';
import { messageOf, OperationError } from '../errors.js';
import type { Output } from '../io.js';
import type { LineReader } from '../lines.js';
import { describeOutcome } from '../messages/endings.js';
import { Narrator } from '../messages/events.js';
import { refusalSentence } from '../messages/refusals.js';
import type { Paint } from '../paint.js';
import { writeRecord } from '../record-file.js';
import { wrapHanging, wrapText } from '../text.js';
import { explain, explainWhy } from './explain.js';
import { describeChoice, type Menu } from './menu.js';
import type { Table } from './table.js';

/** What a typed line leads to. */
type Next = 'go-on' | 'show-again' | 'ask-again' | 'quit';

const HELP = `NUMBER      choose that option
?           what is asked, with its rule; '? 3' explains option 3
? NAME      rules and cards: ? victory (how to win), ? riot, ? GM-8, ? curfew
why TEXT    why something is not possible: why to art, why riot, why 3
back        take back the last step of the choice being made
undo        take back your last answer, where nothing has been revealed since
city        draw the table again
log         everything that has happened so far
save FILE   save the game; 'save! FILE' overwrites ('play --load FILE' goes on)
quit        leave the game`;

/** A person plays at a terminal: shows what happens, asks, and acts on what is typed. */
export class Session {
  /** The moment for which the table was drawn last. */
  private drawnFor = '';
  private readonly narrator = new Narrator();
  /** Something was answered that no file holds. */
  private unsaved = false;
  private quitAsked = false;

  constructor(
    private readonly table: Table,
    private readonly out: Output,
    private readonly lines: LineReader,
    private readonly paint: Paint,
  ) {}

  async run(): Promise<void> {
    this.print(introduceHeroes(this.table.view()).join('\n'));
    for (;;) {
      this.table.waitForOthers();
      this.showNews();
      const menu = this.table.menu();
      this.maybeDrawTable();
      if ((await this.askUntilAnswered(menu)) === 'quit') return;
    }
  }

  private async askUntilAnswered(menu: Menu | undefined): Promise<'go-on' | 'quit'> {
    this.showMenu(menu);
    for (;;) {
      const line = await this.lines.next('> ');
      if (line === undefined) {
        this.print(`No more input: goodbye.${this.wouldLose() ? ' The game is not saved.' : ''}`);
        return 'quit';
      }
      const next = this.actOn(line.trim(), menu);
      if (next === 'go-on' || next === 'quit') return next;
      if (next === 'show-again') this.showMenu(menu);
    }
  }

  private actOn(line: string, menu: Menu | undefined): Next {
    if (/^\d+$/.test(line)) return this.choose(Number(line), menu);
    const [, word, rest] = /^(\?|\S*)\s*(.*)$/.exec(line)!;
    switch (word.toLowerCase()) {
      case '':
        return 'ask-again';
      case '?':
        return this.say(explain(this.table, menu, rest));
      case 'why':
        return this.say(menu === undefined ? ['The game is over.'] : explainWhy(this.table, menu, rest));
      case 'back':
        return this.goBack(menu);
      case 'undo':
        return this.undo();
      case 'city':
        this.drawTable();
        return 'show-again';
      case 'log':
        this.showLog();
        return 'show-again';
      case 'save':
      case 'save!':
        return this.save(rest, word === 'save!');
      case 'help':
        this.print(HELP);
        return 'ask-again';
      case 'quit':
      case 'exit':
        return this.quit();
      default:
        return this.say([`I do not know '${word}'. Type a number, or 'help' to see what you can type.`]);
    }
  }

  private choose(number: number, menu: Menu | undefined): Next {
    const choice = menu?.choices[number - 1];
    if (choice === undefined) {
      const range = menu === undefined ? 'The game is over.' : `Options go from 1 to ${menu.choices.length}.`;
      return this.say([range]);
    }
    const refusal = this.table.answer(choice.answers);
    if (refusal !== undefined) return this.say([refusalSentence(refusal)]);
    this.unsaved = true;
    this.quitAsked = false;
    return 'go-on';
  }

  /** Who has not saved an unfinished game is told how, and leaves by a second `quit`. */
  private quit(): Next {
    if (this.wouldLose() && !this.quitAsked) {
      this.quitAsked = true;
      return this.say(["The game is not saved: 'save FILE' saves it. Type 'quit' again to leave without."]);
    }
    this.print('Goodbye.');
    return 'quit';
  }

  private wouldLose(): boolean {
    return this.unsaved && this.table.view().outcome === undefined;
  }

  private goBack(menu: Menu | undefined): Next {
    if (menu === undefined || !menu.canGoBack) {
      return this.say(["No step of this choice has been made yet. 'undo' takes back your last answer."]);
    }
    const refusal = this.table.answer([{ seat: menu.seat, decision: menu.decision, back: true }]);
    return refusal === undefined ? 'go-on' : this.say([refusalSentence(refusal)]);
  }

  private undo(): Next {
    const refusal = this.table.undo();
    if (refusal !== undefined) return this.say([refusalSentence(refusal)]);
    this.print('Your last answer is taken back.');
    return 'go-on';
  }

  private save(file: string, overwrite: boolean): Next {
    if (file === '') return this.say(['Say where: save FILE.']);
    if (!overwrite && existsSync(file))
      return this.say([`${file} exists already; 'save! ${file}' overwrites it.`]);
    try {
      writeRecord(file, this.table.record(), overwrite);
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      return this.say([`Not saved: ${messageOf(error)}.`]);
    }
    this.unsaved = false;
    return this.say([`Saved to ${file}.`]);
  }

  private showNews(): void {
    for (const line of this.table.news()) {
      const isHeading = line.key === 'round-began' || line.key === 'phase-began';
      const text = this.narrator.sentenceOf(line);
      if (isHeading) this.print(`\n${this.paint('bold', text)}`);
      else this.print(wrapText(text, '    ', '  ').join('\n'));
    }
  }

  private showLog(): void {
    const narrator = new Narrator();
    this.say(this.table.history().map((line) => narrator.sentenceOf(line)));
  }

  /** A new table for each Phase and each turn of an own Hero; in between the news will do. */
  private maybeDrawTable(): void {
    const { audience, round, phase, turn, outcome } = this.table.view();
    const ownTurn = audience === 'machine' ? undefined : turn?.hero;
    const moment = `${round} ${phase} ${ownTurn} ${outcome?.how}`;
    if (moment === this.drawnFor) return;
    this.drawnFor = moment;
    this.drawTable();
  }

  private drawTable(): void {
    this.print(drawTable(this.table.view(), this.table.part.who, this.paint).join('\n'));
  }

  private showMenu(menu: Menu | undefined): void {
    this.print('');
    if (menu === undefined) {
      this.showEnd();
      return;
    }
    const question = menu.hint === undefined ? menu.question : `${menu.question} ${menu.hint}`;
    for (const text of wrapText(question)) this.print(this.paint('bold', text));
    menu.choices.forEach((choice, i) => {
      const number = `${String(i + 1).padStart(3)}. `;
      for (const text of wrapText(describeChoice(choice), '     ', number)) this.print(text);
    });
  }

  private showEnd(): void {
    const { outcome } = this.table.view();
    if (outcome === undefined) throw new Error('nobody has anything to answer, but the game is not over');
    for (const text of wrapText(describeOutcome(outcome))) this.print(this.paint('bold', text));
    this.print("The game is over. You may still type 'log', 'city', 'save FILE' or 'quit'.");
  }

  private say(lines: readonly string[]): Next {
    for (const line of lines) this.print(wrapHanging(line).join('\n'));
    return 'ask-again';
  }

  private print(text: string): void {
    this.out.write(`${text}\n`);
  }
}
