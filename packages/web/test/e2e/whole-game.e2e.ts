import { describe, expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { AT, play } from './pages.js';

withBrowser();

describe('a whole game against bots, by clicking options', () => {
  it.each([
    ['machine', AT.playMachine, ['machine-phase']],
    ['heroes', AT.playHeroes, ['access-choice', 'hero-action']],
  ])('as the %s, to the end', async (_, begin, asked) => {
    const page = await openClient();
    await page.locator(begin).click();
    const kinds = new Set<string>();
    const moment = await play(page, ({ kind }) => {
      kinds.add(kind);
      return false;
    });
    expect(moment).toBe('over');
    expect(await page.locator(AT.over).textContent()).not.toBe('');
    // Which other questions come is a matter of luck: a Machine that detains nobody is asked about its Phase alone.
    expect([...kinds]).toEqual(expect.arrayContaining(asked));
  });
});
