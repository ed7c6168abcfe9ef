import { expect, it } from 'vitest';
import { picksOf, samePick } from './decision.js';
import { refuse } from './refusal.js';

it('shares the picks with a small number and makes the others', () => {
  const pickOne = picksOf('one');
  for (const shared of [0, 63]) expect(pickOne(shared)).toBe(pickOne(shared));
  for (const of of [-1, 0, 63, 64, '0', 'x']) expect(pickOne(of)).toEqual({ pick: 'one', of });
});

it('compares picks by what they say', () => {
  const pick = { pick: 'one', of: 100 };
  expect(samePick(pick, { ...pick })).toBe(true);
  expect(samePick(pick, { ...pick, of: 101 })).toBe(false);
  expect(samePick(pick, { ...pick, pick: 'two' })).toBe(false);
});

it('gives a refusal parameters only if it has some', () => {
  expect(Object.keys(refuse('no-card', 'ACC-2'))).toEqual(['code', 'rule']);
  expect(refuse('too-expensive', 'HER-4', { price: 3 })).toEqual({
    code: 'too-expensive',
    rule: 'HER-4',
    params: { price: 3 },
  });
});
