import type { Browser } from 'playwright-core';
import { DESKTOP } from './bench-figures.js';
import { type Frames, framesDuring } from './bench-frames.js';
import { reachMoment } from './reach-moment.js';
import { Stage } from './stage.js';
import { STAGED_MOMENTS } from './staged-positions.js';

/** Frames of each staged moment, from the first to the last of its movement. */
export async function measureMoments(
  browser: Browser,
  address: string,
): Promise<Readonly<Record<string, Frames>>> {
  const measured: Record<string, Frames> = {};
  for (const [name, staged] of Object.entries(STAGED_MOMENTS)) {
    const stage = await Stage.open(browser, address, {
      context: DESKTOP,
      settings: { speed: 'step', tips: 'never', confirm: 'never' },
    });
    await reachMoment(stage, staged);
    await stage.page.waitForTimeout(500);
    measured[name] = await framesDuring(browser, stage.page, () => stage.page.evaluate(playMoment));
    await stage.close();
  }
  return measured;
}

/** Runs in the page: the moment that is held there is put up anew, and plays from its beginning to its end. */
async function playMoment(): Promise<void> {
  const held = document.querySelector<HTMLElement>('.moment');
  if (held === null) throw new Error('there is no moment');
  const moment = held.cloneNode(true) as HTMLElement;
  moment.classList.remove('held');
  held.replaceWith(moment);
  const length = Number.parseFloat(moment.style.getPropertyValue('--length'));
  await new Promise((resolve) => setTimeout(resolve, length));
}
