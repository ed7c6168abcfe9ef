import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openClient } from './browser.js';
import { AT, openScenario, settle, signature, untilMoment } from './pages.js';
import { takeTold, untilReplied, watchMessages } from './watch-messages.js';

const BOTH = ['machine', 'revolutionary-1'];

export async function press(page: Page, selector: string): Promise<void> {
  const before = await signature(page);
  await page.locator(selector).first().click();
  await settle(page, before);
  await untilMoment(page);
}

/** Two people at one screen, with nothing shown yet. */
export async function openTable(scenario: object): Promise<Page> {
  const page = await openClient('', { before: watchMessages });
  await openScenario(page, scenario, BOTH);
  expect(await untilMoment(page)).toBe('handover');
  return page;
}

/** The Heroes lay these cards, confirm, and hide the screen. */
export async function layCards(page: Page, cards: readonly string[]): Promise<void> {
  await press(page, AT.handover);
  await choosePicks(page, ...cards.map((card) => `card ${card}`));
  await press(page, `${AT.choice}[data-pick^="ready"]`);
  // Each Hero says "ready"; the screen is passed on after the last.
  await page.locator(AT.passOn).waitFor();
}

/** The side that is shown answers in the words of the rules. */
export async function choosePicks(page: Page, ...picks: readonly string[]): Promise<void> {
  for (const pick of picks) await press(page, `${AT.choice}[data-pick="${pick}"]`);
}

/** What a side gets: the document, and what it is told. */
export interface Screen {
  readonly shown: string;
  readonly told: readonly string[];
}

/** The next side takes the screen; what it gets is complete once the page waits for no reply. */
export async function takeScreen(page: Page): Promise<Screen> {
  await takeTold(page);
  await press(page, AT.handover);
  await untilReplied(page);
  const shown = await documentOf(page);
  return { shown, told: await toldToShown(page) };
}

/**
 * Each message once that was told while a side is shown, in no order. The last one that tells nobody anything may come
 * before or after the screen is taken; that it holds no secret is a test of its own.
 */
export async function toldToShown(page: Page): Promise<readonly string[]> {
  const told = await takeTold(page);
  return [...new Set(told.filter((text) => !text.includes('"status":{"own":[],')))].sort();
}

/** The document as it stands, without what differs between any two tables. */
export async function documentOf(page: Page): Promise<string> {
  const html = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const sprites of body.querySelectorAll('.sprites')) sprites.remove();
    return document.head.innerHTML + body.outerHTML;
  });
  return html.replace(/[0-9a-f]{16}/g, 'ID');
}
