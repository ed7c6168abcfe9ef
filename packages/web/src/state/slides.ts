import type { TableEntry } from '@great-machine/client';
import type { AnyLogLine } from '@great-machine/rules';
import { tellingOf } from './tellings.js';

/** A moment to watch: some lines, and the entry that the screen takes over with them. */
export interface Slide {
  readonly entry?: TableEntry;
  readonly lines: readonly AnyLogLine[];
}

/** As much as one reads at a glance. */
const LINES_AT_ONCE = 2;

/** An entry in moments that can be followed. */
export function slidesOf(entry: TableEntry, isOwn: boolean): readonly Slide[] {
  const shown = isOwn ? ['always'] : ['always', 'to-others'];
  const told = entry.lines.filter((line) => shown.includes(tellingOf(line).told));
  const slides: Slide[] = [];
  for (let at = 0; at < told.length; at += LINES_AT_ONCE)
    slides.push({ lines: told.slice(at, at + LINES_AT_ONCE) });
  const [first = { lines: [] }, ...rest] = slides;
  return [{ ...first, entry }, ...rest];
}
