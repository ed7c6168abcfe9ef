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
