import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { RULES_VERSION } from '@great-machine/rules';
import { messageOf, OperationError } from '../../terminal/errors.js';
import type { Range } from '../../threads/work-off.js';
import type { SimSettings } from './settings.js';
import type { Portion } from './totals.js';

const KIND = 'great-machine sim';

/** Keeps finished portions, so that a run can be broken off and resumed: the settings, then a line for each. */
export class ResultsFile {
  readonly portions: readonly Portion[];

  constructor(
    private readonly file: string,
    settings: SimSettings,
  ) {
    const head = `${JSON.stringify({ file: KIND, rules: RULES_VERSION, settings })}\n`;
    const text = this.attempt(() => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
    if (head.startsWith(text)) {
      this.portions = [];
      this.attempt(() => appendFileSync(file, head.slice(text.length)));
      return;
    }
    if (!text.startsWith(head)) throw new OperationError(this.explainOther(text, head));
    this.portions = this.readPortions(text, settings.games);
    this.cutTornLine(text);
  }

  append(portion: Portion): void {
    this.attempt(() => appendFileSync(this.file, `${JSON.stringify(portion)}\n`));
  }

  /** Games that no portion holds yet. */
  missing(games: number): readonly Range[] {
    const gaps: Range[] = [];
    let next = 0;
    for (const { from, to } of [...this.portions, { from: games, to: games }]) {
      if (from > next) gaps.push({ from: next, to: from });
      next = to;
    }
    return gaps;
  }

  /** In the order of the games; what follows the last line break was torn off and does not count. */
  private readPortions(text: string, games: number): readonly Portion[] {
    const [, ...lines] = text.split('\n').slice(0, -1);
    const portions = lines.map((line, at) => this.readPortion(line, at + 2)).sort((a, b) => a.from - b.from);
    let next = 0;
    for (const { from, to } of portions) {
      if (!(from >= next && to > from && to <= games)) {
        throw new OperationError(`${this.file}: games ${from} to ${to - 1} are not where they should be`);
      }
      next = to;
    }
    return portions;
  }

  private readPortion(line: string, number: number): Portion {
    try {
      return JSON.parse(line) as Portion;
    } catch {
      throw new OperationError(`${this.file}: line ${number} is damaged`);
    }
  }

  private cutTornLine(text: string): void {
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole !== text) this.attempt(() => truncateSync(this.file, Buffer.byteLength(whole)));
  }

  private explainOther(text: string, head: string): string {
    const [begun = ''] = text.split('\n');
    const [there, now] = [readHead(begun), readHead(head)];
    if (there.file !== KIND) return `${this.file} is not a file of sim --resume`;
    const names = [...new Set([...Object.keys(there), ...Object.keys(now)])];
    const differences = names
      .map((name) => ({ name, was: there[name] ?? 'not set', is: now[name] ?? 'not set' }))
      .filter(({ was, is }) => was !== is)
      .map(({ name, was, is }) => `${name} was ${was} and is ${is} now`);
    return `${this.file} was begun with other settings: ${differences.join('; ')}`;
  }

  private attempt<T>(access: () => T): T {
    try {
      return access();
    } catch (error) {
      throw new OperationError(`cannot use ${this.file} (${messageOf(error)})`);
    }
  }
}

/** The settings by their names, each as a text; nothing when the line holds none. */
function readHead(line: string): Readonly<Record<string, string>> {
  try {
    const { settings, ...about } = JSON.parse(line);
    const { limits, choice, ...rest } = settings;
    const all = Object.entries({ ...about, ...rest, ...limits, ...choice });
    return Object.fromEntries(all.map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}
