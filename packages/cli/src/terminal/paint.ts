export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'cyan';

const CODES: Readonly<Record<Style, number>> = {
  bold: 1,
  dim: 2,
  red: 31,
  green: 32,
  yellow: 33,
  blue: 34,
  cyan: 36,
};

/** Colours a text, or leaves it as it is. */
export type Paint = (style: Style | undefined, text: string) => string;

export const PLAIN: Paint = (_style, text) => text;

export const COLOURED: Paint = (style, text) =>
  style === undefined || text === '' ? text : `\x1b[${CODES[style]}m${text}\x1b[0m`;

/** Colours are for terminals whose owner has not refused them (https://no-color.org). */
export function choosePaint(
  isTerminal: boolean,
  env: Readonly<Record<string, string | undefined>>,
  refused: boolean,
): Paint {
  return isTerminal && !refused && !env.NO_COLOR && env.TERM !== 'dumb' ? COLOURED : PLAIN;
}
