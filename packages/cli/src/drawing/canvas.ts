import { itemAt } from '@great-machine/rules';

import type { Paint, Style } from '../terminal/paint.js';

/** Which ways a line goes from the middle of a character cell. */
const UP = 1;
const DOWN = 2;
const LEFT = 4;
const RIGHT = 8;

/** Box characters by the ways their lines go. */
const BOX = [' ', '│', '│', '│', '─', '┘', '┐', '┤', '─', '└', '┌', '├', '─', '┴', '┬', '┼'];

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Cell {
  /** Where its lines go, if no letter covers them. */
  ways: number;
  letter: string;
  style?: Style;
}

/** A sheet of characters. Lines that meet join. */
export class Canvas {
  private readonly rows: readonly (readonly Cell[])[];

  constructor(width: number, height: number) {
    const newCell = (): Cell => ({ ways: 0, letter: '' });
    this.rows = Array.from({ length: height }, () => Array.from({ length: width }, newCell));
  }

  frame({ left, top, right, bottom }: Rectangle): void {
    for (let x = left; x <= right; x++) {
      const ways = (x > left ? LEFT : 0) | (x < right ? RIGHT : 0);
      this.cellAt(x, top).ways |= ways;
      this.cellAt(x, bottom).ways |= ways;
    }
    for (let y = top; y <= bottom; y++) {
      const ways = (y > top ? UP : 0) | (y < bottom ? DOWN : 0);
      this.cellAt(left, y).ways |= ways;
      this.cellAt(right, y).ways |= ways;
    }
  }

  write(x: number, y: number, text: string, style?: Style): void {
    Array.from(text).forEach((letter, i) => {
      Object.assign(this.cellAt(x + i, y), { letter, style });
    });
  }

  /** The sheet line by line, without blanks at the ends. */
  print(paint: Paint): string[] {
    return this.rows.map((row) => printRow(row, paint));
  }

  private cellAt(x: number, y: number): Cell {
    return itemAt(itemAt(this.rows, y), x);
  }
}

function printRow(row: readonly Cell[], paint: Paint): string {
  const end = row.map(signOf).join('').trimEnd().length;
  const runs: { readonly style: Style | undefined; text: string }[] = [];
  for (const cell of row.slice(0, end)) {
    const run = runs.at(-1);
    if (run !== undefined && run.style === cell.style) run.text += signOf(cell);
    else runs.push({ style: cell.style, text: signOf(cell) });
  }
  return runs.map(({ style, text }) => paint(style, text)).join('');
}

function signOf({ letter, ways }: Cell): string {
  return letter || itemAt(BOX, ways);
}
