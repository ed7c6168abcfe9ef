import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { AT, boxOf, openScenario, settle, signature, untilMoment } from './pages.js';

withBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const FOLDER = new URL('scenarios/', import.meta.url);

async function openQuestion(kind: string, context = {}): Promise<Page> {
  const { steps: _, ...scenario } = JSON.parse(readFileSync(new URL(`${kind}.json`, FOLDER), 'utf8'));
  const page = await openClient('', { context });
  await openScenario(page, scenario, ['revolutionary-1']);
  await untilMoment(page);
  return page;
}

describe('Trust of several Heroes', () => {
  it('is offered in one screen, by keys, with a running total', async () => {
    const page = await openQuestion('trust-share');
    const more = page.locator('.sharing-row[data-hero=physician] .step').last();
    await more.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await page.locator(AT.shareTotal).innerText()).toMatch(/^\s*2 of \d/);
    expect(await page.locator(AT.ready).innerText()).toContain('2');
    const before = await signature(page);
    await page.locator(AT.ready).click();
    await settle(page, before);
    await page.waitForFunction(
      (at) => document.querySelector(at)?.getAttribute('data-kind') !== 'trust-share',
      AT.question,
    );
  });

  it('is shared out whole: the button waits until nothing is left', async () => {
    const page = await openQuestion('trust-split');
    expect(await page.locator(AT.ready).isEnabled()).toBe(true);
    await page.locator(`${AT.shareStep}:enabled`).first().click();
    expect(await page.locator(AT.ready).isDisabled()).toBe(true);
  });

  it('has buttons for thumbs on a phone, above the tabs', async () => {
    const page = await openQuestion('trust-share', PHONE);
    for (const step of await page.locator(AT.shareStep).all()) {
      const box = await step.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const button = await boxOf(page, AT.ready);
    expect(button.y + button.height).toBeLessThanOrEqual((await boxOf(page, '.tray')).y);
    await page.locator(`${AT.shareStep}:enabled`).first().tap();
    expect(await page.locator(AT.shareTotal).innerText()).toMatch(/^\s*1 of \d/);
  });
});
