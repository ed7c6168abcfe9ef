import { expect, it } from 'vitest';
import { hashPlain } from './hash.js';
import { copyPlain } from './plain.js';

it('copies data so deeply that no change reaches the copy', () => {
  const original = { a: [1, { b: 'x' }], c: undefined, d: false, e: null };
  const copy = copyPlain(original);
  expect(copy).toEqual(original);
  (original.a[1] as { b: string }).b = 'y';
  expect(copy.a[1]).toEqual({ b: 'x' });
});

it('has fingerprints of 16 digits that tell small differences', () => {
  const hashes = [{}, { a: 1 }, { a: 2 }, { b: 1 }, { a: [1] }, { a: '1' }].map(hashPlain);
  expect(new Set(hashes).size).toBe(6);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(hashPlain({ a: 1, b: [2, true] })).toBe(hashPlain({ b: [2, true], a: 1, c: undefined }));
  expect(hashPlain([1, 2])).not.toBe(hashPlain([2, 1]));
  expect(hashPlain({ a: 1.5 })).not.toBe(hashPlain({ a: 1 }));
});

it('has the same fingerprints in every version, for records keep them', () => {
  expect(hashPlain({ a: [1, -2, 'x', { b: 1.5 }], c: undefined, d: null, e: true })).toBe('726ad95934842613');
});
