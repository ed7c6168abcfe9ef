import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The client in a real browser: `npm run -s test:e2e`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*.e2e.ts'],
    globalSetup: ['./global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
