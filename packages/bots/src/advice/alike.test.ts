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

  it('where as many Citizens of the same looks go to each District, and not where others do', () => {
    const moves = (...ways: readonly (readonly [number, number])[]) =>
      keyOfLooks(considered, [
        { pick: 'do', of: 'move-citizens' },
        ...ways.flatMap(([citizen, to]): AnswerPick[] => [
          { pick: 'citizen', of: citizen },
          { pick: 'to', of: to },
        ]),
        { pick: 'done', of: 0 },
      ]);
    expect(moves([5, 0], [6, 1])).toBe(moves([6, 1], [5, 0]));
    expect(moves([5, 0], [6, 1])).toBe(moves([7, 0], [6, 1]));
    expect(moves([6, 0], [5, 1])).not.toBe(moves([5, 0], [6, 1]));
    expect(moves([5, 1], [6, 0])).not.toBe(moves([6, 1], [5, 0]));
  });
});
