import { existsSync } from 'node:fs';
import type { Plugin } from 'vitest/config';
import { defineConfig, mergeConfig } from 'vitest/config';
import everything from './vitest.config.js';

/** What the packages ship. */
const SHIPPED = /\/packages\/[^/]+\/dist\/.*\.js$/;

/** Puts what was compiled in the place of its source; tests and the web client are compiled nowhere. */
function shippedCode(): Plugin {
  return {
    name: 'shipped-code',
    enforce: 'pre',
    async resolveId(name, importer, options) {
      const found = await this.resolve(name, importer, { ...options, skipSelf: true });
      const shipped = found?.id.replace(/\/src\/(.*)\.ts$/, '/dist/$1.js');
      return shipped !== undefined && SHIPPED.test(shipped) && existsSync(shipped) ? shipped : found;
    },
  };
}

/**
 * `npm test` runs the code that ships, which it has just built: games are faster in it than in sources that the test runner rewrites,
 * and faults of building show.
 */
export default mergeConfig(
  everything,
  defineConfig({ plugins: [shippedCode()], test: { server: { deps: { external: [SHIPPED] } } } }),
);
