import type { Browser, Page } from 'playwright-core';
import { DESKTOP, percentile, rounded } from './bench-figures.js';
import { HEROES_SEAT, MACHINE, POSITIONS } from './positions.js';
import { Stage } from './stage.js';
import { type Span, Trace, traceDuring } from './trace.js';

/** From the click on a choice to the first frame in which the page has changed. */
export async function measureAnswer(browser: Browser, address: string) {
  const stage = await Stage.open(browser, address, { context: DESKTOP, settings: { confirm: 'never' } });
  await stage.openPosition(POSITIONS.machine, [MACHINE]);
  const answers: { pick: string; wall: number; processor: number }[] = [];
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
function clickAndWatch(selector: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const button = document.querySelector<HTMLElement>(selector);
    const decision = document.querySelector('.decision');
    if (button === null || decision === null) return reject(new Error(`no ${selector}`));
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
    watcher.observe(decision, watched);
    const clicked = performance.mark('clicked');
    button.click();
  });
}

/** Frames while the City is moved about, and while a Guard walks. */
export async function measureFrames(browser: Browser, address: string) {
  const stage = await Stage.open(browser, address, {
    context: DESKTOP,
    settings: { confirm: 'never', speed: 'normal' },
  });
  const { page } = stage;
  await stage.openPosition(POSITIONS.machine, [MACHINE]);
  await page.waitForTimeout(3500);
  const { x, y, width, height } = await stage.boxOf('.city');
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
  const during = (act: () => Promise<void>) => framesDuring(browser, page, act);
  const measured = {
    rest: await during(acts.rest),
    pan: await during(acts.pan),
    zoom: await during(acts.zoom),
    walk: await during(acts.walk),
  };
  await stage.close();
  return measured;
}

async function framesDuring(browser: Browser, page: Page, act: () => Promise<void>) {
  await page.evaluate(watchFrames);
  const trace = await traceDuring(browser, page, act);
  const wall = await page.evaluate(() => {
    const taken = window.frameTimes;
    window.frameTimes = undefined;
    return taken ?? [];
  });
  const after = trace.marks.get('walk');
  const p95 = (values: readonly number[]) => rounded(percentile(values, 0.95));
  const pageThread = trace.perFrame(trace.page, after);
  return {
    frames: pageThread.length,
    wallP95: p95(wall),
    pageThreadP95: p95(pageThread),
    paintingP95: p95(trace.perFrame(trace.painting, after)),
  };
}

declare global {
  interface Window {
    /** Milliseconds between frames, while they are watched. */
    frameTimes: number[] | undefined;
  }
}

/** Runs in the page: notes the time between frames, and begins afresh when a Guard sets out. */
function watchFrames(): void {
  performance.clearMarks();
  window.frameTimes = [];
  let last: number | undefined;
  let isWalking = false;
  const tick = (now: number) => {
    if (window.frameTimes === undefined) return;
    if (last !== undefined) window.frameTimes.push(now - last);
    last = now;
    if (!isWalking && document.querySelector('.walking-guard') !== null) {
      isWalking = true;
      window.frameTimes = [];
      performance.mark('walk');
    }
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** Tasks of the page's thread while the strongest bot thinks. */
export async function measureThinking(browser: Browser, address: string) {
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
  const longest = (timeOf: (task: Span) => number) =>
    rounded(Math.max(0, ...trace.page.map((task) => timeOf(task) / 1000)));
  return {
    tasks: trace.page.length,
    wall: longest(({ dur }) => dur),
    processor: longest(({ tdur }) => tdur),
  };
}
