import { MODULES } from '@great-machine/rules';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { type Asked, AT, curious, type Hand, play, tabTo } from './pages.js';

withBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Chronoleon needs the Servants, and their advantages bring the Pockets along. */
const PICKED = ['Bring About a Revolution', 'Chronoleon', 'Surveillance Zeppelin'];

/** What every game with all modules has on the table, also one whose Master Plan never advances (RES-2). */
const OF_ALL_MODULES = ['servant:chronoleon', 'token:zeppelin', 'token:improvement'];

/** Chooses all modules and these Heroes, and starts; a label stands for its box. */
async function start(
  page: Page,
  heroes: readonly string[],
  press: (wanted: Locator) => Promise<void>,
): Promise<void> {
  for (const name of PICKED) await press(page.locator('.module-pick', { hasText: name }));
  for (const name of heroes) await press(page.locator(AT.heroPick, { hasText: name }));
  expect(await page.locator(`${AT.modulePick}:checked`).count()).toBe(MODULES.length - 1);
  await press(page.locator(AT.startGame));
}

/** The kinds of questions that were asked, and everything on the table that explained itself. */
interface Played {
  readonly kinds: ReadonlySet<string>;
  readonly seen: ReadonlySet<string>;
}

async function playToTheEnd(page: Page, hand: Hand): Promise<Played> {
  const kinds = new Set<string>();
  const seen = new Set<string>();
  const look = async ({ kind, question, choices }: Asked) => {
    kinds.add(kind);
    expect(question + choices.join()).not.toMatch(/undefined|NaN|\[object|[{}]/);
    const { explained, fits } = await page.evaluate(readTable);
    for (const thing of explained) seen.add(thing.split(' ')[0] ?? '');
    expect(fits).toBe(true);
    return false;
  };
  expect(await play(page, look, hand, curious())).toBe('over');
  expect(await page.locator(AT.over).textContent()).not.toBe('');
  return { kinds, seen };
}

/** Runs in the page. */
function readTable() {
  const explained = [...document.querySelectorAll<HTMLElement>('[data-explain]')].flatMap(
    ({ dataset: { explain } }) => explain ?? [],
  );
  return { explained, fits: document.documentElement.scrollWidth <= window.innerWidth };
}

describe('a whole game with all modules against bots', () => {
  it('as the Heroes, with the keyboard alone', async () => {
    const page = await openClient('#/new');
    await page.locator(AT.startGame).waitFor();
    await start(page, ['Enkidu', 'Finch', 'Fowler'], async (wanted) => {
      await tabTo(wanted.or(wanted.locator('input')));
      await page.keyboard.press('Space');
    });
    const { kinds, seen } = await playToTheEnd(page, 'keys');
    expect([...kinds]).toEqual(expect.arrayContaining(['start-choice', 'theory-choice', 'hero-action']));
    expect([...seen]).toEqual(expect.arrayContaining([...OF_ALL_MODULES, 'hero:enkidu']));
  });

  it('as the Machine, on a phone', async () => {
    const page = await openClient('#/new', { context: PHONE });
    await page.locator(AT.whoIsMachine).selectOption('person');
    await page.locator(AT.whoIsRevolutionary).selectOption('apprentice');
    await start(page, ['Julie', 'Finch', 'Fowler'], (wanted) => wanted.tap());
    const { kinds, seen } = await playToTheEnd(page, 'tap');
    expect([...kinds]).toContain('machine-phase');
    expect([...seen]).toEqual(expect.arrayContaining([...OF_ALL_MODULES, 'district:smugglers-hideout']));
  });
});
