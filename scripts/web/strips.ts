// Each staged moment as a strip of 8 frames at even times: screenshots/strips/<moment>.png.
// `--only WORD` takes those whose name has the word, `--still` three stills each as reduced motion shows them, and
// `--measure` says of each moment what of a frame strip it has, and fails where something is missing.
import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, optionOf, ROOT, serveClient } from './client.js';
import { type MomentMeasured, measureMoment, setMomentTime } from './measure-moment.js';
import { MOMENT_SETTINGS, reachMoment } from './reach-moment.js';
import { Stage } from './stage.js';
import { STAGED_MOMENTS, type StagedPosition } from './staged-positions.js';

const FRAMES = 8;
/** Steps in which a part of a moment is looked at. */
const FINE = 7;
/** A frame is half as large as the window. */
const WINDOW = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.5 };

const isMeasuring = process.argv.includes('--measure');
const isStill = process.argv.includes('--still');
const only = optionOf('--only') ?? '';
const out = `${ROOT}screenshots/strips`;

interface Frame {
  readonly time: number;
  readonly picture: Buffer;
  readonly measured: MomentMeasured;
}

/** What a strip must show. */
interface Criteria {
  /** The rest is dim by the second frame. */
  readonly 'dim by 2': boolean;
  /** The picture's largest share of the window, with the face or number that decides; 0.4 at least. */
  readonly peak: number;
  /** The deciding face or number stays to the end. */
  readonly result: boolean;
  /** No frame but the first and last is empty. */
  readonly full: boolean;
  /** No frame cuts a word, face or number off. */
  readonly whole: boolean;
  /** The last frame is the table that follows. */
  readonly 'ends as table': boolean;
}
const LEAST_PEAK = 0.4;
const DIM = 0.95;
/** Letters are smoothed otherwise where something lies over them. */
const MOST_DIFFERENCE = 0.001;
/** The share of the window that a picture fills while it comes and goes. */
const LEAST_PICTURE = 0.2;

/** What has moved so far stays as it is. */
function endMovements(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      animation.id = 'ended';
    }
  });
}

/** The table as it is without its picture. */
async function withoutMoment(page: Page): Promise<Buffer> {
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => document.querySelector('.moment')?.toggleAttribute('hidden', hidden), isHidden);
  await hide(true);
  const picture = await page.screenshot();
  await hide(false);
  return picture;
}

/** A moment frame by frame, through all its parts. */
async function framesOf(
  { page }: Stage,
  { moment }: StagedPosition,
): Promise<{ readonly frames: readonly Frame[]; readonly following: Buffer }> {
  const frames: Frame[] = [];
  let following: Buffer = Buffer.alloc(0);
  const isStaged = async () => (await page.locator(`.moment[data-moment="${moment}"]`).count()) > 0;
  for (let begun = 0; await isStaged(); ) {
    let length = 0;
    for (let at = 0; at <= FINE; at++) {
      length = await page.evaluate(setMomentTime, at / FINE);
      const measured = await page.evaluate(measureMoment);
      frames.push({ time: begun + (length * at) / FINE, picture: await page.screenshot(), measured });
    }
    begun += length;
    following = await withoutMoment(page);
    await endMovements(page);
    await page.locator('.caption-tools button').nth(1).click();
    await page.waitForTimeout(60);
  }
  return { frames, following };
}

/** As many frames as a strip has, at even times. */
function evenly(frames: readonly Frame[]): readonly Frame[] {
  const end = frames.at(-1)?.time ?? 0;
  return Array.from({ length: FRAMES }, (_, at) => {
    const time = (end * at) / (FRAMES - 1);
    return frames.reduce((best, frame) =>
      Math.abs(frame.time - time) <= Math.abs(best.time - time) ? frame : best,
    );
  });
}

/** The share of pixels in which two pictures of one size differ. */
async function differenceOf(browser: Browser, pictures: readonly Buffer[]): Promise<number> {
  const page = await browser.newPage();
  const difference = await page.evaluate(
    async (urls) => {
      const [one, other] = await Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
          paper?.drawImage(image, 0, 0);
          return paper?.getImageData(0, 0, image.width, image.height).data ?? [];
        }),
      );
      const length = one?.length ?? 0;
      let differing = 0;
      for (let at = 0; at < length; at++)
        if (Math.abs((one?.[at] ?? 0) - (other?.[at] ?? 0)) > 16) differing++;
      return differing / length;
    },
    pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  );
  await page.close();
  return difference;
}

function criteriaOf(strip: readonly Frame[], difference: number): Criteria {
  const told = strip.slice(1, -1).map(({ measured }) => measured);
  return {
    'dim by 2': (told[0]?.dim ?? 0) >= DIM,
    peak: Math.max(...told.map(({ picture, decides }) => (decides ? Math.round(picture * 100) / 100 : 0))),
    result: told.at(-1)?.decides === true,
    full: told.every(({ picture }) => picture >= LEAST_PICTURE),
    whole: told.every(({ cut }) => cut.length === 0),
    'ends as table': difference <= MOST_DIFFERENCE,
  };
}

function isMet(criteria: Criteria): boolean {
  return criteria.peak >= LEAST_PEAK && Object.values(criteria).every((met) => met !== false);
}

/** Reduced motion: the picture is there at once, stays, and is gone. */
async function stillsOf(stage: Stage): Promise<readonly Buffer[]> {
  const [first, second] = [await stage.page.screenshot(), await stage.page.screenshot()];
  return [first, second, await withoutMoment(stage.page)];
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
const measured: Record<string, Criteria> = {};
for (const [name, staged] of Object.entries(STAGED_MOMENTS)) {
  if (!name.includes(only)) continue;
  const stage = await Stage.open(browser, client.address, {
    context: { ...WINDOW, reducedMotion: isStill ? 'reduce' : 'no-preference' },
    settings: { theme: 'light', ...MOMENT_SETTINGS },
  });
  try {
    await reachMoment(stage, staged);
    if (isStill) await sheetOf(browser, await stillsOf(stage), `${out}/${name}-still.png`);
    else {
      const { frames, following } = await framesOf(stage, staged);
      const strip = evenly(frames);
      const difference = await differenceOf(browser, [following, strip.at(-1)?.picture ?? following]);
      measured[name] = criteriaOf(strip, difference);
      await sheetOf(
        browser,
        strip.map(({ picture }) => picture),
        `${out}/${name}.png`,
      );
    }
  } catch (error) {
    failed.push(`${name}: ${String(error).split('\n')[0]}`);
  }
  await stage.close();
}
await browser.close();
client.close();
for (const [name, criteria] of Object.entries(measured))
  if (isMeasuring && !isMet(criteria)) failed.push(`${name}: ${JSON.stringify(criteria)}`);
if (isMeasuring) console.table(measured);
for (const failure of failed) console.error(failure);
console.log(`Strips are in ${out}${failed.length > 0 ? `, ${failed.length} failed` : ''}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
