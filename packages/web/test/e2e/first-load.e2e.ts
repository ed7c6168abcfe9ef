import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { AT } from './pages.js';

withBrowser();

const MOST_KB = 224;
/** What bots think with; the table's worker only asks them. */
const OF_BOTS =
  /packages\/bots\/dist\/(?:advice|thinking\/(?:evaluation|minds|policy|search)|worlds\/(?:belief|sampling))\//;

/** The addresses of all scripts, those of workers included, that are there when the home screen can be used. */
async function scriptsOf(page: Page): Promise<readonly string[]> {
  const fetched = new Set<string>();
  page.context().on('request', (request) => fetched.add(request.url()));
  await page.reload();
  await page.locator(AT.playMachine).waitFor();
  await page.waitForLoadState('networkidle');
  return [...fetched].filter((address) => address.endsWith('.js'));
}

it('the first load is small, and has no bot in it', async () => {
  const scripts = await scriptsOf(await openClient());
  expect(scripts.some((address) => address.includes('/worker-'))).toBe(true);
  let bytes = 0;
  for (const address of scripts) {
    const code = await (await fetch(address)).text();
    const { sources } = (await (await fetch(`${address}.map`)).json()) as { sources: string[] };
    bytes += gzipSync(code, { level: 9 }).length;
    expect(sources.filter((source) => OF_BOTS.test(source))).toEqual([]);
  }
  expect(bytes / 1024).toBeLessThanOrEqual(MOST_KB);
});
