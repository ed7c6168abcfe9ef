import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { DESKTOP, rounded } from './bench-figures.mjs';
import { MACHINE, POSITIONS } from './positions.mjs';
import { Stage } from './stage.mjs';
import { Trace, traceDuring } from './trace.mjs';

/** What can be clicked first at a table. */
const TARGET = '.board [data-target], .decision .choice';
const SLOW_DOWN = 4;

/** What a browser fetches as JavaScript before the home screen can be used; workers are listed apart. */
export async function measureSizes(browser, { address, folder }) {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  const fetched = new Set();
  context.on('request', (request) => fetched.add(new URL(request.url()).pathname.slice(1)));
  await page.goto(address);
  await page.locator('.play-machine button').waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  const zipped = (file) => gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length;
  const scripts = [...fetched].filter((file) => file.endsWith('.js'));
  const all = readdirSync(`${folder}/assets`).filter((file) => file.endsWith('.js'));
  return {
    firstLoadKB: rounded(scripts.reduce((sum, file) => sum + zipped(file), 0) / 1024),
    firstLoad: Object.fromEntries(scripts.map((file) => [file, rounded(zipped(file) / 1024)])),
    later: Object.fromEntries(
      all
        .map((file) => `assets/${file}`)
        .filter((file) => !fetched.has(file))
        .map((file) => [file, rounded(zipped(file) / 1024)]),
    ),
  };
}

/** From navigation with a cold cache to the first thing that can be clicked, on a slow processor. */
export async function measureFirstTarget(browser, address, way) {
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
  const [wall] = await page.evaluate(() =>
    performance.getEntriesByName('first-target').map(({ startTime }) => startTime),
  );
  await stage.close();
  const pageThread = Trace.spent(trace.page, -Infinity, until);
  const workers = Trace.spent(trace.workers, -Infinity, until);
  return {
    wall: Math.round(wall),
    processor: Math.round(SLOW_DOWN * (pageThread + workers)),
    pageThread: rounded(pageThread),
    workers: rounded(workers),
  };
}

/** Runs in the page: leaves a mark when the first target is there. */
function markFirst(selector) {
  const look = () => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look);
    else performance.mark('first-target');
  };
  requestAnimationFrame(look);
}
