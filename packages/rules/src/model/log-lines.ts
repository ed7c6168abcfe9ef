import type { DeclaredFields, FieldKind, Fields } from '../kernel/fields.js';
import type { Plain } from '../kernel/plain.js';
import type { EventTable } from './event-table.js';

/** A message key with its parameters, in the words of the rules; the client has the sentence. */
interface Line<Key, Params> {
  /** In which it happened: one answer may span two. */
  readonly round: number;
  readonly key: Key;
  readonly params: Params;
}

type Field = Fields[string];

/** A line of any module, those of other versions included. */
export type AnyLogLine = Line<string, Readonly<Record<string, Plain>>>;

/** What the log tells besides events: it belongs to the table, not to the game. */
export const NOTICES = {
  'answer-undone': { all: { side: 'text' } },
  'time-ran-out': { all: { side: 'text' } },
  'game-taken-back': { all: { side: 'text', round: 'number', phase: 'text' } },
} as const satisfies EventTable;

export type Notice = LinesOf<typeof NOTICES>;

const isText = (word: unknown): word is string => typeof word === 'string';
const isNumber = (word: unknown): word is number => typeof word === 'number';
const isFlag = (word: unknown): word is boolean => typeof word === 'boolean';
const isTexts = (word: unknown): word is readonly string[] => Array.isArray(word) && word.every(isText);
const isNumbers = (word: unknown): word is readonly number[] => Array.isArray(word) && word.every(isNumber);

/** What each kind of field is in the words of the rules. */
const WORDS = {
  district: isText,
  districts: isTexts,
  'district-set': isTexts,
  hero: isText,
  heroes: isTexts,
  servant: isText,
  citizen: isNumber,
  citizens: isNumbers,
  kind: isText,
  kinds: isTexts,
  number: isNumber,
  text: isText,
  texts: isTexts,
  flag: isFlag,
} satisfies Record<FieldKind, (word: unknown) => boolean>;

type WordOf<Kind extends FieldKind> = (typeof WORDS)[Kind] extends (word: unknown) => word is infer W
  ? W
  : never;
type Word<Field> = Field extends FieldKind
  ? WordOf<Field>
  : Field extends `${infer Kind extends FieldKind}?`
    ? WordOf<Kind>
    : never;

type SureFields<F> = { readonly [K in keyof F as F[K] extends `${string}?` ? never : K]: Word<F[K]> };
type PossibleFields<F> = { readonly [K in keyof F]?: Word<F[K]> };
type FieldsForAll<D> = D extends { all: infer F } ? SureFields<F> & PossibleFields<F> : unknown;
type FieldsForSome<D> = (D extends { revolutionaries: infer F } ? PossibleFields<F> : unknown) &
  (D extends { machine: infer F } ? PossibleFields<F> : unknown);
type Flat<T> = { [K in keyof T]: T[K] };

/** A line for each event of a table. What only some audiences may know is missing for the others. */
export type LinesOf<Table> = {
  [K in keyof Table]: Line<K, Flat<FieldsForAll<Table[K]> & FieldsForSome<Table[K]>>>;
}[keyof Table];

/** Whether parameters are such as an event declares; what it does not declare is left alone. */
export function areDeclared(params: AnyLogLine['params'], declared: DeclaredFields): boolean {
  const { all = {} } = declared;
  return fieldsOf(declared).every(([name, field]) => {
    const isSure = name in all && !field.endsWith('?');
    return params[name] === undefined ? !isSure : WORDS[kindOf(field)](params[name]);
  });
}

/** The Districts among the parameters of an event. */
export function districtsAmong(params: AnyLogLine['params'], declared: DeclaredFields): readonly string[] {
  return fieldsOf(declared).flatMap(([name, field]) => {
    const word = DISTRICTS.includes(kindOf(field)) ? params[name] : undefined;
    return isText(word) || isTexts(word) ? word : [];
  });
}

const DISTRICTS: readonly FieldKind[] = ['district', 'districts', 'district-set'];

function fieldsOf({ all, revolutionaries, machine }: DeclaredFields): readonly [string, Field][] {
  return Object.entries({ ...revolutionaries, ...machine, ...all });
}

function kindOf(field: Field): FieldKind {
  return field.replace('?', '') as FieldKind;
}
