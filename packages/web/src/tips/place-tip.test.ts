import { expect, it } from 'vitest';
import { placeTip } from './place-tip.js';

const column = { left: 80, top: 30, width: 20, height: 20 };
const edge = { left: 0, top: 0, width: 80, height: 5 };

it('takes the first place where nothing is covered', () => {
  expect(placeTip([column, edge], [])).toBe(column);
  expect(placeTip([column, edge], [{ left: 70, top: 20, width: 20, height: 20 }])).toBe(edge);
  expect(placeTip([column, edge], [{ left: 60, top: 5, width: 20, height: 60 }])).toBe(column);
});

it('takes none where everything is in the way', () => {
  const everything = { left: 0, top: 0, width: 100, height: 100 };
  expect(placeTip([column, edge], [everything])).toBeUndefined();
});
