import type { Browser, Page } from 'playwright-core';
import { DESKTOP, percentile, rounded } from './bench-figures.js';
import { MACHINE, POSITIONS } from './positions.js';
import { Stage } from './stage.js';
import { traceDuring } from './trace.js';

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
    walk: await framesDuring(browser, page, acts.walk, { from: '.walking-guard' }),
  };
  await stage.close();
  return measured;
}

/** What a frame took at most in 19 of 20, in milliseconds. */
export interface Frames {
  readonly frames: number;
  /** From one frame to the next, by the clock. */
  readonly wallP95: number;
  readonly pageThreadP95: number;
  readonly paintingP95: number;
}

/** Which frames count: from where something is seen first, or while it is seen; else all. */
interface Counted {
  readonly from?: string;
  readonly whileSeen?: string;
}

/** Frames while something happens. */
export async function framesDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
  counted: Counted = {},
): Promise<Frames> {
  await page.evaluate(watchFrames, counted);
  const trace = await traceDuring(browser, page, act);
  const wall = await page.evaluate(() => {
    const taken = window.frameTimes;
    window.frameTimes = undefined;
    return taken ?? [];
  });
  const after = trace.marks.get('begun');
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

/** Runs in the page: notes the time between frames that count. */
function watchFrames({ from, whileSeen }: Counted): void {
  performance.clearMarks();
  window.frameTimes = [];
  let last: number | undefined;
  let hasBegun = from === undefined;
  const tick = (now: number) => {
    if (window.frameTimes === undefined) return;
    const counts = whileSeen === undefined || document.querySelector(whileSeen) !== null;
    if (counts && last !== undefined) window.frameTimes.push(now - last);
    last = counts ? now : undefined;
    if (!hasBegun && from !== undefined && document.querySelector(from) !== null) {
      hasBegun = true;
      window.frameTimes = [];
      performance.mark('begun');
    }
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
