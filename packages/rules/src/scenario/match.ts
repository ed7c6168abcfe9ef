import { itemAt } from '../kernel/checked.js';
import { isRecord } from './shape.js';

/** How a plain list is compared: exactly these things, or things that are in it. */
export type ListMatch = 'same' | 'within';

/** How a list is looked at as a whole; the words of the file. */
const FORMS = ['exactly', 'inOrder', 'exactlyInOrder'] as const;
type Form = (typeof FORMS)[number] | 'within';

/** In what a value differs from the parts that were expected of it; `null` expects nothing there. */
export function findDifferences(
  expected: unknown,
  actual: unknown,
  path: string,
  lists: ListMatch,
): string[] {
  if (expected === null) return actual === undefined ? [] : [sayDifference(path, undefined, actual)];
  const list = readList(expected, lists);
  if (list !== undefined) {
    const fits = (item: unknown, candidate: unknown) =>
      findDifferences(item, candidate, '', lists).length === 0;
    const holds = Array.isArray(actual) && matchesList(list.items, actual, list.form, fits);
    return holds ? [] : [sayDifference(path, expected, actual)];
  }
  if (!isRecord(expected)) return expected === actual ? [] : [sayDifference(path, expected, actual)];
  if (!isRecord(actual)) return [sayDifference(path, expected, actual)];
  return Object.entries(expected).flatMap(([key, value]) =>
    value === undefined ? [] : findDifferences(value, actual[key], `${path}.${key}`, lists),
  );
}

interface ExpectedList {
  readonly form: Form;
  readonly items: readonly unknown[];
}

/** The list that is expected, if it is one; an empty one is meant exactly. */
export function readList(expected: unknown, lists: ListMatch): ExpectedList | undefined {
  if (Array.isArray(expected)) {
    return { form: lists === 'same' || expected.length === 0 ? 'exactly' : 'within', items: expected };
  }
  if (!isRecord(expected)) return undefined;
  const form = FORMS.find((candidate) => Array.isArray(expected[candidate]));
  return form && { form, items: expected[form] as readonly unknown[] };
}

type Fits<E, A> = (expected: E, actual: A) => boolean;

export function matchesList<E, A>(
  expected: readonly E[],
  actual: readonly A[],
  form: Form,
  fits: Fits<E, A>,
): boolean {
  if (form.startsWith('exactly') && expected.length !== actual.length) return false;
  return form === 'exactly' || form === 'within'
    ? pairUp(expected, actual, fits)
    : followsIn(expected, actual, fits);
}

/** Whether the things come in this order; others may stand between. */
function followsIn<E, A>(expected: readonly E[], actual: readonly A[], fits: Fits<E, A>): boolean {
  let at = 0;
  for (const candidate of actual) if (at < expected.length && fits(itemAt(expected, at), candidate)) at++;
  return at === expected.length;
}

/** Whether each expected thing can have a counterpart of its own: the first come makes room, if it can. */
function pairUp<E, A>(expected: readonly E[], actual: readonly A[], fits: Fits<E, A>): boolean {
  const partners = new Map<number, number>();
  const place = (item: number, tried: Set<number>): boolean =>
    actual.some((candidate, at) => {
      if (tried.has(at) || !fits(itemAt(expected, item), candidate)) return false;
      tried.add(at);
      const other = partners.get(at);
      if (other !== undefined && !place(other, tried)) return false;
      partners.set(at, item);
      return true;
    });
  return expected.every((_, item) => place(item, new Set()));
}

export function sayDifference(path: string, expected: unknown, actual: unknown): string {
  const say = (value: unknown) => JSON.stringify(value) ?? 'nothing';
  return `${path}: expected ${say(expected)}, found ${say(actual)}`;
}
