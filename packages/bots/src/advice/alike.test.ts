import { type AnswerPick, present } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { ABDUCTIONS } from '../../test/advised-positions.js';
import { RULES as rules } from '../../test/situations.js';
import { keyOfLooks } from './alike.js';
import { consider } from './consideration.js';

const considered = present(consider(rules, ABDUCTIONS, {}), 'question to the Machine');

function keyOf(...citizens: number[]): string {
  const named = citizens.map((of): AnswerPick => ({ pick: 'citizen', of }));
  return keyOfLooks(considered, [{ pick: 'servant', of: 1 }, { pick: 'do', of: 'abduct' }, ...named]);
}

describe('answers come to the same', () => {
  it('where they name Citizens of one District of whom as little is known', () => {
    expect(keyOf(5)).toBe(keyOf(7));
    expect(keyOf(5)).not.toBe(keyOf(6));
    expect(keyOf(1)).not.toBe(keyOf(3));
    expect(keyOf(1)).not.toBe(keyOf(5));
  });

  it('where they name the same Citizens in another order', () => {
    expect(keyOf(6, 5)).toBe(keyOf(5, 6));
    expect(keyOf(6, 5)).not.toBe(keyOf(5, 7));
  });
});
