import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { AT, boxOf, choose, openScenario, readAsked, untilMoment } from './pages.js';

withBrowser();

const ACCESS = {
  format: 1,
  name: 'The first cards',
  revolutionaries: 1,
  phase: 'access',
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  event: 'the-countdown',
  heroes: { finch: {}, fowler: {}, physician: {} },
};

async function openTable(context = {}): Promise<Page> {
  const page = await openClient('', { context });
  await openScenario(page, ACCESS, ['revolutionary-1']);
  await untilMoment(page);
  await page.locator(AT.tip).waitFor();
  return page;
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe('a tip', () => {
  it.each([
    ['a desktop', {}],
    ['a phone', PHONE],
  ])('moves nothing when it goes, on %s', async (_, context) => {
    const page = await openTable(context);
    const places = () =>
      Promise.all([AT.question, AT.choice, '.tile', '.tray'].map((selector) => boxOf(page, selector)));
    const before = await places();
    await page.locator(AT.closeTip).click();
    await page.locator(AT.tip).waitFor({ state: 'detached' });
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('question');
  });

  it('goes with Escape', async () => {
    const page = await openTable();
    await page.keyboard.press('Escape');
    await page.locator(AT.tip).waitFor({ state: 'detached' });
  });

  it('goes with the first answer, and the next Hero is not told again', async () => {
    const page = await openTable();
    const { question } = await readAsked(page);
    await choose(page);
    expect((await readAsked(page)).question).not.toBe(question);
    expect(await page.locator(AT.tip).count()).toBe(0);
  });

  it('covers no option', async () => {
    const page = await openTable();
    const tip = await boxOf(page, AT.tip);
    for (const option of await page.locator(AT.choice).all()) {
      const box = await option.boundingBox();
      const isApart =
        box !== null &&
        (box.x >= tip.x + tip.width ||
          tip.x >= box.x + box.width ||
          box.y >= tip.y + tip.height ||
          tip.y >= box.y + box.height);
      expect(isApart).toBe(true);
    }
  });
});
