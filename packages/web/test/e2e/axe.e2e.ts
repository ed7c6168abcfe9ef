import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { AT, choose, openEnd, openScenario, play, SCREENS, untilMoment } from './pages.js';

withBrowser();

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What the checker finds, in a line each. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 140)} ${any[0]?.message.slice(0, 160) ?? ''}`),
  );
}

describe.each(['light', 'dark'])('in the %s theme nothing keeps anybody out', (theme) => {
  const opening = { settings: { theme } };

  it.each(SCREENS)('on the screen %s', async (hash) => {
    const page = await openClient(hash, opening);
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(300);
    expect(await faultsOf(page)).toEqual([]);
  });

  it.each([
    ['machine', AT.playMachine],
    ['heroes', AT.playHeroes],
  ])('at the table of the %s', async (_, begin) => {
    const page = await openClient('', opening);
    await page.locator(begin).click();
    const faults = new Set(await untilMoment(page).then(() => faultsOf(page)));
    await page.locator(AT.openDrawer).click();
    for (const tab of await page.locator(AT.drawerTab).all()) {
      await tab.click();
      for (const fault of await faultsOf(page)) faults.add(fault);
    }
    let answers = 0;
    await play(page, () => ++answers > 6);
    for (const fault of await faultsOf(page)) faults.add(fault);
    expect([...faults]).toEqual([]);
  });

  it('while a choice is to be confirmed, and between two people', async () => {
    const page = await openClient('', { settings: { theme, confirm: 'always' } });
    const scenario = { format: 1, name: 'axe', revolutionaries: 1, phase: 'access' };
    await openScenario(page, scenario, ['machine', 'revolutionary-1']);
    await page.locator(AT.handover).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.locator(AT.handover).click();
    await untilMoment(page);
    await choose(page);
    await page.locator(AT.confirm).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('when the game is over', async () => {
    const page = await openClient('', opening);
    await openEnd(page);
    await page.waitForTimeout(300);
    expect(await faultsOf(page)).toEqual([]);
  });
});
