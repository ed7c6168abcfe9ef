import { itemAt } from '../kernel/checked.js';
import type { DeclaredFields, Fields } from '../kernel/fields.js';
import type { Plain } from '../kernel/plain.js';
import type { Game } from '../model/game.js';
import type { Audience } from '../model/module-view.js';
import { readWord, wordOf } from './field-words.js';

/** The fields that an audience may read. */
export function fieldsFor(declared: DeclaredFields, audience: Audience): Fields {
  const own = audience === 'public' ? undefined : declared[audience];
  return own === undefined ? (declared.all ?? {}) : { ...declared.all, ...own };
}

/** What an audience may read of an event, a frame or a question, in the words of the rules. */
export function showFields(
  g: Game,
  declared: DeclaredFields = {},
  audience: Audience,
  values: object,
): Record<string, Plain> {
  const words: Record<string, Plain> = {};
  const fields = fieldsFor(declared, audience);
  for (const name in fields) {
    const word = wordOf(g, itemAt(fields, name), (values as Record<string, unknown>)[name]);
    if (word !== undefined) words[name] = word;
  }
  return words;
}

/** The values for words that an audience has read; what is hidden from it is missing. */
export function readFields(
  g: Game,
  declared: DeclaredFields = {},
  words: Readonly<Record<string, Plain>>,
): Record<string, unknown> {
  const fields = { ...declared.all, ...declared.revolutionaries, ...declared.machine };
  const values: Record<string, unknown> = {};
  for (const name in fields) {
    const value = readWord(g, itemAt(fields, name), words[name]);
    if (value !== undefined) values[name] = value;
  }
  return values;
}
