import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '../../../../scripts/longest-first.js';

/** The client in a real browser: `npm run -s test:e2e`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*.e2e.ts'],
    globalSetup: ['./global-setup.ts'],
    // As for the other tests: one process runs many files.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    sequence: {
      sequencer: longestFirst([
        'axe.e2e.ts',
        'sound.e2e.ts',
        'hot-seat-modules.e2e.ts',
        'hot-seat.e2e.ts',
        'whole-game-modules.e2e.ts',
        'whole-game.e2e.ts',
        'decisions.e2e.ts',
        'table.e2e.ts',
        'phone.e2e.ts',
      ]),
    },
  },
});
