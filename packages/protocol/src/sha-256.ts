/** The first 32 bits of the fractional part of a number. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}

const PRIMES = Array.from({ length: 312 }, (_, at) => at).filter(
  (number) =>
    number > 1 && Array.from({ length: number }, (_, at) => at).every((at) => at < 2 || number % at > 0),
);
const FIRST_HASH = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/**
 * SHA-256 of a text in UTF-8, as 64 hexadecimal digits (FIPS 180-4). Browsers have it only for pages that came over TLS, and a game
 * among friends in one network has none.
 */
export function sha256(text: string): string {
  const words = padded(text);
  let hash: readonly number[] = FIRST_HASH;
  for (let at = 0; at < words.length; at += 16) hash = hashBlock(hash, words.slice(at, at + 16));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The text, a bit, zeros, and how many bits there are: blocks of 16 words. */
function padded(text: string): readonly number[] {
  const bytes = bytesIn(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const block = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, at) => {
    block.setUint8(at, byte);
  });
  block.setUint8(bytes.length, 0x80);
  block.setUint32(blocks * 64 - 4, bytes.length * 8);
  return Array.from({ length: blocks * 16 }, (_, at) => block.getInt32(at * 4));
}

/** Escaped, each byte of UTF-8 that is no plain letter or sign is two hexadecimal digits. */
function bytesIn(text: string): readonly number[] {
  const parts = encodeURIComponent(text).match(/%..|./g) ?? [];
  return parts.map((part) =>
    part.startsWith('%') ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0),
  );
}

function hashBlock(before: readonly number[], block: readonly number[]): readonly number[] {
  const words = [...block];
  for (let at = 16; at < 64; at++) {
    const [w16 = 0, w15 = 0, w7 = 0, w2 = 0] = [words[at - 16], words[at - 15], words[at - 7], words[at - 2]];
    const s0 = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3);
    const s1 = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10);
    words.push((w16 + s0 + w7 + s1) | 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = before;
  CONSTANTS.forEach((constant, at) => {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + constant + (words[at] ?? 0)) | 0;
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (before[at] ?? 0)) | 0);
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
