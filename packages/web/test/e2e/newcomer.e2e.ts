import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../../../../scripts/web/positions.js';
import { openClient, withBrowser } from './browser.js';
import { AT, boxOf, ON_THE_WAY, openScenario, readAsked, untilMoment } from './pages.js';

withBrowser();

const HEROES = 'revolutionary-1';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openTable(scenario: object, seat = HEROES, opening = {}): Promise<Page> {
  const page = await openClient('', opening);
  await openScenario(page, scenario, [seat]);
  await untilMoment(page);
  return page;
}

const RULES = 'dialog.rules-dialog[open]';

/** Rests the pointer on something until it explains itself. */
async function explain(page: Page, selector: string): Promise<void> {
  const { x, y } = await boxOf(page, selector);
  await page.mouse.move(x + 2, y + 2);
  await page.mouse.move(x + 8, y + 8);
  await page.locator('.explanation-title').waitFor();
}

describe('the rules', () => {
  it('open over the table from a tip, and leave game, tip and focus as they were', async () => {
    const page = await openTable(POSITIONS.access);
    const before = await readAsked(page);
    await page.locator(`${AT.tip} a`).click();
    await page.locator(`${RULES} #how-to-play:focus`).waitFor();
    expect(page.context().pages()).toHaveLength(1);
    await page.keyboard.press('Escape');
    await page.locator(RULES).waitFor({ state: 'detached' });
    await page.locator(`${AT.tip} a:focus`).waitFor();
    expect(await readAsked(page)).toEqual(before);
  });

  it('open at the rule of what explains itself, whose explanation then goes', async () => {
    const page = await openTable(POSITIONS.access);
    await explain(page, '.event-card');
    await page.locator('.explanation .rule-link').click();
    await page.locator(`${RULES} .rule.chosen:focus`).waitFor();
    await page.locator(`${RULES} .rules-pages a`).first().click();
    await page.locator(`${RULES} #how-to-play:focus`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator(RULES).waitFor({ state: 'detached' });
    expect(await page.locator('.explanation-title').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
});

it('an explanation goes when a key answers the question', async () => {
  const page = await openTable(ON_THE_WAY);
  await explain(page, AT.choice);
  await page.keyboard.press('1');
  await page.locator('.explanation-title').waitFor({ state: 'detached' });
});

it('a District that answers nothing is not refused; one that a Hero cannot go to is', async () => {
  const page = await openTable(POSITIONS.heroAction);
  await page.locator('.tile[data-district=velvet]').click({ force: true });
  const refused = () => page.locator(AT.refusal).allTextContents();
  const walking = await openTable(ON_THE_WAY);
  await walking.locator('.tile[data-district=grand-citadel]').click({ force: true });
  await walking.locator(AT.refusal).getByText(/\w/).first().waitFor();
  expect((await refused()).join('')).toBe('');
});

describe('a Riot', () => {
  const NEAR = {
    ...POSITIONS.heroAction,
    heroes: { finch: { in: 'art', trust: 5 }, fowler: {}, physician: {} },
    districts: { art: { guards: 1, citizens: ['artist revealed', 'any', 'traitor identified', 'any'] } },
  };

  it('says before it is started how it succeeds, by how much, and what a failure costs', async () => {
    const page = await openTable(NEAR, HEROES, { settings: { confirm: 'irreversible' } });
    await page.locator(`${AT.choice}[data-pick="do riot"]`).click();
    const said = await page.locator('.confirm').innerText();
    expect(said).toContain('more active Citizens than Guards and Traitors');
    expect(said).toContain('1 active against 2, 2 unknown');
    expect(said).toContain('A failure advances the Master Plan, and active Citizens may be arrested');
    expect(said).toContain('cannot be taken back');
  });

  it('that costs too much says the reason, and what it would be good for', async () => {
    const poor = { ...NEAR, heroes: { finch: { in: 'art', trust: 1 }, fowler: {}, physician: {} } };
    const page = await openTable(poor);
    await page.locator('.not-now summary').click();
    const riot = page.locator('.not-now li').filter({ hasText: 'Start a Riot' });
    await riot.getByRole('button').click();
    await riot.getByText('each of 2 unidentified Citizens').waitFor();
    expect(await riot.innerText()).toContain('more active Citizens than Guards and Traitors');
  });
});

/** The City of a first game is so high that it leaves no sky above and below. */
const HIGH = ['.AASS.', 'VV.QCC', '.G.QN.', '.GTTN.', '.II...'];

describe('a tip covers no target', () => {
  it.each([
    ['where the Heroes choose cards', 'access', HEROES, {}],
    ['where the Machine plans', 'machine', 'machine', {}],
    ['where the Heroes choose cards, on a phone', 'access', HEROES, PHONE],
  ] as const)('%s', async (_, position, seat, context) => {
    const page = await openTable({ ...POSITIONS[position], city: HIGH }, seat, { context });
    await page.locator(AT.tip).waitFor();
    expect(await page.evaluate(coveredTargets, AT.tip)).toEqual([]);
  });
});

/** Runs in the page. */
function coveredTargets(tip: string): string[] {
  const over = document.querySelector(tip)?.getBoundingClientRect();
  if (over === undefined) throw new Error('there is no tip');
  const targets = document.querySelectorAll('.tile[data-target] .tile-frame, .piece.target, .choice');
  return [...targets].flatMap((target) => {
    const box = target.getBoundingClientRect();
    const isApart =
      box.left >= over.right || box.right <= over.left || box.top >= over.bottom || box.bottom <= over.top;
    return isApart ? [] : [target.closest('[aria-label]')?.getAttribute('aria-label') ?? ''];
  });
}

it('a long question is whole above a long list', async () => {
  const heroes = { finch: {}, fowler: { in: 'industrial', trust: 5 }, physician: {} };
  const page = await openTable({ ...POSITIONS.heroAction, turn: 'fowler', heroes }, HEROES, {
    context: { viewport: { width: 1280, height: 480 } },
  });
  const { isLong, words, list } = await page.evaluate(() => {
    const [question, scroll] = ['.question', '.decision-scroll'].map((at) => document.querySelector(at));
    if (!question || !scroll) throw new Error('nothing is asked');
    const range = document.createRange();
    range.selectNodeContents(question);
    return {
      isLong: scroll.scrollHeight > scroll.clientHeight,
      words: range.getBoundingClientRect().bottom,
      list: scroll.getBoundingClientRect().top,
    };
  });
  expect(isLong).toBe(true);
  expect(words).toBeLessThanOrEqual(list);
});

it('says with the button what becomes final', async () => {
  const page = await openTable(POSITIONS.access);
  for (const card of ['commerce', 'velvet', 'science'])
    await page.locator(`${AT.choice}[data-pick="card ${card}"]`).click();
  await page.locator(AT.ready).waitFor();
  expect(await page.locator(AT.ready).getByText('final for all Heroes').boundingBox()).toMatchObject({
    height: expect.closeTo(16, -1),
  });
});

it('a screen reader hears on a phone who leads', async () => {
  const page = await openTable(POSITIONS.access, HEROES, { context: PHONE });
  expect(await page.locator('.track-strip').innerText()).toMatch(/Master Plan\s+VI\s*\/\s*XII\s*ahead/);
});
