import { describe, expect, it } from 'vitest';
import { itemAt } from './item-at.js';

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
