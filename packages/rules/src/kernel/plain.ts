/** Everything in a state is plain JSON data. */
export type Plain =
  | string
  | number
  | boolean
  | undefined
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/** A structural copy for the parts of a state that modules own and the kernel knows nothing about. */
export function copyPlain<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyPlain(value[key]);
  return copy as T;
}

/** Whether two pieces of plain data are the same; fields that are undefined do not count. */
export function isSamePlain(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && one.length !== other.length) return false;
  for (const key in one) if (!isSamePlain(one[key], other[key])) return false;
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false;
  return true;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
