import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { browserFlags, findBrowser } from '../../tools/src/find-browser.js';
import { serveClient } from './server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the client is served. */
    readonly address: string;
    /** Where the browser listens. */
    readonly browser: string;
  }
}

const WEB = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the client, serves it as `npm start` does, and starts one browser for all tests. E2E_DIST names a client that is built already. */
export default async function setUp({ provide }: TestProject) {
  const { E2E_DIST } = process.env;
  const built = E2E_DIST === undefined ? await buildClient() : resolve(E2E_DIST);
  const server = await serveClient(built);
  const browser = await chromium.launchServer({ executablePath: await findBrowser(), args: browserFlags() });
  provide('address', server.address);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}

/** As it is shipped: vitest's own NODE_ENV would make a client for development. */
async function buildClient(): Promise<string> {
  const outDir = fileURLToPath(new URL('../../dist', import.meta.url));
  process.env.NODE_ENV = 'production';
  await build({
    root: WEB,
    configFile: `${WEB}vite.config.ts`,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}
