import { expect, it } from 'vitest';
import { chaos } from './chaos.js';
import { NO_FAULTS, STORES } from './figures.js';

/** In milliseconds: a machine that is busy starts servers slowly. */
const LONGEST = 300_000;

/** What two rounds hold of each kind. */
const FIRST_DISASTERS = {
  sqlite: ['the server is killed', 'the server is restarted', 'the people are cut off'],
  postgres: [
    'server 1 is killed',
    'server 2 is killed',
    'the database is killed',
    'server 1 is cut off from the database',
    'server 2 is cut off from the database',
    'the database is cut off',
  ],
};

it.each(STORES)(
  'people play on while what keeps their tables in %s is killed, and nothing is lost',
  async (store) => {
    const seed = Date.now() % 1_000_000;
    const happened: string[] = [`seed ${seed}`];
    const figures = await chaos({ store, rounds: 2, seed }, (text) => happened.push(text));
    expect(figures, happened.join('\n')).toMatchObject({ store, rounds: 2, ...NO_FAULTS });
    expect(figures.acknowledged).toBeGreaterThan(20);
    expect(Object.keys(figures.disasters)).toEqual(FIRST_DISASTERS[store]);
  },
  LONGEST,
);
