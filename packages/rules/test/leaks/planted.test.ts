import { describe, expect, it } from 'vitest';
import { rules } from '../play.js';
import { PLANTED_LEAKS } from './planted.js';
import { PLANTED_IN_TOLD_VIEWS } from './planted-told.js';
import { findLeaks, newCoverage, recordForLeaks } from './twin-tests.js';

const MOST_GAMES = 300;
const MOST_TRIED = 60;

describe('the leak test is tested', () => {
  const recordings: ReturnType<typeof recordForLeaks>[] = [];
  /** A recorded game, made when it is first needed. */
  const recordingOf = (seed: number) => (recordings[seed] ??= recordForLeaks(rules, seed));

  it.each([...PLANTED_LEAKS, ...PLANTED_IN_TOLD_VIEWS])(
    'catches $name',
    ({ plant, happensIn = () => true }) => {
      const leaky = plant(rules);
      const tried: number[] = [];
      for (let seed = 1; seed <= MOST_GAMES && tried.length < MOST_TRIED; seed++) {
        const recording = recordingOf(seed);
        if (!happensIn(recording)) continue;
        if (findLeaks(recording, newCoverage(), leaky).next().done === false) return;
        tried.push(seed);
      }
      expect.fail(`not caught in games ${tried}`);
    },
  );
});
