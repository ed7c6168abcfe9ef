import type { Paint, Style } from '../paint.js';

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

/** A sheet of characters. Lines that meet join. */
export class Canvas {
  private readonly lines: number[][];
  private readonly letters: string[][];
  private readonly styles: (Style | undefined)[][];

  constructor(width: number, height: number) {
    const sheet = <T>(value: T) => Array.from({ length: height }, () => new Array<T>(width).fill(value));
    this.lines = sheet(0);
    this.letters = sheet('');
    this.styles = sheet<Style | undefined>(undefined);
  }

  frame({ left, top, right, bottom }: Rectangle): void {
    for (let x = left; x <= right; x++) {
      const ways = (x > left ? LEFT : 0) | (x < right ? RIGHT : 0);
      this.lines[top][x] |= ways;
      this.lines[bottom][x] |= ways;
    }
    for (let y = top; y <= bottom; y++) {
      const ways = (y > top ? UP : 0) | (y < bottom ? DOWN : 0);
      this.lines[y][left] |= ways;
      this.lines[y][right] |= ways;
    }
  }

  write(x: number, y: number, text: string, style?: Style): void {
    Array.from(text).forEach((letter, i) => {
      this.letters[y][x + i] = letter;
      this.styles[y][x + i] = style;
    });
  }

  /** The sheet line by line, without blanks at the ends. */
  print(paint: Paint): string[] {
    return this.letters.map((row, y) => this.printRow(row, y, paint));
  }

  private printRow(row: readonly string[], y: number, paint: Paint): string {
    const shown = row.map((letter, x) => letter || BOX[this.lines[y][x]]);
    const end = shown.join('').trimEnd().length;
    let text = '';
    for (let x = 0; x < end; ) {
      const style = this.styles[y][x];
      let run = '';
      for (; x < end && this.styles[y][x] === style; x++) run += shown[x];
      text += paint(style, run);
    }
    return text;
  }
}
