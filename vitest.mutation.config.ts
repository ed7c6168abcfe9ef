import { defineConfig } from 'vitest/config';
import base from './vitest.config.js';

/** The fast tests of the rules, for mutation testing: played rules, no whole games. */
export default defineConfig({
  resolve: base.resolve,
  test: {
    isolate: false,
    include: ['packages/rules/{src,test}/**/*.test.ts'],
    exclude: [
      '**/src/model/city/**',
      '**/src/scenario/export.test.ts',
      '**/test/{leaks,golden}/**',
      '**/test/{architecture,random-games,careful-games}.test.ts',
      '**/test/modules/{core-names-no-module,whole-games}.test.ts',
    ],
  },
});
