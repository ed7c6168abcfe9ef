/** A pencil mark says what a person believes of a card: that it is in hand, or not. */
const MARKS = ['likely', 'unlikely', 'must'] as const;
export type Mark = (typeof MARKS)[number];

/** What a side has written down for itself. */
export interface Notes {
  /** By Hero and District. */
  readonly marks: Readonly<Record<string, Readonly<Record<string, Mark>>>>;
  readonly text: string;
}

export const NO_NOTES: Notes = { marks: {}, text: '' };

/** Whatever was kept: what is no notebook is taken as free text, unknown marks are left out. */
export function readNotes(kept: string): Notes {
  const content = parse(kept);
  if (!isObject(content)) return { ...NO_NOTES, text: kept };
  const text = typeof content.text === 'string' ? content.text : '';
  const marks = Object.fromEntries(
    Object.entries(isObject(content.marks) ? content.marks : {}).map(([hero, cards]) => [
      hero,
      marksIn(cards),
    ]),
  );
  return { marks, text };
}

export function writeNotes({ marks, text }: Notes): string {
  return JSON.stringify({ marks, text });
}

export function markOf({ marks }: Notes, hero: string, district: string): Mark | undefined {
  return marks[hero]?.[district];
}

/** The next mark of a card: none, likely, unlikely, must be, none again. */
export function withNextMark(notes: Notes, hero: string, district: string): Notes {
  const { [district]: mark, ...others } = notes.marks[hero] ?? {};
  const next = MARKS[mark === undefined ? 0 : MARKS.indexOf(mark) + 1];
  const cards: Record<string, Mark> = next === undefined ? others : { ...others, [district]: next };
  return { ...notes, marks: { ...notes.marks, [hero]: cards } };
}

function marksIn(cards: unknown): Record<string, Mark> {
  if (!isObject(cards)) return {};
  return Object.fromEntries(
    Object.entries(cards).filter((card): card is [string, Mark] => MARKS.some((mark) => mark === card[1])),
  );
}

function parse(kept: string): unknown {
  try {
    return JSON.parse(kept);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
