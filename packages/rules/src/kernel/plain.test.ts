import { expect, it } from 'vitest';
import { hashPlain } from './hash.js';
import { canonicalJson, copyPlain } from './plain.js';

it('copies data so deeply that no change reaches the copy', () => {
  const original = { a: [1, { b: 'x' }], c: undefined, d: false };
  const copy = copyPlain(original);
  expect(copy).toEqual(original);
  (original.a[1] as { b: string }).b = 'y';
  expect(copy.a[1]).toEqual({ b: 'x' });
});

it('writes equal data as equal text, whatever the order of its fields', () => {
  expect(canonicalJson({ b: [1, 'x', true], a: { d: undefined, c: 2 } })).toBe(
    '{"a":{"c":2},"b":[1,"x",true]}',
  );
  expect(canonicalJson([undefined])).toBe('[null]');
});

it('has fingerprints of 16 digits that tell small differences', () => {
  const hashes = [{}, { a: 1 }, { a: 2 }, { b: 1 }, { a: [1] }, { a: '1' }].map(hashPlain);
  expect(new Set(hashes).size).toBe(6);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(hashPlain({ a: 1, b: 2 })).toBe(hashPlain({ b: 2, a: 1 }));
});
