import { chachaWord } from './chacha.js';
import { itemAt, present } from './checked.js';
import { hashText, mix } from './hash.js';

/** `chacha` for real games, `fast` for simulation and search; the same interface. */
export type Generator = 'chacha' | 'fast';

/** A result that a scenario or a test lays down in advance, by the purpose of the draw. */
export interface ForcedDraw {
  readonly purpose: string;
  readonly result: number | string;
}

/** Where the chance of a game comes from: one of the two. */
export interface ChanceOrigin {
  /** A text that a person or a test has chosen; the key is made of its hashes. */
  readonly seed?: string;
  /** The 256 bits of the key itself, byte by byte, as 64 hexadecimal digits in small letters. */
  readonly key?: string;
}

/**
 * The game's one random source (R-ORD-4). A draw is a pure function of the key, the branch, the purpose and
 * how many draws that purpose has had, so one purpose never shifts the results of another.
 */
export interface RandomSource {
  readonly generator: Generator;
  readonly key: readonly number[];
  /** Another branch rolls anew: after a take-back by consent a result once seen never comes again. */
  branch: number;
  /** How many words each purpose has used; replaced, never changed, so that copies share it. */
  drawn: Readonly<Record<string, number>>;
  forced: readonly ForcedDraw[] | undefined;
}

/** Where the hashes of seeds and purposes begin. */
const ADDRESS = 0x811c9dc5;

export class ForcedDrawError extends Error {}

export function createRandomSource(seed: string, generator: Generator): RandomSource {
  const key = Array.from({ length: 8 }, (_, word) => hashText(seed, ADDRESS ^ (word + 1)));
  return { generator, key, branch: 0, drawn: {}, forced: undefined };
}

/** The source of a game; an error says why there is none. */
export function randomSourceOf({ seed, key }: ChanceOrigin, generator: Generator): RandomSource {
  const reasons = whyNoOrigin({ seed, key }, generator);
  if (reasons.length > 0) throw new Error(reasons.join('; '));
  const source = createRandomSource(seed ?? '', generator);
  return key === undefined ? source : { ...source, key: wordsOf(key) };
}

/** Everything that keeps a random source from being made of this. */
export function whyNoOrigin({ seed, key }: ChanceOrigin, generator: Generator): readonly string[] {
  if (seed !== undefined && key !== undefined) return ['a game has a seed or a key, not both'];
  if (key === undefined)
    return typeof seed === 'string' && seed !== '' ? [] : ['a seed is a text that is not empty'];
  const isKey = typeof key === 'string' && /^[0-9a-f]{64}$/.test(key);
  return [
    ...(isKey ? [] : ['a key is 64 hexadecimal digits in small letters']),
    ...(generator === 'chacha' ? [] : ["a key is for the generator 'chacha'"]),
  ];
}

/** ChaCha reads the bytes of its key as eight words, each with its lowest byte first. */
function wordsOf(key: string): readonly number[] {
  return Array.from({ length: 8 }, (_, word) =>
    [3, 2, 1, 0].reduce((value, byte) => value * 256 + byteAt(key, 4 * word + byte), 0),
  );
}

function byteAt(key: string, at: number): number {
  return Number.parseInt(key.slice(2 * at, 2 * at + 2), 16);
}

export function copyRandomSource(source: RandomSource): RandomSource {
  return {
    generator: source.generator,
    key: source.key,
    branch: source.branch,
    drawn: source.drawn,
    forced: source.forced,
  };
}

/** One of the outcomes, each equally likely. */
export function drawOutcome<T extends number | string>(
  source: RandomSource,
  purpose: string,
  outcomes: readonly T[],
): T {
  if (source.forced !== undefined) return takeForced(source, purpose, outcomes);
  return present(outcomes[drawBelow(source, purpose, outcomes.length)], 'outcome');
}

/** A uniform integer from 0 to limit − 1. */
export function drawBelow(source: RandomSource, purpose: string, limit: number): number {
  return present(drawAll(source, purpose, [limit])[0], 'draw');
}

/** A shuffled copy (Fisher and Yates). Setup only: forced results do not apply to it. */
export function shuffle<T>(source: RandomSource, purpose: string, items: readonly T[]): T[] {
  const shuffled = [...items];
  const limits = items.slice(1).map((_, index) => items.length - index);
  drawAll(source, purpose, limits).forEach((other, index) => {
    const last = items.length - 1 - index;
    [shuffled[last], shuffled[other]] = [itemAt(shuffled, other), itemAt(shuffled, last)];
  });
  return shuffled;
}

/** A uniform integer below each of the limits. */
function drawAll(source: RandomSource, purpose: string, limits: readonly number[]): number[] {
  let used = source.drawn[purpose] ?? 0;
  const results = limits.map((limit) => {
    const unbiased = 2 ** 32 - (2 ** 32 % limit);
    let word = wordAt(source, purpose, used++);
    while (word >= unbiased) word = wordAt(source, purpose, used++);
    return word % limit;
  });
  source.drawn = { ...source.drawn, [purpose]: used };
  return results;
}

function takeForced<T extends number | string>(
  source: RandomSource,
  purpose: string,
  outcomes: readonly T[],
): T {
  const forced = source.forced ?? [];
  const at = forced.findIndex((draw) => draw.purpose === purpose);
  if (at < 0) throw new ForcedDrawError(`no result is laid down for the draw '${purpose}'`);
  const wanted = String(itemAt(forced, at).result);
  const outcome = outcomes.find((candidate) => String(candidate) === wanted);
  if (outcome === undefined) {
    throw new ForcedDrawError(`'${wanted}' is no possible result of '${purpose}' (${outcomes.join(', ')})`);
  }
  source.forced = forced.filter((_, index) => index !== at);
  return outcome;
}

function wordAt(source: RandomSource, purpose: string, n: number): number {
  const address = addressOf(purpose);
  return source.generator === 'chacha'
    ? chachaWord(source.key, [n, source.branch, address, 0])
    : mix(
        mix(mix((source.key[0] ?? 0) ^ address) ^ (source.key[1] ?? 0) ^ source.branch) ^
          Math.imul(n + 1, 0x9e3779b9),
      );
}

const addresses = new Map<string, number>();

/** Purposes are few, so the address of each is remembered. */
function addressOf(purpose: string): number {
  let address = addresses.get(purpose);
  if (address === undefined) {
    address = hashText(purpose, ADDRESS);
    addresses.set(purpose, address);
  }
  return address;
}
