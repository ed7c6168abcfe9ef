/** Everything fits a terminal of this width. */
export const SCREEN_WIDTH = 80;

/** Breaks a text into lines that begin with an indent, the first one with its own. */
export function wrapText(text: string, indent = '', first = indent, width = SCREEN_WIDTH): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.trim().split(/\s+/)) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  lines.push(line);
  return lines;
}

/** Breaks a text into lines, those after the first a little indented. */
export function wrapHanging(text: string): string[] {
  return wrapText(text, '  ', '');
}

export function clip(text: string, width: number): string {
  return text.length <= width ? text : text.slice(0, Math.max(0, width));
}

/** The text up to a sign, or all of it. */
export function textBefore(text: string, sign: string): string {
  const at = text.indexOf(sign);
  return at < 0 ? text : text.slice(0, at);
}

/** "1 game", "2 games". */
export function countOf(amount: number, one: string): string {
  return `${amount} ${amount === 1 ? one : `${one}s`}`;
}

/** Two texts at the ends of a line. */
export function spread(left: string, right: string, width = SCREEN_WIDTH): string {
  return left + right.padStart(Math.max(right.length + 1, width - left.length));
}

/** A text for comparing: lower case, without signs, hyphens as spaces, no article before it. */
export function simplify(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll(/[’'.,;:!?()]/g, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  return words.replace(/^the /, '');
}
