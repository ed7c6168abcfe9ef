import type { TableEntry } from '@great-machine/client';
import type { LogLine } from '@great-machine/rules';

/** A moment to watch: some lines, and the entry that the screen takes over with them. */
export interface Slide {
  readonly entry?: TableEntry;
  readonly lines: readonly LogLine[];
}

/** As much as one reads at a glance. */
const LINES_AT_ONCE = 2;

/** What the screen shows anyway, or what goes without saying. */
const UNTOLD =
  /^(phase-began|access-returned|trust-paid|bonds-paid|machine-phase-ended|access-chosen|answer-undone)$/;

/** What the person has just done is seen at once; what comes of it is told. */
const OWN_DEEDS =
  /^(guard-moved|servant-moved|servant-acted|raid-placed|hero-moved|hero-stayed|hero-acted|hero-passed|citizen-moved|directive-published|directive-taken-back|district-repositioned|access-revealed|detainment-settled)$/;

/** An entry in moments that can be followed. */
export function slidesOf(entry: TableEntry, isOwn: boolean): readonly Slide[] {
  const told = entry.lines.filter(({ key }) => !UNTOLD.test(key) && !(isOwn && OWN_DEEDS.test(key)));
  const slides: Slide[] = [];
  for (let at = 0; at < told.length; at += LINES_AT_ONCE)
    slides.push({ lines: told.slice(at, at + LINES_AT_ONCE) });
  const [first = { lines: [] }, ...rest] = slides;
  return [{ ...first, entry }, ...rest];
}
