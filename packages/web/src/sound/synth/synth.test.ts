import { describe, expect, it } from 'vitest';
import { melodyOf } from './melody.js';
import { randomFrom } from './random.js';

describe('a melody', () => {
  it('is read note by note', () => {
    expect(melodyOf('A4 -:0.5 A5:2 Bb4')).toEqual([
      { at: 0, pitch: 440, beats: 1 },
      { at: 1.5, pitch: 880, beats: 2 },
      { at: 3.5, pitch: expect.closeTo(466.16, 2), beats: 1 },
    ]);
  });

  it('knows no other signs', () => {
    expect(() => melodyOf('A4 H4')).toThrow('not a note: H4');
  });
});

it('random numbers follow from their seed and fill the whole range', () => {
  const drawn = (seed: string) => {
    const random = randomFrom(seed);
    return Array.from({ length: 1000 }, random);
  };
  expect(drawn('bell')).toEqual(drawn('bell'));
  expect(drawn('bell')).not.toEqual(drawn('gate'));
  expect(Math.min(...drawn('bell'))).toBeLessThan(0.01);
  expect(Math.max(...drawn('bell'))).toBeGreaterThan(0.99);
});
