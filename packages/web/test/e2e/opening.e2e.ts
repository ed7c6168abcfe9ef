import { describe, expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { AT, boxOf, untilMoment } from './pages.js';

withBrowser();

const NORMAL = { settings: { speed: 'normal' } };

describe('the opening of a new game', () => {
  it.each([
    ['machine', AT.playMachine, /You are the Great Machine.*Master Plan/s],
    ['heroes', AT.playHeroes, /You are the Heroes.*3 Riots/s],
  ])(
    'says who the %s are before anything is asked, and waits for a person to begin',
    async (_, begin, words) => {
      const page = await openClient('', NORMAL);
      await page.clock.install();
      await page.locator(begin).click();
      await page.locator(AT.opening).waitFor();
      expect(await page.locator(AT.opening).innerText()).toMatch(words);
      expect(await boxOf(page, '.opening-picture')).toMatchObject({ width: 1280, height: 720 });
      expect(await page.locator(AT.choice).count()).toBe(0);
      await page.clock.runFor(60_000);
      expect(await page.locator(AT.opening).count()).toBe(1);
      await page.locator(`${AT.opening} button`).click();
      await page.locator(AT.opening).waitFor({ state: 'detached', timeout: 2000 });
      expect(await untilMoment(page)).toBe('asked');
    },
  );

  it('takes neither side where both are at one device', async () => {
    const page = await openClient('#/new', NORMAL);
    await page.locator(AT.whoIsMachine).selectOption('person');
    await page.locator(AT.startGame).click();
    await page.locator(AT.opening).waitFor();
    expect(await page.locator(AT.opening).innerText()).not.toMatch(/You are/);
    expect(await page.locator(AT.table).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.locator(AT.opening).waitFor({ state: 'detached', timeout: 2000 });
    expect(await untilMoment(page)).toBe('handover');
  });

  it('is skipped by Escape, and does not come back with the page', async () => {
    const page = await openClient('', NORMAL);
    await page.locator(AT.playHeroes).click();
    await page.locator(AT.opening).waitFor();
    await page.keyboard.press('Escape');
    await page.locator(AT.opening).waitFor({ state: 'detached', timeout: 2000 });
    expect(await untilMoment(page)).toBe('asked');
    await page.reload();
    expect(await untilMoment(page)).toBe('asked');
    expect(await page.locator(AT.opening).count()).toBe(0);
  });
});
