import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browserFlags, findBrowser } from '@great-machine/web/tools/find-browser';
import { serve } from '@great-machine/web/tools/serve';
import { type Browser, chromium } from 'playwright-core';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The browser that the end-to-end tests use too. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: browserFlags() });
}

export interface ServedClient {
  readonly folder: string;
  readonly address: string;
  close(): void;
}

/** The built client, served as any static host would; `--dist FOLDER` names another one. */
export async function serveClient(): Promise<ServedClient> {
  const folder = optionOf('--dist') ?? `${ROOT}packages/web/dist`;
  if (!existsSync(`${folder}/index.html`)) throw new Error(`No client in ${folder}: npm run build`);
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
export function optionOf(option: string): string | undefined {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
}
