import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@great-machine/rules': source('packages/rules/src/index.ts'),
      '@great-machine/bots': source('packages/bots/src/index.ts'),
    },
  },
  test: { include: ['packages/*/{src,test}/**/*.test.ts'], testTimeout: 60_000, maxWorkers: '100%' },
});
