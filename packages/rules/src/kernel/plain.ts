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

/** Whether two plain values say the same; a field that is undefined is a field that is not there. */
export function samePlain(a: unknown, b: unknown): boolean {
  return a === b || canonicalJson(a) === canonicalJson(b);
}

/** JSON with sorted keys, so that equal data has equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
