import { createHash } from 'node:crypto';
import { playerDice } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { commitmentTo, keyOfToss } from './fair-key.js';
import { sha256 } from './sha-256.js';

it('SHA-256 of texts of every length is that of the standard', () => {
  const below = playerDice(7);
  const letters = 'aä€😀';
  for (let length = 0; length < 200; length++) {
    const text = Array.from({ length }, () => [...letters][below(4)]).join('');
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

it('a commitment is to one table, one seat and its bits', () => {
  const bits = '0123456789abcdef0123456789abcdef';
  const commitments = [
    commitmentTo('table-01', { of: 'machine', bits }),
    commitmentTo('table-02', { of: 'machine', bits }),
    commitmentTo('table-01', { of: 'server', bits }),
    commitmentTo('table-01', { of: 'machine', bits: bits.replace('0', '1') }),
  ];
  expect(new Set(commitments).size).toBe(4);
});

it('every bit of a toss changes the key', () => {
  const tossed = ['server', 'machine', 'revolutionary-1'].map((of) => ({ of, bits: 'a'.repeat(32) }));
  const keys = [
    keyOfToss('table-01', tossed),
    keyOfToss('table-02', tossed),
    keyOfToss('table-01', tossed.slice(0, 2)),
    ...tossed.map((_, at) =>
      keyOfToss(
        'table-01',
        tossed.map((one, other) => (at === other ? { ...one, bits: `b${one.bits.slice(1)}` } : one)),
      ),
    ),
  ];
  expect(new Set(keys).size).toBe(6);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
});
