import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { measureTable } from '../../../../scripts/web/measure.js';
import { HEROES_SEAT, MACHINE, POSITIONS } from '../../../../scripts/web/positions.js';
import { openClient, withBrowser } from './browser.js';
import {
  AT,
  boxOf,
  choose,
  ON_THE_WAY,
  openScenario,
  openScreen,
  play,
  readAsked,
  roundOf,
  SCREENS,
  untilMoment,
} from './pages.js';

withBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The Fowler may go on to Districts beside the Central Square, so not to Commerce. */
const WALKING = {
  ...ON_THE_WAY,
  districts: { commerce: { guards: 3, citizens: ['merchant revealed', 'any', 'any', 'any'] } },
};

async function openOnTheWay(): Promise<Page> {
  const page = await openClient('', { context: PHONE });
  await openScenario(page, WALKING, ['revolutionary-1']);
  await untilMoment(page);
  return page;
}

describe('a phone', () => {
  it.each([
    ['machine', AT.playMachine],
    ['heroes', AT.playHeroes],
  ])('plays the first round as the %s by touch', async (_, begin) => {
    const page = await openClient('', { context: PHONE });
    await page.locator(begin).tap();
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    await play(
      page,
      async () => {
        expect(await fits()).toBe(true);
        return (await roundOf(page)) > 1;
      },
      'tap',
    );
    expect(await roundOf(page)).toBe(2);
    const { x, width, height } = await boxOf(page, AT.choice);
    expect(height).toBeGreaterThanOrEqual(32);
    expect(x + width).toBeLessThanOrEqual(390);
  });

  it.each(SCREENS)('shows %s without scrolling sideways', async (hash, complete) => {
    const page = await openScreen(hash, complete, { context: PHONE });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  it('shows a City of short names and large pieces, equal ones as one', async () => {
    const page = await openOnTheWay();
    const { smallestOnBoard, pieces } = await page.evaluate(measureTable);
    expect(smallestOnBoard).toBeGreaterThanOrEqual(11);
    expect(Math.min(pieces.guard, pieces.citizen, pieces.figure)).toBeGreaterThanOrEqual(20);
    expect(await page.locator('[data-district=central-square] .district-name').textContent()).toBe('Square');
    await page.getByRole('img', { name: '3 Guards' }).waitFor();
    await page.getByRole('img', { name: 'unidentified Citizen: 3 alike' }).waitFor();
  });

  it('shows the City Event and the Directives whole, however much lies open', async () => {
    const page = await openClient('', { context: PHONE });
    await openScenario(page, POSITIONS.modulesHeroes, [HEROES_SEAT]);
    await untilMoment(page);
    await page.locator('[data-drawer=cards]').tap();
    const cards = page.locator('.drawer :is(.event-card, .machine-card)');
    expect(await cards.count()).toBe(2);
    for (const card of await cards.all())
      expect(await card.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBe(0);
  });

  it('looks closer at a District that is no answer with one tap, and back with another', async () => {
    const page = await openOnTheWay();
    const commerce = '[data-district=commerce] .name-plate';
    const atFit = await boxOf(page, commerce);
    await page.locator(commerce).tap({ force: true });
    await page.getByRole('button', { name: 'Show the whole City' }).waitFor();
    const close = await boxOf(page, commerce);
    expect(close.width).toBeGreaterThan(2 * atFit.width);
    await expect
      .poll(() => page.getByRole('img', { name: '1 Guard', exact: true }).count())
      .toBeGreaterThan(2);
    await page.locator(commerce).tap({ force: true });
    await page.getByRole('button', { name: 'Look closer' }).waitFor();
    expect((await boxOf(page, commerce)).width).toBeCloseTo(atFit.width, 0);
    await page.locator('[data-district=commerce]').press('z');
    await page.getByRole('button', { name: 'Show the whole City' }).tap();
    await page.getByRole('button', { name: 'Look closer' }).waitFor();
    expect(await page.evaluate(() => [document.documentElement.scrollTop, window.scrollY])).toEqual([0, 0]);
  });

  it('pulls the question up and down by dragging, tapping and keys, and the City gets what is free', async () => {
    const page = await openOnTheWay();
    const handle = page.locator('.sheet-handle');
    const heightOf = async (selector: string) => Math.round((await boxOf(page, selector)).height);
    const place = () => page.locator(AT.table).getAttribute('data-sheet');
    const pull = async (up: number) => {
      const { x, y, width, height } = await boxOf(page, '.sheet-handle');
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y + height / 2 - up, { steps: 5 });
      await page.mouse.up();
    };
    expect([await heightOf('.top-bar'), await heightOf('.left'), await heightOf('.tray')]).toEqual([
      48, 36, 56,
    ]);
    const [stage, sheet] = [await heightOf('.stage'), await heightOf('.right')];
    expect(stage + sheet).toBe(704);
    expect(sheet).toBeLessThanOrEqual(364);
    await pull(-150);
    expect(await place()).toBe('down');
    expect(await heightOf('.stage')).toBeGreaterThan(560);
    expect(await page.locator(AT.choice).first().isVisible()).toBe(false);
    expect((await boxOf(page, AT.question)).y).toBeLessThan(844 - 56);
    await handle.tap();
    expect(await place()).toBe('half');
    await handle.press('ArrowUp');
    expect(await place()).toBe('up');
    expect(await heightOf('.right')).toBeGreaterThan(844 * 0.66);
    await choose(page, 0, 'tap');
    expect(await place()).toBe('up');
    await handle.press('ArrowDown');
    expect(await heightOf('.stage')).toBeGreaterThanOrEqual(340);
    expect(await page.evaluate(() => document.querySelector('.table')?.scrollHeight)).toBe(844);
  });

  it.each([
    ['where the Heroes choose cards', 'access', HEROES_SEAT],
    ['where a Hero acts', 'heroAction', HEROES_SEAT],
    ['where the Machine plans', 'machine', MACHINE],
  ] as const)('has a sheet as tall as its options, in rows of one height, %s', async (_, position, seat) => {
    const page = await openClient('', { context: PHONE });
    await openScenario(page, POSITIONS[position], [seat]);
    await untilMoment(page);
    await page.evaluate(() => document.fonts.ready);
    const { empty, hidden, heights } = await page.evaluate(measureSheet);
    expect(empty).toBeLessThanOrEqual(MOST_EMPTY);
    expect(hidden).toBe(0);
    for (const list of heights) expect(new Set(list).size, `${list}`).toBe(1);
  });

  it('shows the Bonds of the Great Machine as a number, and its Servants in the City and the sheet only', async () => {
    const page = await openClient('', { context: PHONE });
    await openScenario(page, POSITIONS.machine, [MACHINE]);
    await untilMoment(page);
    expect(await page.locator('.tray [data-explain="term:bonds"] strong').textContent()).toBe('7');
    expect(await page.locator('.servant-plate').first().isVisible()).toBe(false);
  });

  it('closes an explanation with a tap that does nothing else', async () => {
    const page = await openOnTheWay();
    const { question } = await readAsked(page);
    const option = page.locator(AT.choice).first();
    const touch = (type: string) => option.dispatchEvent(type, { pointerType: 'touch', bubbles: true });
    await touch('pointerdown');
    await page.locator('.explanation-title').waitFor();
    await touch('pointerup');
    await option.tap();
    await page.locator('.explanation-title').waitFor({ state: 'detached' });
    expect((await readAsked(page)).question).toBe(question);
    await choose(page, 0, 'tap');
    expect((await readAsked(page)).question).not.toBe(question);
  });

  it('reads the rules in one part that scrolls below a head that stays, as every window does', async () => {
    const page = await openClient('#/rules', { context: PHONE });
    await page.locator('.rule').first().waitFor();
    for (const size of [PHONE.viewport, { width: 1280, height: 720 }]) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(scrollingParts)).toEqual(['rules-body']);
      await page.locator('.rule').last().scrollIntoViewIfNeeded();
      expect((await boxOf(page, '.rules-head')).y).toBe(0);
    }
  });

  it('follows a device that turns dark while the page is open', async () => {
    const page = await openClient('#/settings', { context: PHONE, settings: { theme: 'system' } });
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    for (const colorScheme of ['light', 'dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(theme).toBe(colorScheme);
    }
  });
});

/** Pixels of paper below the last option. */
const MOST_EMPTY = 24;

/** The sheet with the question: what of it is empty or out of sight, and how high the options of each list are. */
function measureSheet() {
  const bottomOf = (part: Element | undefined) => part?.getBoundingClientRect().bottom ?? 0;
  const sheet = document.querySelector('.right');
  const scroll = document.querySelector('.decision-scroll');
  if (sheet === null || scroll === null) throw new Error('there is no sheet');
  const seen = [...sheet.querySelectorAll('.choice, summary')].filter(
    (one) => one.getBoundingClientRect().height > 0,
  );
  return {
    empty: bottomOf(sheet) - Math.max(...seen.map(bottomOf)),
    hidden: Math.max(0, scroll.scrollHeight - scroll.clientHeight),
    heights: [...sheet.querySelectorAll('.choices')].map((list) =>
      [...list.querySelectorAll('.choice')].map((one) => Math.round(one.getBoundingClientRect().height)),
    ),
  };
}

/** The classes of everything with more in it than it shows. */
function scrollingParts(): readonly string[] {
  const scrolls = (part: Element) =>
    /auto|scroll/.test(getComputedStyle(part).overflow) &&
    (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1);
  const isPageScrolling = document.documentElement.scrollHeight > window.innerHeight;
  return [
    ...[...document.querySelectorAll('body *')].filter(scrolls).map(({ className }) => `${className}`),
    ...(isPageScrolling ? ['the page'] : []),
  ];
}
