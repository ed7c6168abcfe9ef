import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { AT, readAsked, roundOf, settle, signature, untilMoment } from './pages.js';

withBrowser();

/** Far more than there are things on a screen. */
const MOST_TABS = 150;

/** Goes on by Tab until something like this has the focus, and says how many steps it took. */
async function tabTo(page: Page, selector: string): Promise<number> {
  const isThere = () => page.evaluate((at) => document.activeElement?.matches(at) === true, selector);
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await isThere()) return tabs;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no ${selector} can be reached by Tab`);
}

/** What has the focus can be seen to have it. */
async function expectFocusSeen(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
    return { isOutlined: outlineStyle !== 'none' && outlineWidth !== '0px', boxShadow };
  });
  expect(outline.isOutlined || outline.boxShadow !== 'none').toBe(true);
}

describe('the keyboard alone', () => {
  it.each([
    ['machine', AT.playMachine, 'never'],
    ['heroes', AT.playHeroes, 'irreversible'],
  ])('plays the first round as the %s', async (_, begin, confirm) => {
    const page = await openClient('', { settings: { confirm } });
    await page.locator(begin).waitFor();
    await tabTo(page, begin);
    await expectFocusSeen(page);
    await page.keyboard.press('Enter');
    let answers = 0;
    for (; answers < 200; answers++) {
      expect(await untilMoment(page)).toBe('asked');
      if ((await roundOf(page)) > 1) break;
      const before = await signature(page);
      await tabTo(page, AT.choice);
      if (answers === 0) await expectFocusSeen(page);
      await page.keyboard.press(answers % 2 === 0 ? 'Enter' : 'Space');
      await settle(page, before);
      if ((await page.locator(AT.confirm).count()) === 0) continue;
      const asking = await signature(page);
      await page.keyboard.press('Enter');
      await settle(page, asking);
      expect(await page.locator(AT.confirm).count()).toBe(0);
    }
    expect(await roundOf(page)).toBe(2);
    expect((await readAsked(page)).choices.length).toBeGreaterThan(0);
  });

  it('comes to the next choice without going through the whole page again', async () => {
    const page = await openClient();
    await page.locator(AT.playHeroes).click();
    await untilMoment(page);
    await tabTo(page, AT.choice);
    const before = await signature(page);
    await page.keyboard.press('Enter');
    await settle(page, before);
    await untilMoment(page);
    expect(await tabTo(page, AT.choice)).toBeLessThanOrEqual(10);
  });
});
