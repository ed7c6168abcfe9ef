import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { AT, openEnd, openScenario, openScreen, play, SCREENS, untilMoment } from './pages.js';

withBrowser();

const PSEUDO = { settings: { locale: 'en-XA' } };
const BOTH = ['machine', 'revolutionary-1'];

/**
 * Words of the page that are plain ASCII: they come from no catalog. Also those that only a screen reader says. What is
 * marked as never translated, or as being in a language of its own, is left out.
 */
async function plainWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.closest('script, style, .sprites, [translate=no], body [lang]') === null)
        texts.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (element.closest('.sprites, [translate=no], body [lang]') !== null) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name) ?? '');
    }
    const words = texts.flatMap((text) => text.match(/(?<![\p{L}\d-])[A-Za-z]{3,}(?![\p{L}\d])/gu) ?? []);
    const isRoman = (word: string) => /^[IVX]+$/.test(word);
    // Letters of the pseudo-language without an accent of their own make words that look plain.
    const hasAccentable = (word: string) => /[aeiouycnsz]/i.test(word);
    const months = Array.from({ length: 12 }, (_, at) => new Date(2026, at, 1)).flatMap((date) =>
      (['long', 'short'] as const).map((month) => date.toLocaleDateString('en', { month })),
    );
    return [
      ...new Set(words.filter((word) => !isRoman(word) && hasAccentable(word) && !months.includes(word))),
    ];
  });
}

describe('no text is outside of the catalogs', () => {
  it.each(SCREENS)('on the screen %s', async (hash, complete) => {
    const page = await openScreen(hash, complete, PSEUDO);
    expect(await plainWords(page)).toEqual([]);
  });

  it.each([
    ['machine', AT.playMachine],
    ['heroes', AT.playHeroes],
  ])('at the table of the %s', async (_, begin) => {
    const page = await openClient('', PSEUDO);
    await page.locator(begin).click();
    const found = new Set<string>();
    let answers = 0;
    await play(page, async () => {
      for (const word of await plainWords(page)) found.add(word);
      return ++answers > 12;
    });
    await page.locator(AT.openDrawer).click();
    for (const tab of await page.locator(AT.drawerTab).all()) {
      await tab.click();
      for (const word of await plainWords(page)) found.add(word);
    }
    expect([...found]).toEqual([]);
  });

  it('when the game is over', async () => {
    const page = await openClient('', PSEUDO);
    await openEnd(page);
    expect(await plainWords(page)).toEqual([]);
  });

  it('between two people', async () => {
    const page = await openClient('', PSEUDO);
    await openScenario(page, { format: 1, name: 'pseudo', revolutionaries: 1, phase: 'access' }, BOTH);
    expect(await untilMoment(page)).toBe('handover');
    expect(await plainWords(page)).toEqual([]);
  });
});
