import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HEROES_SEAT, MACHINE, POSITIONS } from '../../../../scripts/web/positions.js';
import { openClient, withBrowser } from './browser.js';
import { AT, choose, openEnd, openScenario, openScreen, play, SCREENS, untilMoment } from './pages.js';

withBrowser();

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The device says whether it is light or dark. */
const OPENING = { settings: { theme: 'system' } };

/** All that the theme changes is colours. */
const RULES_FOR_COLOURS = ['color-contrast', 'link-in-text-block'];

async function check(page: Page, within: string, options: axe.RunOptions): Promise<string[]> {
  const violations = await page.evaluate(
    async ([context, how]) => {
      const checker = (window as unknown as { axe: typeof axe }).axe;
      return (await checker.run(context, { ...how, resultTypes: ['violations'] })).violations;
    },
    [within, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 140)} ${any[0]?.message.slice(0, 160) ?? ''}`),
  );
}

async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
}

/** What the checker finds in the light theme, and in the part that is new in the dark theme, in a line each. */
async function faultsOf(page: Page, newPart = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  const inLight = await check(page, 'html', {});
  await turn(page, 'dark');
  const inDark = await check(page, newPart, { runOnly: RULES_FOR_COLOURS });
  await turn(page, 'light');
  return [...inLight, ...inDark.map((fault) => `dark: ${fault}`)];
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
    const faults = new Set(await untilMoment(page).then(() => faultsOf(page)));
    await page.locator(AT.openDrawer).click();
    for (const tab of await page.locator(AT.drawerTab).all()) {
      await tab.click();
      for (const fault of await faultsOf(page, '.drawer')) faults.add(fault);
    }
    expect([...faults]).toEqual([]);
  });

  it.each([
    ['machine', AT.playMachine],
    ['heroes', AT.playHeroes],
  ])('at the table of the %s', async (_, begin) => {
    const page = await openClient('', OPENING);
    await page.locator(begin).click();
    const faults = new Set(await untilMoment(page).then(() => faultsOf(page)));
    await page.locator(AT.openDrawer).click();
    for (const tab of await page.locator(AT.drawerTab).all()) {
      await tab.click();
      for (const fault of await faultsOf(page, '.drawer')) faults.add(fault);
    }
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
