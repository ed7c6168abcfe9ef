import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { DESKTOP, rounded } from './bench-figures.js';
import type { ServedClient } from './client.js';
import { MACHINE, POSITIONS } from './positions.js';
import { Stage } from './stage.js';
import { Trace, traceDuring } from './trace.js';

/** What can be clicked first at a table. */
const TARGET = '.board [data-target], .decision .choice';
const SLOW_DOWN = 4;

/** What a browser fetches as JavaScript before the home screen can be used, what comes later, and all pictures. */
export async function measureSizes(browser: Browser, { address, folder }: ServedClient) {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  const fetched = new Set<string>();
  context.on('request', (request) => fetched.add(new URL(request.url()).pathname.slice(1)));
  await page.goto(address);
  await page.locator('.play-machine button').waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  const zipped = (file: string) => gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length;
  const scripts = [...fetched].filter((file) => file.endsWith('.js'));
  const assets = readdirSync(`${folder}/assets`).map((file) => `assets/${file}`);
  const sizeOf = (files: readonly string[]) =>
    rounded(files.reduce((sum, file) => sum + zipped(file), 0) / 1024);
  const each = (files: readonly string[]) => Object.fromEntries(files.map((file) => [file, sizeOf([file])]));
  return {
    firstLoadKB: sizeOf(scripts),
    artKB: sizeOf(assets.filter((file) => file.endsWith('.svg'))),
    firstLoad: each(scripts),
    later: each(assets.filter((file) => file.endsWith('.js') && !fetched.has(file))),
  };
}

/** From navigation with a cold cache to the first thing that can be clicked, on a slow processor. */
export async function measureFirstTarget(browser: Browser, address: string, way: 'saved' | 'home') {
  const stage = await Stage.open(browser, address, { context: DESKTOP });
  const { page } = stage;
  let hash = '';
  if (way === 'saved') {
    await stage.openPosition(POSITIONS.machine, [MACHINE]);
    await page.waitForTimeout(500);
    hash = new URL(page.url()).hash;
  }
  await page.addInitScript(markFirst, TARGET);
  const load = async () => {
    await page.goto('about:blank');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    return session;
  };
  const begin = async () => {
    await page.goto(address + hash, { waitUntil: 'commit' });
    if (way === 'home') await page.locator('.play-revolutionaries button').click();
    await page.waitForFunction(() => performance.getEntriesByName('first-target').length > 0);
  };
  await load();
  const trace = await traceDuring(browser, page, begin);
  const until = trace.marks.get('first-target');
  const session = await load();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await begin();
  const wall = await page.evaluate(() => performance.getEntriesByName('first-target')[0]?.startTime);
  await stage.close();
  const pageThread = Trace.spent(trace.page, -Infinity, until);
  const workers = Trace.spent(trace.workers, -Infinity, until);
  return {
    wall: Math.round(wall ?? Number.NaN),
    processor: Math.round(SLOW_DOWN * (pageThread + workers)),
    pageThread: rounded(pageThread),
    workers: rounded(workers),
  };
}

/** Runs in the page: leaves a mark when the first target is there. */
function markFirst(selector: string): void {
  const look = () => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look);
    else performance.mark('first-target');
  };
  requestAnimationFrame(look);
}
