import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { measureTable } from '../../../../scripts/web/measure.js';
import { openClient, withBrowser } from './browser.js';
import {
  AT,
  answerLastQuestion,
  boxOf,
  choose,
  coreOf,
  openScenario,
  readAsked,
  settle,
  signature,
  untilMoment,
} from './pages.js';

withBrowser();

const ACCESS = {
  format: 1,
  name: 'At the table',
  revolutionaries: 1,
  phase: 'access',
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  event: 'the-countdown',
  heroes: { finch: { forfeited: ['velvet'] }, fowler: {}, physician: {} },
};
const MACHINE = { ...ACCESS, phase: 'machine', bonds: 4 };

/** What a browser says that has no room left. */
const FULL_DEVICE =
  "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };";

/** Bots whose own workers end as soon as they begin. */
const FAILING_BOTS =
  "const Bots = Worker; self.Worker = class extends Bots { constructor() { super('data:text/javascript,throw 1'); } };";

async function openAt(scenario: object, seat: string, settings = {}): Promise<Page> {
  const page = await openClient('', { settings });
  await openScenario(page, scenario, [seat]);
  await untilMoment(page);
  return page;
}

async function click(page: Page, selector: string): Promise<void> {
  const before = await signature(page);
  await page.locator(selector).first().click();
  await settle(page, before);
}

describe('at the table', () => {
  it('an answer is taken back by undo', async () => {
    const page = await openAt(ACCESS, 'revolutionary-1');
    const before = await readAsked(page);
    expect(await page.locator(AT.undo).isDisabled()).toBe(true);
    await choose(page);
    expect((await readAsked(page)).question).not.toBe(before.question);
    await click(page, AT.undo);
    expect(coreOf(await readAsked(page))).toEqual(coreOf(before));
  });

  it('a part of an answer is taken back by going back', async () => {
    const page = await openAt(MACHINE, 'machine');
    const before = await readAsked(page);
    await choose(page);
    await click(page, AT.back);
    expect(coreOf(await readAsked(page))).toEqual(coreOf(before));
  });

  it('a District of the City is chosen by clicking it, and one that cannot be says why', async () => {
    const page = await openAt(ACCESS, 'revolutionary-1');
    const { question } = await readAsked(page);
    await page.locator('[data-district="velvet"] .district-name').click({ force: true });
    await page.waitForFunction((at) => /\w/.test(document.querySelector(at)?.textContent ?? ''), AT.refusal);
    expect((await readAsked(page)).question).toBe(question);
    await click(page, '[data-district="art"][data-target] .district-name');
    expect((await readAsked(page)).question).not.toBe(question);
  });

  it('the City is moved by dragging it, and stays where a piece is dragged', async () => {
    const page = await openAt(ACCESS, 'revolutionary-1');
    const leftOfCity = async () => (await boxOf(page, '.tile')).x;
    const dragFrom = async (selector: string) => {
      const { x, y, width, height } = await boxOf(page, selector);
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2 + 60, y + height / 2, { steps: 4 });
      await page.mouse.up();
    };
    const before = await leftOfCity();
    await dragFrom('.piece.figure');
    expect(await leftOfCity()).toBe(before);
    await dragFrom('.tile .name-plate');
    expect(await leftOfCity()).toBeGreaterThan(before + 50);
  });

  it('a choice to be confirmed is given by a confirmation, and Escape takes it back', async () => {
    const page = await openAt(ACCESS, 'revolutionary-1', { confirm: 'always' });
    const { question } = await readAsked(page);
    await choose(page);
    await page.locator(AT.confirm).waitFor();
    await page.keyboard.press('Escape');
    await page.locator(AT.confirm).waitFor({ state: 'detached' });
    expect((await readAsked(page)).question).toBe(question);
    await choose(page);
    await click(page, AT.confirm);
    expect((await readAsked(page)).question).not.toBe(question);
  });

  it('the key ? opens the list of keys', async () => {
    const page = await openAt(ACCESS, 'revolutionary-1');
    await page.keyboard.press('?');
    expect(await page.locator('dialog[open] .keys').isVisible()).toBe(true);
  });

  it('the name of every District fits in its button', async () => {
    const page = await openAt(MACHINE, 'machine');
    const cut = await page.locator('.guards .choice').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const name = button.querySelector('.choice-label > [aria-hidden]');
        const edge = button.getBoundingClientRect().right - 2;
        return name !== null && name.getBoundingClientRect().right > edge ? [name.textContent] : [];
      }),
    );
    expect(cut).toEqual([]);
  });

  it('a Hero who is asked stands above the question, its foot behind it, and goes where a face has no room', async () => {
    const page = await openAt(ACCESS, 'revolutionary-1');
    const bust = page.locator('.column-portrait .bust');
    const asked = await page.locator(AT.askedHero).getAttribute('data-hero');
    expect(await bust.getAttribute('data-figure')).toBe(asked);
    const [portrait, panel] = [await boxOf(page, '.column-portrait'), await boxOf(page, '.decision')];
    expect(portrait.height).toBeGreaterThan(250);
    expect(portrait.y + portrait.height).toBeGreaterThan(panel.y);
    expect(await page.locator('.column-portrait[aria-hidden=true]').count()).toBe(1);
    await page.setViewportSize({ width: 1280, height: 200 });
    await bust.waitFor({ state: 'hidden' });
  });

  it('what others do is shown one after another, and can be skipped', async () => {
    const page = await openAt(MACHINE, 'machine', { speed: 'slow' });
    await click(page, `${AT.choice}[data-pick="end"]`);
    await page.locator(AT.happening).waitFor();
    expect(await page.locator(AT.happening).innerText()).toMatch(/\w{3}/);
    await page.locator(`${AT.happening} button`).last().click();
    await page.waitForFunction((at) => document.querySelector(at) === null, AT.happening);
  });

  it('nothing moves when an answer is refused, and the log stays at its end whatever size it gets', async () => {
    const page = await openAt({ ...MACHINE, districts: { commerce: { guards: 0 } } }, 'machine');
    const end = `${AT.choice}[data-pick="end"]`;
    const places = async () => [await boxOf(page, end), await boxOf(page, AT.choice)];
    const before = await places();
    await page.locator('[data-district="commerce"] .district-name').click({ force: true });
    await page.waitForFunction((at) => /\w/.test(document.querySelector(at)?.textContent ?? ''), AT.refusal);
    expect(await places()).toEqual(before);
    await click(page, end);
    await untilMoment(page);
    await page.locator(AT.openDrawer).click();
    for (const height of [720, 480, 560]) {
      await page.setViewportSize({ width: 1280, height });
      await expect.poll(() => page.evaluate(leftBelow, '.log-lines')).toBeLessThan(2);
    }
    await page.locator('.log-lines').evaluate((log) => {
      log.style.maxHeight = '100px';
      log.dispatchEvent(new Event('scroll'));
    });
    await expect.poll(() => page.evaluate(leftBelow, '.log-lines')).toBeLessThan(2);
  });

  it('text of twice its size stacks: no words are cut, no panels lie over each other', async () => {
    const page = await openAt(MACHINE, 'machine', { textSize: 200 });
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp']) {
      await page.locator('.sheet-handle').press(key);
      const { clipped, overlapping, textSizes } = await page.evaluate(measureTable);
      expect({ clipped, overlapping }).toEqual({ clipped: [], overlapping: [] });
      expect(Math.min(...textSizes)).toBeGreaterThanOrEqual(26);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });

  it('the end of a game is staged, and can be skipped', async () => {
    const page = await openClient('', { settings: { speed: 'step' } });
    await answerLastQuestion(page);
    const { happening, over } = AT;
    await page.locator(happening).waitFor();
    while ((await page.locator('.moment[data-moment="game-won"]').count()) === 0)
      await page.locator(`${happening} button`).nth(1).click();
    await page.locator(`${happening} button`).last().click();
    await page.locator(over).waitFor();
  });

  it('a device that keeps nothing is told of, and the game goes on', async () => {
    const page = await openClient('', { scripts: { worker: FULL_DEVICE } });
    await openScenario(page, ACCESS, ['revolutionary-1']);
    await untilMoment(page);
    await choose(page);
    expect((await readAsked(page)).choices.length).toBeGreaterThan(0);
    await page.locator(AT.trouble, { hasText: 'full' }).waitFor({ timeout: 3000 });
  });

  it('a hint says what is best, and is taken by one click', async () => {
    const page = await openAt(ACCESS, 'revolutionary-1');
    const { question } = await readAsked(page);
    await page.locator(AT.hint).click();
    await page.locator(AT.takeHint).first().click();
    await page.waitForFunction(
      ({ at, before }) => document.querySelector(at)?.textContent?.trim() !== before,
      { at: AT.question, before: question },
    );
  });

  it('a hint that fails is told of, and the game goes on', async () => {
    const page = await openClient('', { scripts: { worker: FAILING_BOTS } });
    await openScenario(page, ACCESS, ['machine', 'revolutionary-1']);
    await page.locator(AT.handover).click();
    await untilMoment(page);
    await page.locator(AT.hint).click();
    await page.locator('.hint p', { hasText: 'No hint' }).waitFor();
    await choose(page);
  });

  it('a bot that fails is told of', async () => {
    const page = await openClient('', { scripts: { worker: FAILING_BOTS } });
    await openScenario(page, MACHINE, ['revolutionary-1'], 'apprentice');
    await page.locator(AT.trouble, { hasText: 'failed' }).waitFor({ timeout: 5000 });
  });
});

/** How much of a list lies below what is in sight. */
function leftBelow(selector: string): number {
  const list = document.querySelector(selector);
  return list === null ? Number.NaN : list.scrollHeight - list.scrollTop - list.clientHeight;
}
