/** What stands at a place of a list or under a key of a table, where the caller knows that something does. */
export function itemAt<T>(items: ArrayLike<T>, index: number): T;
export function itemAt<T>(items: Readonly<Record<string, T>>, key: string): T;
export function itemAt<T>(items: Readonly<Record<string | number, T>>, at: string | number): T {
  const item = items[at];
  if (item === undefined) throw new RangeError(`there is nothing at ${at}`);
  return item;
}

/** Adds to one number of a list. */
export function addTo(
  numbers: number[] | Float64Array | Int32Array | Int16Array | Uint8Array,
  index: number,
  change: number,
): void {
  numbers[index] = itemAt(numbers, index) + change;
}

/** The list with another item in one place. */
export function withItem<T>(items: readonly T[], index: number, item: T): readonly T[] {
  const changed = items.slice();
  changed[index] = item;
  return changed;
}

/** A value that the caller knows to be there. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`there is no ${what}`);
  return value;
}
