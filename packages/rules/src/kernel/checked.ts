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
  numbers: { [index: number]: number; readonly length: number },
  index: number,
  change: number,
): void {
  numbers[index] = itemAt(numbers, index) + change;
}

/** A value that the caller knows to be there. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`there is no ${what}`);
  return value;
}
