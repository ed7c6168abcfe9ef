/** What stands at a place of a list or under a key of a table, where the caller knows that something does. */
export function itemAt<T>(items: ArrayLike<T>, index: number): T;
export function itemAt<T>(items: Readonly<Record<string, T>>, key: string): T;
export function itemAt<T>(items: Readonly<Record<string | number, T>>, at: string | number): T {
  const item = items[at];
  if (item === undefined) throw new RangeError(`there is nothing at ${at}`);
  return item;
}
