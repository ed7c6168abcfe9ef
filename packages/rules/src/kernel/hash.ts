import { canonicalJson } from './plain.js';

const PRIME_LOW = 0x01000193;
const PRIME_HIGH = 0x85ebca6b;

/** A 64-bit fingerprint of plain data as 16 hexadecimal digits; fields that are undefined do not count. */
export function hashPlain(value: unknown): string {
  const text = canonicalJson(value);
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, PRIME_LOW);
    high = Math.imul(high ^ code, PRIME_HIGH) ^ (low >>> 13);
  }
  return hex(high) + hex(low);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
