import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const E2E = `${ROOT}packages/web/test/e2e`;

/** A module of the client or its tests, which are TypeScript. */
export async function load(path, config = {}) {
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'warn', ...config });
  return module;
}

/** The browser that the end-to-end tests use too. */
export async function launchBrowser() {
  const { findBrowser, browserFlags } = await load(`${E2E}/find-browser.ts`);
  return chromium.launch({ executablePath: await findBrowser(), args: browserFlags() });
}

/** The built client, served as any static host would; `--dist FOLDER` names another one. */
export async function serveClient() {
  const folder = optionOf('--dist') ?? `${ROOT}packages/web/dist`;
  if (!existsSync(`${folder}/index.html`)) throw new Error(`No client in ${folder}: npm run build`);
  const { serve } = await load(`${E2E}/serve.ts`);
  const { address, server } = await serve(folder);
  return {
    folder,
    address,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The value after an option of the command line. */
export function optionOf(option) {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
}
