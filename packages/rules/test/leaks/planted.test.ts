import { describe, expect, it } from 'vitest';
import { rules } from '../play.js';
import { PLANTED_LEAKS } from './planted.js';
import { findLeaks, newCoverage, recordForLeaks } from './twin-tests.js';

const PLANTED_GAMES = 60;

describe('the leak test is tested', () => {
  const recordings = Array.from({ length: PLANTED_GAMES }, (_, at) => recordForLeaks(rules, at + 1));

  it.each(PLANTED_LEAKS)('catches $name', ({ plant, happensIn = () => true }) => {
    const leaky = plant(rules);
    const games = recordings.filter(happensIn);
    const caught = games.some((recording) => findLeaks(recording, newCoverage(), leaky).length > 0);
    expect(caught, `games ${games.map(({ seed }) => seed)}`).toBe(true);
  });
});
