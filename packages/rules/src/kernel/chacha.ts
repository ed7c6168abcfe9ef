const ROUNDS = 12;
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

const scratch = new Uint32Array(16);

function quarterRound(s: Uint32Array, a: number, b: number, c: number, d: number): void {
  mixInto(s, a, b, d, 16);
  mixInto(s, c, d, b, 12);
  mixInto(s, a, b, d, 8);
  mixInto(s, c, d, b, 7);
}

/** Adds one word to another and turns a third by the sum. */
function mixInto(s: Uint32Array, sum: number, added: number, turned: number, bits: number): void {
  s[sum] = word(s, sum) + word(s, added);
  s[turned] = rotate(word(s, turned) ^ word(s, sum), bits);
}

function word(s: Uint32Array, at: number): number {
  return s[at] ?? 0;
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
  const first = word(s, 0);
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
  return (word(s, 0) + first) >>> 0;
}
