import { describe, expect, it } from 'vitest';
import { chachaWord } from './chacha.js';
import { addTo } from './checked.js';
import {
  copyRandomSource,
  createRandomSource,
  drawBelow,
  drawOutcome,
  ForcedDrawError,
  type Generator,
  randomSourceOf,
  shuffle,
  whyNoOrigin,
} from './random.js';

const GENERATORS: readonly Generator[] = ['chacha', 'fast'];
const RECORDED = { chacha: [48, 521, 567, 481, 114], fast: [584, 121, 371, 194, 239] };
const SHUFFLED = { chacha: 'cbad', fast: 'bacd' };

it('computes ChaCha12 as its published test vector for a key of zeros', () => {
  expect(chachaWord([0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0])).toBe(0x6a9af49b);
});

it('lets every input word of ChaCha move the result', () => {
  const key = [1, 2, 3, 4, 5, 6, 7, 8];
  const words = [0, 1, 2, 3].map((at) =>
    chachaWord(key, [at === 0 ? 1 : 0, at === 1 ? 1 : 0, at === 2 ? 1 : 0, at === 3 ? 1 : 0]),
  );
  expect(
    new Set([...words, chachaWord(key, [0, 0, 0, 0]), chachaWord([0, 2, 3, 4, 5, 6, 7, 8], [0, 0, 0, 0])])
      .size,
  ).toBe(6);
});

describe('a source by its key', () => {
  const key = 'c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d';

  it('has the bytes of the key as they are, as the published test vector of ChaCha12 reads them', () => {
    const source = randomSourceOf({ key }, 'chacha');
    expect(source.key).toHaveLength(8);
    // The first bytes 14 82 07 27 of the stream with the nonce 1a da 31 d5 cf 68 82 21.
    expect(chachaWord(source.key, [0, 0, 0xd531da1a, 0x218268cf])).toBe(0x27078214);
  });

  it('draws something else for every bit of it', () => {
    const first = (digits: string) => drawBelow(randomSourceOf({ key: digits }, 'chacha'), 'die', 2 ** 32);
    const others = Array.from({ length: 64 }, (_, at) => {
      const digit = Number.parseInt(key.charAt(at), 16) ^ 1;
      return first(key.slice(0, at) + digit.toString(16) + key.slice(at + 1));
    });
    expect(new Set([first(key), ...others]).size).toBe(65);
  });

  it.each([
    [{ key: key.slice(1) }, 'a key is 64 hexadecimal digits in small letters'],
    [{ key: key.toUpperCase() }, 'a key is 64 hexadecimal digits in small letters'],
    [{ key: `${key.slice(1)}g` }, 'a key is 64 hexadecimal digits in small letters'],
    [{ key: `${key}\n` }, 'a key is 64 hexadecimal digits in small letters'],
    [{ key: 5 as unknown as string }, 'a key is 64 hexadecimal digits in small letters'],
    [{ key, seed: 'table' }, 'a game has a seed or a key, not both'],
    [{ seed: '' }, 'a seed is a text that is not empty'],
    [{}, 'a seed is a text that is not empty'],
  ])('is refused with the reason: %j', (origin, reason) => {
    expect(whyNoOrigin(origin, 'chacha')).toEqual([reason]);
    expect(() => randomSourceOf(origin, 'chacha')).toThrow(new Error(reason));
  });

  it('is for the strong generator alone', () => {
    expect(() => randomSourceOf({ key }, 'fast')).toThrow("a key is for the generator 'chacha'");
  });
});

describe.each(GENERATORS)('the %s source', (generator) => {
  it('gives the same results for the same seed, and others for another', () => {
    const draws = (seed: string) => {
      const source = createRandomSource(seed, generator);
      return Array.from({ length: 20 }, () => drawBelow(source, 'die', 1000));
    };
    expect(draws('a')).toEqual(draws('a'));
    expect(draws('a')).not.toEqual(draws('b'));
  });

  it('gives the same results in every version, for records rely on them', () => {
    const source = createRandomSource('record', generator);
    const purposes = ['die', 'deck', 'die', 'deck', 'die'];
    expect(purposes.map((purpose) => drawBelow(source, purpose, 1000))).toEqual(RECORDED[generator]);
    expect(shuffle(source, 'deck', ['a', 'b', 'c', 'd']).join('')).toBe(SHUFFLED[generator]);
    expect(source.drawn).toEqual({ die: 3, deck: 5 });
  });

  it('draws once more instead of favouring the small results', () => {
    const source = createRandomSource('fair', generator);
    const limit = 3 * 2 ** 30;
    const results = Array.from({ length: 400 }, () => drawBelow(source, 'large', limit));
    expect(Math.max(...results)).toBeLessThan(limit);
    expect(results.filter((result) => result < limit / 3).length).toBeLessThan(400 / 2.5);
    expect(source.drawn.large).toBeGreaterThan(480);
  });

  it('never lets one purpose shift the results of another', () => {
    const alone = createRandomSource('x', generator);
    const beside = createRandomSource('x', generator);
    const expected = [drawBelow(alone, 'die', 100), drawBelow(alone, 'die', 100)];
    const found: number[] = [];
    for (let i = 0; i < 2; i++) {
      drawBelow(beside, 'deck', 7);
      found.push(drawBelow(beside, 'die', 100));
    }
    expect(found).toEqual(expected);
  });

  it('rolls anew on another branch', () => {
    const here = createRandomSource('x', generator);
    const there = copyRandomSource(here);
    there.branch++;
    const roll = (source: typeof here) => Array.from({ length: 10 }, () => drawBelow(source, 'die', 1000));
    expect(roll(there)).not.toEqual(roll(here));
  });

  it('is copied without a tie', () => {
    const source = createRandomSource('x', generator);
    const copy = copyRandomSource(source);
    const first = drawBelow(source, 'die', 1000);
    expect(drawBelow(copy, 'die', 1000)).toBe(first);
    expect(copy.drawn).toEqual(source.drawn);
    drawBelow(source, 'die', 1000);
    expect(copy.drawn).not.toEqual(source.drawn);
  });

  it('draws every face about equally often (chi-square over 6 faces, 6000 draws)', () => {
    const source = createRandomSource('fair', generator);
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 6000; i++) addTo(counts, drawBelow(source, 'die', 6), 1);
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(20.5);
  });

  it('shuffles without losing anything', () => {
    const source = createRandomSource('deck', generator);
    const cards = Array.from({ length: 30 }, (_, i) => i);
    const shuffled = shuffle(source, 'deck', cards);
    expect(shuffled).not.toEqual(cards);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(cards);
    expect(cards[0]).toBe(0);
  });
});

describe('results laid down in advance', () => {
  const forced = () => ({
    ...createRandomSource('x', 'chacha'),
    forced: [
      { purpose: 'die', result: '3' },
      { purpose: 'other', result: 1 },
      { purpose: 'die', result: 'shield' },
    ],
  });

  it('come by name and in order, and are used up', () => {
    const source = forced();
    expect(drawOutcome(source, 'die', ['2', '3', 'shield'])).toBe('3');
    expect(drawOutcome(source, 'die', ['2', '3', 'shield'])).toBe('shield');
    expect(source.forced).toEqual([{ purpose: 'other', result: 1 }]);
  });

  it('are missed loudly', () => {
    expect(() => drawOutcome(forced(), 'unknown', [1, 2])).toThrow(ForcedDrawError);
  });

  it('must be possible', () => {
    expect(() => drawOutcome(forced(), 'die', ['2', '4'])).toThrow(/'3' is no possible result of 'die'/);
  });
});
