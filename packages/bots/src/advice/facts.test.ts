import { expect, it } from 'vitest';
import { priceFacts } from './facts.js';

it('what else an option uses up is told beside its price, and where that is nothing', () => {
  const usedUp = { key: 'advice.uses-up', params: { means: 'resistance' } };
  const meaning = { rule: 'RES-3', left: 0, currency: 'trust', usesUp: 'resistance' } as const;
  expect(priceFacts({ ...meaning, price: 0 })).toEqual([usedUp]);
  const price = { key: 'advice.price', params: { price: 1, left: 0, currency: 'trust' } };
  expect(priceFacts({ ...meaning, price: 1 })).toEqual([price, usedUp]);
  expect(priceFacts({ ...meaning, price: 0, usesUp: undefined })).toEqual([]);
});
