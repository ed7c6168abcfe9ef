import type { MessageKey } from './catalog/index.js';
import type { Words } from './words.js';

/** "Finch, the Veteran and the Actress". */
export function listOf(words: Words, items: readonly string[]): string {
  return items.reduce((list, next, at) => {
    if (at === 0) return next;
    return words.text(at === items.length - 1 ? 'list.last' : 'list.more', { list, next });
  }, '');
}

type Counted = MessageKey extends infer Key ? (Key extends `count.${infer Thing}` ? Thing : never) : never;

/** "1 Bond", "2 Bonds". */
export function countOf(words: Words, amount: number, thing: Counted): string {
  return words.text(`count.${thing}`, { count: amount });
}

/** A chance between 0 and 1: "63 %". Only what is sure is 0 or 100 %. */
export function percentOf(words: Words, chance: number): string {
  const rounded = Math.round(chance * 100);
  const percent = chance > 0 && chance < 1 ? Math.min(99, Math.max(1, rounded)) : rounded;
  return words.text('chance.percent', { percent });
}

/** The classes that are active at a Stage: "class 1 (Artists) is active". */
export function activeClasses(words: Words, stage: number): string {
  const active = words.ids('kind').filter((kind) => Number(words.name('kind', kind, 'mark')) <= stage);
  if (active.length === 0) return words.text('classes.none');
  const params = { stage, first: active[0], last: active[active.length - 1] };
  return words.text(active.length === 1 ? 'classes.first' : 'classes.several', params);
}
