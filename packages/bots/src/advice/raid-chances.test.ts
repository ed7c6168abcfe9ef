import { describe, expect, it } from 'vitest';
import { believedChance, statedChance } from './raid-chances.js';

const CHANCES = Array.from({ length: 99 }, (_, at) => (at + 1) / 100);

describe.each(['machine', 'heroes'] as const)('to the %s', (reader) => {
  it('a likelier Raid is stated to be likelier, and what is proved stays proved', () => {
    const stated = [0, ...CHANCES, 1].map((chance) => statedChance(chance, reader));
    expect(stated).toEqual([...stated].sort((a, b) => a - b));
    expect(new Set(stated).size).toBe(101);
    expect([stated[0], stated[100]]).toEqual([0, 1]);
  });

  it('what the belief said is found from what was stated', () => {
    for (const chance of [0, ...CHANCES, 1])
      expect(believedChance(statedChance(chance, reader), reader)).toBeCloseTo(chance, 9);
  });
});
