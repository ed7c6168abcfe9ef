// Each staged moment as a strip of 8 frames at even times: screenshots/strips/<moment>.png.
// `--only WORD` takes those whose name has the word, `--still` one picture each as reduced motion shows it.
import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, optionOf, ROOT, serveClient } from './client.js';
import { MOMENT_SETTINGS, reachMoment } from './reach-moment.js';
import { Stage } from './stage.js';
import { STAGED_MOMENTS, type StagedPosition } from './staged-positions.js';

const FRAMES = 8;
/** Steps in which a part of a moment is looked at. */
const FINE = 7;
/** A frame is half as large as the window. */
const WINDOW = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.5 };

const isStill = process.argv.includes('--still');
const only = optionOf('--only') ?? '';
const out = `${ROOT}screenshots/strips`;

interface Frame {
  readonly time: number;
  readonly picture: Buffer;
}

/** Movements that belong to an earlier part of the picture have ended; those of the newest part are set to its times. */
function setTime(page: Page, share: number): Promise<number> {
  return page.evaluate((at) => {
    const moment = document.querySelector<HTMLElement>('.moment');
    const length = Number.parseFloat(moment?.style.getPropertyValue('--length') ?? '');
    // Step by step a moment stays at its peak; here the last part goes on to its end.
    if (moment?.querySelector('.m-riot') === null || moment?.querySelector('.m-banner'))
      moment?.classList.remove('held');
    for (const animation of document.getAnimations()) {
      if (animation.id === 'ended') continue;
      animation.pause();
      animation.currentTime = at * length;
    }
    return length;
  }, share);
}

/** What has moved so far stays as it is. */
function endMovements(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      animation.id = 'ended';
    }
  });
}

/** A moment frame by frame, through all its parts. */
async function framesOf({ page }: Stage, { moment }: StagedPosition): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  const isStaged = async () => (await page.locator(`.moment[data-moment="${moment}"]`).count()) > 0;
  for (let begun = 0; await isStaged(); ) {
    let length = 0;
    for (let at = 0; at <= FINE; at++) {
      length = await setTime(page, at / FINE);
      frames.push({ time: begun + (length * at) / FINE, picture: await page.screenshot() });
    }
    begun += length;
    await endMovements(page);
    await page.locator('.caption-tools button').nth(1).click();
    await page.waitForTimeout(60);
  }
  return frames;
}

/** As many frames as a strip has, at even times. */
function evenly(frames: readonly Frame[]): readonly Buffer[] {
  const end = frames.at(-1)?.time ?? 0;
  return Array.from({ length: FRAMES }, (_, at) => {
    const time = (end * at) / (FRAMES - 1);
    return frames.reduce((best, frame) =>
      Math.abs(frame.time - time) <= Math.abs(best.time - time) ? frame : best,
    ).picture;
  });
}

/** Pictures side by side, four in a row. */
async function sheetOf(browser: Browser, frames: readonly Buffer[], path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 4 * 648 + 8, height: 2 * 368 + 8 } });
  const images = frames.map((frame) => `<img src="data:image/png;base64,${frame.toString('base64')}">`);
  await page.setContent(
    `<style>body{margin:8px;display:grid;grid-template-columns:repeat(4,640px);gap:8px;background:#888}img{width:640px}</style>${images.join('')}`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

mkdirSync(out, { recursive: true });
const client = await serveClient();
const browser = await launchBrowser();
const failed: string[] = [];
for (const [name, staged] of Object.entries(STAGED_MOMENTS)) {
  if (!name.includes(only)) continue;
  const stage = await Stage.open(browser, client.address, {
    context: { ...WINDOW, reducedMotion: isStill ? 'reduce' : 'no-preference' },
    settings: { theme: 'light', ...MOMENT_SETTINGS },
  });
  try {
    await reachMoment(stage, staged);
    if (isStill) await stage.page.screenshot({ path: `${out}/${name}-still.png` });
    else {
      await sheetOf(browser, evenly(await framesOf(stage, staged)), `${out}/${name}.png`);
    }
  } catch (error) {
    failed.push(`${name}: ${String(error).split('\n')[0]}`);
  }
  await stage.close();
}
await browser.close();
client.close();
for (const failure of failed) console.error(failure);
console.log(`Strips are in ${out}${failed.length > 0 ? `, ${failed.length} failed` : ''}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
