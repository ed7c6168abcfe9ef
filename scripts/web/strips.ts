// Each staged moment as a strip of 8 frames at even times: screenshots/strips/<moment>.png.
// `--only WORD` takes those whose name has the word, `--still` one picture each as reduced motion shows it.
import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, optionOf, ROOT, serveClient } from './client.js';
import { reachMoment } from './reach-moment.js';
import { Stage } from './stage.js';
import { STAGED_MOMENTS } from './staged-positions.js';

const FRAMES = 8;
/** A frame is half as large as the window. */
const WINDOW = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.5 };

const isStill = process.argv.includes('--still');
const only = optionOf('--only') ?? '';
const out = `${ROOT}screenshots/strips`;

/** Sets every movement on the stage to one time of the moment. */
async function setTime(page: Page, share: number): Promise<void> {
  await page.evaluate((at) => {
    const moment = document.querySelector<HTMLElement>('.moment');
    if (moment === null) return;
    // Step by step a moment stays at its peak; here it goes on to its end.
    moment.classList.remove('held');
    const length = Number.parseFloat(moment.style.getPropertyValue('--length'));
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = at * length;
    }
  }, share);
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
    settings: { theme: 'light', speed: 'step', tips: 'never', confirm: 'never' },
  });
  try {
    await reachMoment(stage, staged);
    if (isStill) await stage.page.screenshot({ path: `${out}/${name}-still.png` });
    else {
      const frames: Buffer[] = [];
      for (let at = 0; at < FRAMES; at++) {
        await setTime(stage.page, at / (FRAMES - 1));
        frames.push(await stage.page.screenshot());
      }
      await sheetOf(browser, frames, `${out}/${name}.png`);
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
