import type { Browser } from 'playwright-core';
import { DESKTOP } from './bench-figures.js';
import { type Frames, framesDuring } from './bench-frames.js';
import { reachMoment } from './reach-moment.js';
import { Stage } from './stage.js';
import { STAGED_MOMENTS, type StagedPosition } from './staged-positions.js';

/** Frames of each staged moment, from the first to the last of its movement; none of one that bots did not bring about. */
export async function measureMoments(
  browser: Browser,
  address: string,
): Promise<Readonly<Record<string, Frames | undefined>>> {
  const measured: Record<string, Frames | undefined> = {};
  for (const [name, staged] of Object.entries(STAGED_MOMENTS)) {
    const stage = await Stage.open(browser, address, {
      context: DESKTOP,
      settings: { speed: 'step', tips: 'never', confirm: 'never' },
    });
    const isReached = await reachMoment(stage, staged).then(
      () => true,
      () => false,
    );
    await stage.page.waitForTimeout(500);
    measured[name] = isReached
      ? await framesDuring(browser, stage.page, () => playThrough(stage, staged), { whileSeen: '.moment' })
      : undefined;
    await stage.close();
  }
  return measured;
}

/** Plays all parts of a moment, each from its beginning to its end. */
async function playThrough({ page }: Stage, { moment }: StagedPosition): Promise<void> {
  while ((await page.locator(`.moment[data-moment="${moment}"]`).count()) > 0) {
    await page.evaluate(playPart);
    await page.locator('.caption-tools button').nth(1).click();
    await page.waitForTimeout(60);
  }
}

/** Runs in the page: what is held there is put up anew, and moves as long as it does at its usual speed. */
async function playPart(): Promise<void> {
  const moment = document.querySelector<HTMLElement>('.moment');
  if (moment === null) throw new Error('there is no moment');
  moment.classList.remove('held');
  moment.style.display = 'none';
  await new Promise((resolve) => requestAnimationFrame(resolve));
  moment.style.display = '';
  const length = Number.parseFloat(moment.style.getPropertyValue('--length'));
  await new Promise((resolve) => setTimeout(resolve, length));
}
