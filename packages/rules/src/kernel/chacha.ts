const ROUNDS = 12;
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

const scratch = new Uint32Array(16);

function quarterRound(s: Uint32Array, a: number, b: number, c: number, d: number): void {
  s[a] += s[b];
  s[d] = rotate(s[d] ^ s[a], 16);
  s[c] += s[d];
  s[b] = rotate(s[b] ^ s[c], 12);
  s[a] += s[b];
  s[d] = rotate(s[d] ^ s[a], 8);
  s[c] += s[d];
  s[b] = rotate(s[b] ^ s[c], 7);
}

function rotate(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

/**
 * The first word of the ChaCha12 block with this key (8 words) and these four input words.
 * The generator of real games: nobody who sees its results can tell the coming ones.
 */
export function chachaWord(
  key: readonly number[],
  inputs: readonly [number, number, number, number],
): number {
  const s = scratch;
  s.set(CONSTANTS, 0);
  s.set(key, 4);
  s.set(inputs, 12);
  const first = s[0];
  for (let round = 0; round < ROUNDS; round += 2) {
    quarterRound(s, 0, 4, 8, 12);
    quarterRound(s, 1, 5, 9, 13);
    quarterRound(s, 2, 6, 10, 14);
    quarterRound(s, 3, 7, 11, 15);
    quarterRound(s, 0, 5, 10, 15);
    quarterRound(s, 1, 6, 11, 12);
    quarterRound(s, 2, 7, 8, 13);
    quarterRound(s, 3, 4, 9, 14);
  }
  return (s[0] + first) >>> 0;
}
