import { expect, it } from 'vitest';
import { hashPlain } from './hash.js';
import { copyPlain, isSamePlain } from './plain.js';

it('copies data so deeply that no change reaches the copy', () => {
  const original = { a: [1, { b: 'x' }], c: undefined, d: false, e: null };
  const copy = copyPlain(original);
  expect(copy).toEqual(original);
  (original.a[1] as { b: string }).b = 'y';
  expect(copy.a[1]).toEqual({ b: 'x' });
});

it('is the same whatever the order of its fields, and with fields that are undefined', () => {
  expect(isSamePlain({ a: 1, b: [2, { c: 'x' }] }, { b: [2, { c: 'x' }], a: 1, d: undefined })).toBe(true);
  expect(isSamePlain({ d: undefined, a: null }, { a: null })).toBe(true);
  const others = [
    { a: 1 },
    { b: [2] },
    { a: 1, b: [2, 3] },
    { a: 1, b: { 0: 2 } },
    { a: '1', b: [2] },
    [],
    null,
  ];
  for (const other of others) {
    expect(isSamePlain({ a: 1, b: [2] }, other), JSON.stringify(other)).toBe(false);
    expect(isSamePlain(other, { a: 1, b: [2] }), JSON.stringify(other)).toBe(false);
  }
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
