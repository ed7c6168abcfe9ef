const SEEDS = [0x811c9dc5, 0x9747b28c] as const;
const TEXT = 0x5bd1e995;
const LIST = 0x27d4eb2f;
const RECORD = 0x165667b1;
const FIELD = 0x9e3779b1;

/** A 64-bit fingerprint of plain data as 16 hexadecimal digits; fields that are undefined do not count. */
export function hashPlain(value: unknown): string {
  return SEEDS.map((seed) => (hashValue(value, seed) >>> 0).toString(16).padStart(8, '0')).join('');
}

function hashValue(value: unknown, seed: number): number {
  if (typeof value === 'number' && Number.isInteger(value)) return mix(value ^ seed);
  if (Array.isArray(value))
    return value.reduce((hash, item) => mix(hash ^ hashValue(item, seed)), mix(seed ^ LIST));
  if (typeof value === 'object' && value !== null) return hashRecord(value as Record<string, unknown>, seed);
  return hashText(String(value), mix(seed ^ TEXT));
}

/** The sum over the fields, so that their order does not count. */
function hashRecord(record: Record<string, unknown>, seed: number): number {
  let sum = mix(seed ^ RECORD);
  for (const key in record) {
    const field = record[key];
    if (field !== undefined)
      sum = (sum + mix(hashText(key, seed) ^ Math.imul(hashValue(field, seed), FIELD))) | 0;
  }
  return sum;
}

/** FNV-1a over the characters. */
export function hashText(text: string, seed: number): number {
  let hash = mix(seed);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash);
}

/** The finaliser of MurmurHash3: every input bit moves every output bit. */
export function mix(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
