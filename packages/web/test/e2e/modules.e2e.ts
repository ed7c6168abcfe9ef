import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf, OPENING } from './axe.js';
import { type Opening, openClient, withBrowser } from './browser.js';
import { AT, coreOf, openEnd, readAsked, untilMoment } from './pages.js';

withBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SERVANTS = 'Servants of the Great Machine';

async function openNewGame(opening?: Opening): Promise<Page> {
  const page = await openClient('#/new', opening);
  await page.locator(AT.startGame).waitFor();
  return page;
}

function cardOf(page: Page, module: string) {
  return page.locator(AT.module, { has: page.locator('strong', { hasText: module }) });
}

async function toggle(page: Page, module: string): Promise<void> {
  await cardOf(page, module).locator('.module-pick').click();
}

/** The modules that are in the game as it is being put together. */
async function chosen(page: Page): Promise<readonly string[]> {
  return page.locator(`${AT.module}:has(${AT.modulePick}:checked) strong`).allTextContents();
}

/** Chronoleon in the place of Judgementor, and the advantages B and C. */
async function chooseChronoleon(page: Page): Promise<void> {
  await toggle(page, 'Chronoleon');
  await cardOf(page, SERVANTS).getByText('B + C').click();
  await cardOf(page, 'Chronoleon').getByText('Judgementor').click();
}

describe('a game with modules', () => {
  it('is put together, started and reloaded, and the next quick game is like it', async () => {
    const page = await openNewGame();
    await chooseChronoleon(page);
    expect(await chosen(page)).toEqual([SERVANTS, 'Chronoleon']);
    expect(await page.locator(AT.summary).innerText()).toContain(
      `Master Plan from I. With ${SERVANTS} and Chronoleon.`,
    );
    await page.locator(AT.startGame).click();
    expect(await untilMoment(page)).toBe('asked');
    expect(await page.locator(AT.masterPlan).textContent()).toBe('I');
    const before = await readAsked(page);
    await page.reload();
    await untilMoment(page);
    expect(coreOf(await readAsked(page))).toEqual(coreOf(before));
    await page.locator(AT.home).click();
    await page.locator(AT.savedFacts).waitFor();
    expect(await page.locator(AT.savedFacts).innerText()).toContain(`With ${SERVANTS} and Chronoleon`);
    const last = await page.locator(AT.lastModules).innerText();
    for (const part of [SERVANTS, 'B + C', 'Chronoleon', 'Judgementor', 'Master Plan from I.'])
      expect(last).toContain(part);
    await page.locator(AT.playMachine).click();
    await untilMoment(page);
    expect(await page.locator(AT.masterPlan).textContent()).toBe('I');
    await page.locator(AT.home).click();
    await page.locator(AT.forgetModules).click();
    expect(await page.locator(AT.lastModules).count()).toBe(0);
    await page.locator(AT.playMachine).click();
    await untilMoment(page);
    expect(await page.locator(AT.masterPlan).textContent()).toBe('II');
  });

  it('has what modules need and bring along, and loses what needs them', async () => {
    const page = await openNewGame();
    await toggle(page, 'Chronoleon');
    expect(await chosen(page)).toEqual([SERVANTS, 'Chronoleon', 'Pockets of Resistance']);
    expect(await cardOf(page, 'Pockets').locator(AT.modulePick).isDisabled()).toBe(true);
    await toggle(page, SERVANTS);
    expect(await chosen(page)).toEqual([]);
  });

  it('has the Heroes of its modules, of a group one at most', async () => {
    const page = await openNewGame();
    expect(await page.locator(AT.heroPick).count()).toBe(6);
    await toggle(page, 'Bring About a Revolution');
    expect(await page.locator(AT.heroPick).count()).toBe(9);
    const hero = (name: string) => page.locator(AT.heroPick, { hasText: name });
    await hero('Julie').click();
    expect(await hero('Akira').locator('input').isDisabled()).toBe(true);
    expect(await hero('Akira').innerText()).toContain('Not beside Julie');
    await hero('Finch').click();
    await hero('Fowler').click();
    await page.locator(AT.startGame).click();
    expect(await untilMoment(page)).toBe('asked');
  });

  it.each([
    ['keeps them', false, `With ${SERVANTS} and Surveillance Zeppelin`],
    [
      'adapts them where the result sets the Plan to I [R-ESC-1]',
      true,
      `With ${SERVANTS}, Pockets of Resistance and Surveillance Zeppelin`,
    ],
  ])('that is played once more %s', async (_, isVariable, played) => {
    const page = await openClient();
    const servants = { id: 'servants-of-the-machine', options: { advantages: 'bc' } };
    await openEnd(page, { modules: ['one-versus-many', servants, 'surveillance-zeppelin'] });
    expect(await page.locator(AT.nextPlan).innerText()).toContain('A + C');
    await page.locator(AT.variablePlan).setChecked(isVariable);
    await page.locator(AT.sameSides).click();
    await page.locator(AT.over).waitFor({ state: 'detached' });
    await untilMoment(page);
    expect(await page.locator(AT.masterPlan).textContent()).toBe('I');
    await page.locator(AT.home).click();
    await page.locator(AT.savedFacts).first().waitFor();
    expect(await page.locator(AT.savedFacts).first().innerText()).toContain(played);
  });
});

it('statistics can be seen by modules', async () => {
  const page = await openClient();
  await openEnd(page);
  await page.reload();
  await openEnd(page, { modules: ['one-versus-many', 'surveillance-zeppelin'] });
  await page.evaluate(() => {
    window.location.hash = '#/statistics';
  });
  await page.locator(AT.whichGames).waitFor();
  expect(await page.locator(AT.gamesCounted).textContent()).toBe('2');
  const tallies = await page.locator(AT.tally, { hasText: 'Modules in play' }).innerText();
  for (const name of ['The core game by itself', 'Surveillance Zeppelin']) expect(tallies).toContain(name);
  await page.locator(AT.whichGames).selectOption({ label: 'Games with Surveillance Zeppelin' });
  expect(await page.locator(AT.gamesCounted).textContent()).toBe('1');
});

describe('what contradicts', () => {
  it('is said on the card with its rule, and nothing starts', async () => {
    const page = await openNewGame();
    await toggle(page, SERVANTS);
    await cardOf(page, SERVANTS).getByText('B + C').click();
    expect(await page.locator(AT.moduleReason).count()).toBe(0);
    await toggle(page, 'Pockets of Resistance');
    await page.locator(AT.adjustment).first().check();
    const reasons = await cardOf(page, SERVANTS).locator('.reason').allTextContents();
    expect(reasons).toEqual([
      expect.stringMatching(/Pockets of Resistance .*R-ESC-1$/),
      expect.stringMatching(/Advantage B .*R-ESC-1$/),
    ]);
    await page.locator(AT.startGame).click();
    await page.locator(AT.problem).first().waitFor();
    expect(await page.locator(AT.problem).count()).toBe(2);
    expect(page.url()).toContain('#/new');
    await toggle(page, 'Pockets of Resistance');
    await page.locator(AT.adjustment).first().uncheck();
    expect(await page.locator(AT.moduleReason).count()).toBe(0);
    await page.locator(AT.startGame).click();
    expect(await untilMoment(page)).toBe('asked');
  });

  it('leaves the start of the Plan to the table only where nothing fixes it [R-SET-3]', async () => {
    const page = await openNewGame();
    const starts = page.locator(AT.planStart);
    expect(await starts.nth(1).isChecked()).toBe(true);
    await page.locator(AT.adjustment).first().check();
    expect(await starts.nth(0).isChecked()).toBe(true);
    expect(await starts.nth(3).isDisabled()).toBe(true);
    await page.locator(AT.adjustment).first().uncheck();
    expect(await starts.nth(1).isChecked()).toBe(true);
  });
});

describe('the panel of the modules', () => {
  it('fits a phone and answers a finger', async () => {
    const page = await openNewGame({ context: PHONE });
    await cardOf(page, 'Chronoleon').locator('.module-pick').tap();
    await cardOf(page, SERVANTS).getByText('B + C').tap();
    await cardOf(page, 'Pockets of Resistance').locator('.module-pick').tap();
    await page.locator(AT.moduleReason).waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBe(0);
    const clipped = await page.evaluate(
      (cards) =>
        [...document.querySelectorAll(`${cards}, ${cards} *`)]
          .filter((one) => one instanceof HTMLElement && !one.classList.contains('visually-hidden'))
          .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
          .map((one) => one.className),
      AT.module,
    );
    expect(clipped).toEqual([]);
  });

  it('keeps nobody out in either theme, with options and contradictions in it', async () => {
    const page = await openNewGame(OPENING);
    await chooseChronoleon(page);
    await toggle(page, 'Pockets of Resistance');
    await page.locator(AT.adjustment).first().check();
    await page.locator(AT.moduleReason).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('is worked by the keyboard alone', async () => {
    const page = await openNewGame();
    await cardOf(page, 'Surveillance Zeppelin').locator(AT.modulePick).focus();
    await page.keyboard.press('Space');
    expect(await chosen(page)).toEqual(['Surveillance Zeppelin']);
  });
});
