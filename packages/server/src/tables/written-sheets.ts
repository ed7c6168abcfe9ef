import { markOf } from './mark.js';
import type { Sheet } from './sheet.js';
import { type Names, type People, showSheet } from './shown-sheet.js';

/** A sheet as JSON, with its mark. */
export interface WrittenSheet {
  readonly text: string;
  readonly mark: string;
}

/** All that a sheet shows, besides who reads it. */
interface Shown {
  readonly sheet: Sheet;
  readonly names: Names;
  readonly notice: string;
  /** Which seats have their player here. */
  readonly here: string;
}

/** The sheet of a table as its players read it. It changes seldom, and is read after every answer: it is written once. */
export class WrittenSheets {
  private shown: Shown | undefined;
  private readonly written = new Map<string, WrittenSheet>();

  constructor(private readonly table: string) {}

  of(player: string, sheet: Sheet, people: People, notice: string): WrittenSheet {
    const { names } = people;
    const here = Object.values(sheet.taken)
      .map((by) => ('player' in by && people.isHere(by.player) ? '1' : '0'))
      .join('');
    const { shown } = this;
    if (shown?.sheet !== sheet || shown.names !== names || shown.notice !== notice || shown.here !== here) {
      this.shown = { sheet, names, notice, here };
      this.written.clear();
    }
    const known = this.written.get(player);
    if (known !== undefined) return known;
    const own = showSheet(this.table, sheet, people, player);
    const text = JSON.stringify(notice === '' ? own : { ...own, notice });
    const written = { text, mark: markOf(text) };
    this.written.set(player, written);
    return written;
  }
}
