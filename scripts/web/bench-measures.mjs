import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { HEROES_SEAT, MACHINE, POSITIONS } from './positions.mjs';
import { Stage } from './stage.mjs';

const DESKTOP = { viewport: { width: 1280, height: 720 } };
/** What can be clicked first at a table. */
const TARGET = '.board [data-target], .decision .choice';
const SLOW_DOWN = 4;

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
const rounded = (value) => Math.round(value * 10) / 10;

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
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.clearBrowserCache');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector(selector) === null) requestAnimationFrame(look);
      else window.firstTargetAt = performance.now();
    };
    requestAnimationFrame(look);
  }, TARGET);
  await page.goto(address + hash, { waitUntil: 'commit' });
  let clickedAt = 0;
  if (way === 'home') {
    const begin = page.locator('.play-revolutionaries button');
    await begin.waitFor();
    clickedAt = await page.evaluate(() => performance.now());
    await begin.click();
  }
  await page.waitForFunction(() => window.firstTargetAt !== undefined);
  const at = await page.evaluate(() => window.firstTargetAt);
  await stage.close();
  return { at: Math.round(at), clickedAt: Math.round(clickedAt) };
}

/** From the click on a choice to the first frame in which the page has changed. */
export async function measureAnswer(browser, address) {
  const stage = await Stage.open(browser, address, { context: DESKTOP, settings: { confirm: 'never' } });
  await stage.openPosition(POSITIONS.machine, [MACHINE]);
  const times = [];
  for (const pick of [
    'servant lex-hecate',
    'do raid',
    'guard commerce',
    'to science',
    'servant phantasmer',
  ]) {
    await stage.page.locator(`.choice[data-pick="${pick}"]`).waitFor();
    times.push(
      await stage.page.evaluate(
        (selector) =>
          new Promise((resolve) => {
            const button = document.querySelector(selector);
            const watcher = new MutationObserver(() => {
              watcher.disconnect();
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - before)));
            });
            watcher.observe(document.querySelector('.decision'), {
              childList: true,
              subtree: true,
              characterData: true,
            });
            const before = performance.now();
            button.click();
          }),
        `.choice[data-pick="${pick}"]`,
      ),
    );
    await stage.page.waitForTimeout(300);
  }
  await stage.close();
  return { times: times.map(rounded), worst: rounded(Math.max(...times)) };
}

/** The time between frames while the City is moved about, and while a Guard walks. */
export async function measureFrames(browser, address) {
  const stage = await Stage.open(browser, address, {
    context: DESKTOP,
    settings: { confirm: 'never', speed: 'normal' },
  });
  const { page } = stage;
  await stage.openPosition(POSITIONS.machine, [MACHINE]);
  await page.waitForTimeout(800);
  const idle = await framesDuring(page, () => page.waitForTimeout(1500));
  const { x, y, width, height } = await page.locator('.city').boundingBox();
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, y + 12);
  const pan = await framesDuring(page, async () => {
    await page.mouse.down();
    for (let step = 0; step < 60; step++) {
      await page.mouse.move(middle.x + Math.sin(step / 6) * 150, y + 12 + (1 - Math.cos(step / 6)) * 60);
    }
    await page.mouse.up();
  });
  await page.mouse.move(middle.x, middle.y);
  const zoom = await framesDuring(page, async () => {
    for (let step = 0; step < 40; step++) {
      await page.mouse.wheel(0, step < 20 ? -60 : 60);
      await page.waitForTimeout(16);
    }
  });
  const walk = await framesDuring(page, async () => {
    for (const pick of ['guard commerce', 'to science']) {
      await page.locator(`.choice[data-pick="${pick}"]`).click();
      await page.waitForTimeout(700);
    }
  });
  await stage.close();
  return { idle, pan, zoom, walk };
}

async function framesDuring(page, act) {
  await page.evaluate(() => {
    window.frames_ = [];
    let last = performance.now();
    const tick = (now) => {
      window.frames_?.push(now - last);
      last = now;
      if (window.frames_ !== undefined) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await act();
  const frames = await page.evaluate(() => {
    const taken = window.frames_;
    window.frames_ = undefined;
    return taken;
  });
  const all = frames.slice(1);
  return { frames: all.length, median: rounded(median(all)), p95: rounded(percentile(all, 0.95)) };
}

/** Tasks of the page's thread above 50 ms while the strongest bot thinks. */
export async function measureThinking(browser, address) {
  const stage = await Stage.open(browser, address, {
    context: DESKTOP,
    settings: { confirm: 'never', speed: 'normal' },
  });
  const { page } = stage;
  await stage.openPosition(POSITIONS.access, [HEROES_SEAT], 'mastermind');
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  for (let answers = 0; answers < 3; answers++) {
    await page.locator('.decision .choice').first().click();
    await page.waitForTimeout(300);
  }
  await page.waitForTimeout(8000);
  const tasks = await page.evaluate(() => window.longTasks);
  await stage.close();
  return { tasks: tasks.map(rounded), worst: rounded(Math.max(0, ...tasks)) };
}
