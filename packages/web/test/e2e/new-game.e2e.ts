import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { AT, play, roundOf, settle, signature, untilMoment } from './pages.js';

withBrowser();

async function openNewGame(): Promise<Page> {
  const page = await openClient('#/new');
  await page.locator(AT.startGame).waitFor();
  return page;
}

describe('a game put together', () => {
  it('for two people at one screen goes from one to the other, and shows each only its own table', async () => {
    const page = await openNewGame();
    await page.locator(AT.whoIsMachine).selectOption('person');
    await page.locator(AT.startGame).click();
    const shown: string[] = [];
    for (let turns = 0; turns < 60; turns++) {
      const moment = await untilMoment(page);
      const before = await signature(page);
      if (moment === 'handover') {
        expect(await page.locator(AT.table).count()).toBe(0);
        await page.locator(AT.handover).click();
        await settle(page, before);
        await page.locator(AT.table).waitFor();
        shown.push(await page.evaluate((table) => document.querySelector(table)?.className ?? '', AT.table));
      } else if (moment === 'pass-on') {
        await page.locator(AT.passOn).click();
        await settle(page, before);
      } else if ((await roundOf(page)) > 1) break;
      else await play(page, async () => (await roundOf(page)) > 1);
    }
    expect(await roundOf(page)).toBe(2);
    expect(shown.length).toBeGreaterThan(2);
    for (const side of ['side-machine', 'side-revolutionaries'])
      expect(shown.some((name) => name.includes(side))).toBe(true);
  });

  it('with bots beside a person: they say what they propose, and wait for the person', async () => {
    const page = await openNewGame();
    await page.locator(AT.threeRevolutionaries).check({ force: true });
    await page.locator(AT.startGame).click();
    await play(page, ({ kind }) => kind === 'access-choice');
    await page.waitForFunction((at) => document.querySelectorAll(at).length === 2, AT.remark);
    await play(page, async () => (await roundOf(page)) > 1);
    expect(await roundOf(page)).toBe(2);
  });

  it('with Heroes led and shared as the players like', async () => {
    const page = await openNewGame();
    await page.locator(AT.twoRevolutionaries).check({ force: true });
    await page.locator(AT.drawHeroes).click();
    const shared = page.locator(AT.whoLeads).first();
    const hero = (await shared.locator('legend').textContent()) ?? '';
    await shared.getByText('Both').click();
    for (const leads of await page.locator(AT.leads).allTextContents()) expect(leads).toContain(hero);
    await page.locator(AT.startGame).click();
    expect(await untilMoment(page)).toBe('asked');
  });

  it('in a City drawn by hand, which is refused while it has a fault', async () => {
    const page = await openNewGame();
    const read = (name: string, ...rows: string[]) =>
      page
        .locator(AT.cityFile)
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(rows.join('\n')) });
    await read('torn.txt', 'AASSCC', 'GVQQT*', 'GVIITN');
    await page.locator(AT.cityFault).first().waitFor();
    expect(await page.locator(AT.cityFault).allTextContents()).toEqual([
      'torn.txt is no City that can be played:',
      'Line 2 has “*”, which stands for no District.',
      'The Control Nexus must be drawn on 2 cells, not on 1.',
    ]);
    await read('whole.txt', 'AASSCC', 'GGQQTT', 'VIINN.', 'V.....');
    await page.locator(AT.cityFault).first().waitFor({ state: 'detached' });
    expect(await page.locator(AT.cityPicked).textContent()).toContain('Drawn by hand');
    await page.locator(AT.startGame).click();
    expect(await untilMoment(page)).toBe('asked');
  });
});
