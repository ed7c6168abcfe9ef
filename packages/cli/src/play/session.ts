import { existsSync } from 'node:fs';
import { type Choice, countOf, refusalSentence } from '@great-machine/messages';
import { introduceHeroes } from '../drawing/panels.js';
import { writeSave } from '../files/record-file.js';
import { messageOf, OperationError } from '../terminal/errors.js';
import type { LineReader } from '../terminal/lines.js';
import { words } from '../terminal/terminal-words.js';
import { explain, explainWhy } from './explain.js';
import { giveHint } from './hint.js';
import { choiceNumbered, type NumberedMenu, noSuchNumber } from './numbering.js';
import { reviewGiven } from './review.js';
import type { Screen } from './screen.js';
import type { SeenTable } from './table.js';

/** What a typed line leads to. */
type Next = 'go-on' | 'show-again' | 'ask-again' | 'quit';

const HELP = `NUMBER      choose that option
?           what is asked, with its rule; '? 3' explains option 3
? NAME      rules and cards: ? victory (how to win), ? riot, ? GM-8, ? curfew
hint        the best answers, your chance to win with each, and what decides
review      what your last answer was worth, compared with the best
why TEXT    why something is not possible: why to art, why riot, why 3
back        take back the last step of the choice being made
undo        take back your last whole answer, where nothing was revealed since
city        draw the table again
log         everything that has happened so far
save FILE   save the game; 'save! FILE' overwrites ('play --load FILE' goes on)
quit        leave the game`;

/** A person plays at a terminal: shows what happens, asks, and acts on what is typed. */
export class Session {
  /** Something was answered that no file holds. */
  private unsaved = false;
  private quitAsked = false;
  /** The end of the Phase was chosen once. */
  private endAsked = false;

  constructor(
    private readonly table: SeenTable,
    private readonly screen: Screen,
    private readonly lines: LineReader,
  ) {}

  async run(): Promise<void> {
    await this.table.read();
    this.screen.print(introduceHeroes(this.table.view).join('\n'));
    while (await this.waitForOthers()) {
      this.screen.showNews(this.table.takeNews());
      this.screen.showRemarks(this.table.takeRemarks());
      const menu = await this.table.menu();
      this.screen.maybeDrawTable(this.table.view);
      if ((await this.askUntilAnswered(menu)) === 'quit') return;
    }
  }

  /** False if the person leaves meanwhile: then the bots are stopped in their thoughts. */
  private async waitForOthers(): Promise<boolean> {
    try {
      await this.table.waitForOthers();
      return true;
    } catch (error) {
      if (!this.lines.isClosed) throw error;
      this.sayGoodbye();
      return false;
    }
  }

  private async askUntilAnswered(menu: NumberedMenu | undefined): Promise<'go-on' | 'quit'> {
    this.endAsked = false;
    this.showMenu(menu);
    for (;;) {
      const line = await this.lines.next('> ');
      if (line === undefined) {
        this.sayGoodbye();
        return 'quit';
      }
      const next = await this.actOn(line.trim(), menu);
      if (next === 'go-on' || next === 'quit') return next;
      if (next === 'show-again') this.showMenu(menu);
    }
  }

  private async actOn(line: string, menu: NumberedMenu | undefined): Promise<Next> {
    if (/^\d+$/.test(line)) return this.choose(Number(line), menu);
    const [, word = '', rest = ''] = /^(\?|\S*)\s*(.*)$/.exec(line) ?? [];
    switch (word.toLowerCase()) {
      case '':
        return 'ask-again';
      case '?':
        return this.say(explain(menu, rest));
      case 'hint':
        return this.hint(menu);
      case 'review':
        return this.review();
      case 'why':
        return this.say(
          menu === undefined ? ['The game is over.'] : await explainWhy(this.table, menu, rest),
        );
      case 'back':
        return this.goBack(menu);
      case 'undo':
        return this.undo(menu);
      case 'city':
        this.screen.drawTable(this.table.view);
        return 'show-again';
      case 'log':
        this.screen.showLog(this.table.history);
        return 'show-again';
      case 'save':
      case 'save!':
        return this.save(rest, word === 'save!');
      case 'help':
        this.screen.print(HELP);
        return 'ask-again';
      case 'quit':
      case 'exit':
        return this.quit();
      default:
        return this.say([`I do not know '${word}'. Type a number, or 'help' to see what you can type.`]);
    }
  }

  /** A person who leaves meanwhile does not wait for it. */
  private async hint(menu: NumberedMenu | undefined): Promise<Next> {
    if (menu === undefined) return this.say(['The game is over.']);
    try {
      return this.say(await giveHint(this.table, menu));
    } catch (error) {
      if (!this.lines.isClosed) throw error;
      return 'ask-again';
    }
  }

  private review(): Next {
    const { lastAnswer, rules } = this.table;
    return this.say(
      lastAnswer === undefined ? ['You have not answered anything yet.'] : reviewGiven(rules, lastAnswer),
    );
  }

  private async choose(number: number, menu: NumberedMenu | undefined): Promise<Next> {
    if (menu === undefined) return this.say(['The game is over.']);
    const choice = choiceNumbered(menu, number);
    if (choice === undefined) return this.say([noSuchNumber(menu, number)]);
    const doubt = menu.choices.length > 1 ? this.doubtAbout(choice) : undefined;
    if (doubt !== undefined) return this.say([`${doubt} Type ${number} again to end the Phase.`]);
    const refusal = await this.table.answer(choice.answers);
    if (refusal !== undefined) return this.say([refusalSentence(words, refusal)]);
    this.unsaved = true;
    this.quitAsked = false;
    return 'go-on';
  }

  /** The Phase of the Great Machine ends when its end was chosen twice. */
  private doubtAbout({ picks }: Choice): string | undefined {
    const endsPhase = picks.some(({ pick }) => pick === 'end');
    const isSure = this.endAsked;
    this.endAsked = endsPhase && !isSure;
    if (!endsPhase || isSure) return undefined;
    return `The Great Machine still has ${countOf(words, this.table.view.bonds, 'bonds')}.`;
  }

  /** A player who has not saved an unfinished game is told how, and leaves by a second `quit`. */
  private quit(): Next {
    if (this.wouldLose() && !this.quitAsked) {
      this.quitAsked = true;
      return this.say(["The game is not saved: 'save FILE' saves it. Type 'quit' again to leave without."]);
    }
    this.screen.print('Goodbye.');
    return 'quit';
  }

  private sayGoodbye(): void {
    this.screen.print(`No more input: goodbye.${this.wouldLose() ? ' The game is not saved.' : ''}`);
  }

  private wouldLose(): boolean {
    return this.unsaved && this.table.view.outcome === undefined;
  }

  private async goBack(menu: NumberedMenu | undefined): Promise<Next> {
    if (menu === undefined || !menu.canGoBack) {
      return this.say(["No step of this choice has been made yet. 'undo' takes back your last answer."]);
    }
    const { seat, id } = menu.question;
    const refusal = await this.table.answer([{ seat, decision: id, back: true }]);
    return refusal === undefined ? 'go-on' : this.say([refusalSentence(words, refusal)]);
  }

  private async undo(menu: NumberedMenu | undefined): Promise<Next> {
    if (menu?.canGoBack === true)
      return this.say(["You are in the middle of a choice: 'back' takes its last step back."]);
    const refusal = await this.table.undo();
    if (refusal !== undefined) return this.say([refusalSentence(words, refusal)]);
    this.screen.print('Your last answer is taken back.');
    return 'go-on';
  }

  private save(file: string, overwrite: boolean): Next {
    if (file === '') return this.say(['Say where: save FILE.']);
    if (!overwrite && existsSync(file))
      return this.say([`${file} exists already; 'save! ${file}' overwrites it.`]);
    try {
      writeSave(file, this.table.save(), overwrite);
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      return this.say([`Not saved: ${messageOf(error)}.`]);
    }
    this.unsaved = false;
    return this.say([`Saved to ${file}.`]);
  }

  private showMenu(menu: NumberedMenu | undefined): void {
    if (menu === undefined) this.screen.showEnd(this.table.view);
    else this.screen.showMenu(menu);
  }

  private say(lines: readonly string[]): Next {
    this.screen.say(lines);
    return 'ask-again';
  }
}
