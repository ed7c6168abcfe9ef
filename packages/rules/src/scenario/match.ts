import { isRecord } from './shape.js';

/** How a list is compared: the same things in any order, or things that are in it. */
export type ListMatch = 'same' | 'within';

/** In what a value differs from the parts that were expected of it. */
export function findDifferences(
  expected: unknown,
  actual: unknown,
  path: string,
  lists: ListMatch,
): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [sayDifference(path, expected, actual)];
    return matchesList(expected, actual, lists) ? [] : [sayDifference(path, expected, actual)];
  }
  if (!isRecord(expected)) return expected === actual ? [] : [sayDifference(path, expected, actual)];
  if (!isRecord(actual)) return [sayDifference(path, expected, actual)];
  return Object.entries(expected).flatMap(([key, value]) =>
    value === undefined ? [] : findDifferences(value, actual[key], `${path}.${key}`, lists),
  );
}

/** Whether each expected thing has a counterpart of its own. */
function matchesList(expected: readonly unknown[], actual: readonly unknown[], lists: ListMatch): boolean {
  if (lists === 'same' && expected.length !== actual.length) return false;
  const left = [...actual];
  return expected.every((item) => {
    const at = left.findIndex((candidate) => findDifferences(item, candidate, '', lists).length === 0);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export function sayDifference(path: string, expected: unknown, actual: unknown): string {
  return `${path}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual) ?? 'nothing'}`;
}
