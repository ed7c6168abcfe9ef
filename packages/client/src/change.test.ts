import { describe, expect, it } from 'vitest';
import { applyChange, changeBetween } from './change.js';

const PAIRS: readonly [string, unknown, unknown][] = [
  ['a field that changed', { a: 1, b: 2 }, { a: 1, b: 3 }],
  ['a field that came', { a: 1 }, { a: 1, b: 2 }],
  ['a field that went', { a: 1, b: 2 }, { a: 1 }],
  ['a field without a value', { a: 1 }, { a: undefined }],
  ['a deep field', { a: { b: [{ c: 1 }, { c: 2 }] } }, { a: { b: [{ c: 1 }, { c: 3 }] } }],
  ['a list that grew', { a: [1, 2] }, { a: [1, 2, 3] }],
  ['a list that grew and changed', { a: [1, 2] }, { a: [0, 2, 3] }],
  ['a list that shrank', { a: [1, 2, 3] }, { a: [2, 3] }],
  ['a value of another kind', { a: [1] }, { a: { b: 1 } }],
  ['nothing to something', undefined, { a: 1 }],
];

describe('a change', () => {
  it.each(PAIRS)('carries %s over', (_name, before, after) => {
    const change = changeBetween(before, after);
    expect(applyChange(before, JSON.parse(JSON.stringify(change)))).toEqual(after);
    expect(applyChange(after, changeBetween(after, before))).toEqual(before);
  });

  it('is none between equals', () => {
    expect(changeBetween({ a: [{ b: 1 }] }, { a: [{ b: 1 }] })).toBeUndefined();
  });

  it('leaves what has not changed the very same', () => {
    const before = { a: { b: 1 }, c: [{ d: 1 }, { d: 2 }] };
    const after = applyChange(
      before,
      changeBetween(before, { a: { b: 1 }, c: [{ d: 1 }, { d: 3 }] }),
    ) as typeof before;
    expect(after.a).toBe(before.a);
    expect(after.c[0]).toBe(before.c[0]);
  });

  it('says what a list has got, not the whole list', () => {
    expect(changeBetween({ a: [1, 2] }, { a: [1, 2, 3] })).toEqual({ in: { a: { added: [3] } } });
  });
});
