import { describe, expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { AT, play } from './pages.js';

withBrowser();

describe('a whole game against bots, by clicking options', () => {
  it.each([
    ['machine', AT.playMachine],
    ['heroes', AT.playHeroes],
  ])('as the %s, to the end', async (_, begin) => {
    const page = await openClient();
    await page.locator(begin).click();
    const kinds = new Set<string>();
    const moment = await play(page, ({ kind }) => {
      kinds.add(kind);
      return false;
    });
    expect(moment).toBe('over');
    expect(await page.locator(AT.over).textContent()).not.toBe('');
    expect(kinds.size).toBeGreaterThan(1);
  });
});
