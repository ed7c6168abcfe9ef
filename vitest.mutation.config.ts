import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.js';

/** The fast tests of the rules, for mutation testing: rule tests and a handful of random games. */
export default mergeConfig(
  base,
  defineConfig({
    test: {
      include: ['packages/rules/{src,test}/**/*.test.ts'],
      exclude: [
        '**/model/city/**',
        '**/test/leaks/**',
        '**/test/golden/**',
        '**/scenario/**',
        '**/test/modules/**',
      ],
      env: { RANDOM_GAMES: '12', CAREFUL_GAMES: '1' },
    },
  }),
);
