import { describe, expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { AT, coreOf, play, readAsked, roundOf, untilMoment } from './pages.js';

withBrowser();

describe('a page that is reloaded in mid-game', () => {
  it.each([
    ['machine', AT.playMachine],
    ['heroes', AT.playHeroes],
  ])('loses nothing of the %s', async (_, begin) => {
    const page = await openClient();
    await page.locator(begin).click();
    let answers = 0;
    await play(page, async () => (await roundOf(page)) > 1 && ++answers > 3);
    await page.locator(AT.openDrawer).click();
    const before = {
      asked: await readAsked(page),
      round: await roundOf(page),
      log: await page.locator(AT.log).innerText(),
    };
    const canUndo = await page.locator(AT.undo).isEnabled();
    await page.reload();
    await untilMoment(page);
    await page.locator(AT.openDrawer).click();
    expect(coreOf(await readAsked(page))).toEqual(coreOf(before.asked));
    expect(await roundOf(page)).toBe(before.round);
    expect(await page.locator(AT.log).innerText()).toBe(before.log);
    expect(await page.locator(AT.undo).isEnabled()).toBe(canUndo);
  });

  it('is found again from the home screen', async () => {
    const page = await openClient();
    await page.locator(AT.playHeroes).click();
    await play(page, async () => (await roundOf(page)) > 1);
    const before = await readAsked(page);
    await page.locator(AT.home).click();
    await page.locator(AT.savedGame).first().click();
    await untilMoment(page);
    expect(coreOf(await readAsked(page))).toEqual(coreOf(before));
  });
});
