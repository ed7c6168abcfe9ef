import { describe, expect, it } from 'vitest';
import { addTo, itemAt, present } from './checked.js';

describe('itemAt', () => {
  it('gives what stands at a place of a list or under a key', () => {
    expect(itemAt(['a', 'b'], 1)).toBe('b');
    expect(itemAt({ discontent: 0 }, 'discontent')).toBe(0);
  });

  it('says where nothing stands', () => {
    expect(() => itemAt(['a'], 1)).toThrow('there is nothing at 1');
    expect(() => itemAt<number>({}, 'discontent')).toThrow('there is nothing at discontent');
  });
});

it('addTo changes one number of a list', () => {
  const guards = [1, 2, 3];
  addTo(guards, 1, -2);
  expect(guards).toEqual([1, 0, 3]);
  expect(() => addTo(guards, 3, 1)).toThrow('there is nothing at 3');
});

it('present says what is missing', () => {
  expect(present(0, 'face rolled')).toBe(0);
  expect(() => present(undefined, 'face rolled')).toThrow('there is no face rolled');
});
