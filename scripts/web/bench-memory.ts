import type { Browser, Page } from 'playwright-core';
import { DESKTOP, rounded } from './bench-figures.js';
import { Stage } from './stage.js';

const ASKED = '.decision .choice:not([data-route])';
const OVER = 'dialog.end[open]';
const MOST_ANSWERS = 1500;

/** What the page keeps when a whole game is over, and what it kept when the first question was asked; in MB. */
export async function measureMemory(browser: Browser, address: string) {
  const stage = await Stage.open(browser, address, { context: DESKTOP, settings: { confirm: 'never' } });
  const { page } = stage;
  await page.locator('.play-revolutionaries button').click();
  await page.locator(ASKED).first().waitFor();
  const before = await usedMemory(page);
  const answers = await playToTheEnd(page);
  const after = await usedMemory(page);
  await stage.close();
  return { before, after, answers, grown: rounded(after - before) };
}

async function playToTheEnd(page: Page): Promise<number> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    await page.locator(`${ASKED}, ${OVER}`).first().waitFor();
    if ((await page.locator(OVER).count()) > 0) return answers;
    await page
      .locator(ASKED)
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }
  throw new Error('the game does not end');
}

/** After everything that is not needed any more was thrown away. */
async function usedMemory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return rounded(usedSize / 1024 / 1024);
}
