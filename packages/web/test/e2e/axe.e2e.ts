import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HEROES_SEAT, MACHINE, POSITIONS } from '../../../../scripts/web/positions.js';
import { faultsOf, OPENING } from './axe.js';
import { openClient, withBrowser } from './browser.js';
import { AT, choose, openEnd, openScenario, openScreen, play, SCREENS, untilMoment } from './pages.js';

withBrowser();

/** Of the table at its first moment, of each page of its drawer, and of the table beside the last of them. */
async function faultsOfTable(page: Page): Promise<Set<string>> {
  await untilMoment(page);
  const faults = await faultsOf(page);
  await page.locator(AT.openDrawer).click();
  for (const tab of await page.locator(AT.drawerTab).all()) {
    await tab.click();
    faults.push(...(await faultsOf(page, '.drawer')));
  }
  return new Set([...faults, ...(await faultsOf(page))]);
}

describe('in both themes nothing keeps anybody out', () => {
  it.each(SCREENS)('on the screen %s', async (hash, complete) => {
    const page = await openScreen(hash, complete, OPENING);
    expect(await faultsOf(page)).toEqual([]);
  });

  it.each([
    ['the Machine', 'modulesMachine', MACHINE],
    ['a Hero who acts', 'modulesHeroes', HEROES_SEAT],
    ['Heroes with the Hideout', 'modulesHideout', HEROES_SEAT],
  ] as const)('at a table full of modules, of %s', async (_, position, seat) => {
    const page = await openClient('', OPENING);
    await openScenario(page, POSITIONS[position], [seat]);
    const faults = await faultsOfTable(page);
    expect([...faults]).toEqual([]);
  });

  it.each([
    ['machine', AT.playMachine],
    ['heroes', AT.playHeroes],
  ])('at the table of the %s', async (_, begin) => {
    const page = await openClient('', OPENING);
    await page.locator(begin).click();
    const faults = await faultsOfTable(page);
    let answers = 0;
    await play(page, () => ++answers > 6);
    for (const fault of await faultsOf(page)) faults.add(fault);
    expect([...faults]).toEqual([]);
  });

  it('while a choice is to be confirmed, and between two people', async () => {
    const page = await openClient('', { settings: { ...OPENING.settings, confirm: 'always' } });
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
    const page = await openClient('', OPENING);
    await openEnd(page);
    expect(await faultsOf(page)).toEqual([]);
  });
});
