import { itemAt } from '@great-machine/rules';

/** HTML that is safe to put into a page: made by `html` only. */
export class Markup {
  constructor(readonly text: string) {}
}

type Piece = string | number | Markup | readonly Markup[];

/** Joins HTML and values; every value that is not HTML itself is escaped. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(
    parts.map((part, at) => (at === 0 ? part : textOf(itemAt(pieces, at - 1)) + part)).join(''),
  );
}

function textOf(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(({ text }) => text).join('');
  return escapeHtml(String(piece));
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => itemAt(ESCAPES, sign));
}
