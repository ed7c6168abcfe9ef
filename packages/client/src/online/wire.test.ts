import { expect, it } from 'vitest';
import { isForGood, pauseBefore, type World } from './wire.js';

/** The pauses of many clients that lost their server at one moment, shortest first. */
function pausesOf(clients: number, retryAfter: number): readonly number[] {
  return Array.from({ length: clients }, (_, at) => {
    const world = { random: () => at / clients } as World;
    return pauseBefore(1, world, { refused: 'unavailable', retryAfter });
  });
}

it('clients that a server has told to come back after 2 seconds do so at many moments of the next 2', () => {
  const pauses = pausesOf(4000, 2);
  expect(pauses[0]).toBe(2000);
  expect(pauses.at(-1)).toBeLessThan(4000);
  for (const from of [2000, 2500, 3000, 3500])
    expect(pauses.filter((pause) => pause >= from && pause < from + 500)).toHaveLength(1000);
});

it('a message that is too large would be so again: its client does not come back', () => {
  expect(isForGood({ refused: 'too-large' })).toBe(true);
  expect(isForGood({ refused: 'too-many', retryAfter: 5 })).toBe(false);
});
