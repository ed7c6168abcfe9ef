import { describe, expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { AT, boxOf, play, roundOf, SCREENS } from './pages.js';

withBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe('a phone', () => {
  it.each([
    ['machine', AT.playMachine],
    ['heroes', AT.playHeroes],
  ])('plays the first round as the %s by touch', async (_, begin) => {
    const page = await openClient('', { context: PHONE });
    await page.locator(begin).tap();
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    await play(
      page,
      async () => {
        expect(await fits()).toBe(true);
        return (await roundOf(page)) > 1;
      },
      'tap',
    );
    expect(await roundOf(page)).toBe(2);
    const { x, width, height } = await boxOf(page, AT.choice);
    expect(height).toBeGreaterThanOrEqual(32);
    expect(x + width).toBeLessThanOrEqual(390);
  });

  it.each(SCREENS)('shows %s without scrolling sideways', async (hash) => {
    const page = await openClient(hash, { context: PHONE });
    await page.locator('h1').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
