import { expect, it } from 'vitest';
import { chaos } from './chaos.js';
import { NO_FAULTS, STORES } from './figures.js';

/** In milliseconds: a machine that is busy starts servers slowly. */
const LONGEST = 300_000;

it.each(STORES)(
  'people play on while what keeps their tables in %s is killed, and nothing is lost',
  async (store) => {
    const seed = Date.now() % 1_000_000;
    const happened: string[] = [`seed ${seed}`];
    const figures = await chaos({ store, rounds: 2, seed }, (text) => happened.push(text));
    expect(figures, happened.join('\n')).toMatchObject({ store, rounds: 2, ...NO_FAULTS });
    expect(figures.acknowledged).toBeGreaterThan(20);
  },
  LONGEST,
);
