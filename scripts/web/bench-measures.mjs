import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { HEROES_SEAT, MACHINE, POSITIONS } from './positions.mjs';
import { Stage } from './stage.mjs';
import { Trace, traceDuring } from './trace.mjs';

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

/** From the click on a choice to the first frame in which the page has changed. */
export async function measureAnswer(browser, address) {
  const stage = await Stage.open(browser, address, { context: DESKTOP, settings: { confirm: 'never' } });
  await stage.openPosition(POSITIONS.machine, [MACHINE]);
  const answers = [];
  for (const pick of [
    'servant lex-hecate',
    'do raid',
    'guard commerce',
    'to science',
    'servant phantasmer',
  ]) {
    const selector = `.choice[data-pick="${pick}"]`;
    await stage.page.locator(selector).waitFor();
    let wall = 0;
    const trace = await traceDuring(browser, stage.page, async () => {
      wall = await stage.page.evaluate(clickAndWatch, selector);
      await stage.page.waitForTimeout(100);
    });
    const [from, to] = ['clicked', 'changed'].map((mark) => trace.marks.get(mark));
    const processor = Trace.spent([...trace.page, ...trace.workers], from, to);
    answers.push({ pick, wall: rounded(wall), processor: rounded(processor) });
  }
  await stage.close();
  return answers;
}

/** Runs in the page: how long after a click the page has changed. */
function clickAndWatch(selector) {
  return new Promise((resolve) => {
    const button = document.querySelector(selector);
    performance.clearMarks();
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          const { startTime } = performance.mark('changed');
          resolve(startTime - clicked.startTime);
        }),
      );
    });
    const watched = { childList: true, subtree: true, characterData: true };
    watcher.observe(document.querySelector('.decision'), watched);
    const clicked = performance.mark('clicked');
    button.click();
  });
}

/** Frames while the City is moved about, and while a Guard walks. */
export async function measureFrames(browser, address) {
  const stage = await Stage.open(browser, address, {
    context: DESKTOP,
    settings: { confirm: 'never', speed: 'normal' },
  });
  const { page } = stage;
  await stage.openPosition(POSITIONS.machine, [MACHINE]);
  await page.waitForTimeout(3500);
  const { x, y, width, height } = await page.locator('.city').boundingBox();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const acts = {
    rest: () => page.waitForTimeout(1500),
    pan: async () => {
      await page.mouse.move(middle.x, y + 12);
      await page.mouse.down();
      for (let step = 0; step < 60; step++) {
        await page.mouse.move(middle.x + Math.sin(step / 6) * 150, y + 12 + (1 - Math.cos(step / 6)) * 60);
        await page.waitForTimeout(16);
      }
      await page.mouse.up();
    },
    zoom: async () => {
      await page.mouse.move(middle.x, middle.y);
      for (let step = 0; step < 60; step++) {
        await page.mouse.wheel(0, step < 30 ? -40 : 40);
        await page.waitForTimeout(16);
      }
    },
    walk: async () => {
      for (const pick of ['guard commerce', 'to science']) {
        await page.locator(`.choice[data-pick="${pick}"]`).click();
        await page.waitForTimeout(300);
      }
      await page.waitForTimeout(900);
    },
  };
  const measured = {};
  for (const [name, act] of Object.entries(acts)) measured[name] = await framesDuring(browser, page, act);
  await stage.close();
  return measured;
}

async function framesDuring(browser, page, act) {
  await page.evaluate(() => {
    window.frameTimes = [];
    let last;
    const tick = (now) => {
      if (last !== undefined) window.frameTimes?.push(now - last);
      last = now;
      if (window.frameTimes !== undefined) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const trace = await traceDuring(browser, page, act);
  const wall = await page.evaluate(() => {
    const taken = window.frameTimes;
    window.frameTimes = undefined;
    return taken;
  });
  const p95 = (values) => rounded(percentile(values, 0.95));
  return {
    frames: trace.frames.length,
    wallP95: p95(wall),
    pageThreadP95: p95(trace.perFrame(trace.page)),
    paintingP95: p95(trace.perFrame(trace.painting)),
  };
}

/** Tasks of the page's thread while the strongest bot thinks. */
export async function measureThinking(browser, address) {
  const stage = await Stage.open(browser, address, {
    context: DESKTOP,
    settings: { confirm: 'never', speed: 'normal' },
  });
  const { page } = stage;
  await stage.openPosition(POSITIONS.access, [HEROES_SEAT], 'mastermind');
  const trace = await traceDuring(browser, page, async () => {
    for (let answers = 0; answers < 3; answers++) {
      await page.locator('.decision .choice').first().click();
      await page.waitForTimeout(300);
    }
    await page.waitForTimeout(8000);
  });
  await stage.close();
  const longest = (of) => rounded(Math.max(0, ...trace.page.map((task) => task[of] / 1000)));
  return { tasks: trace.page.length, wall: longest('dur'), processor: longest('tdur') };
}
