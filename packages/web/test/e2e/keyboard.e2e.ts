import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import {
  AT,
  ON_THE_WAY,
  openScenario,
  readAsked,
  roundOf,
  settle,
  signature,
  tabTo,
  untilMoment,
} from './pages.js';

withBrowser();

/** What has the focus can be seen to have it. */
async function expectFocusSeen(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
    return { isOutlined: outlineStyle !== 'none' && outlineWidth !== '0px', boxShadow };
  });
  expect(outline.isOutlined || outline.boxShadow !== 'none').toBe(true);
}

describe('the keyboard alone', () => {
  it.each([
    ['machine', AT.playMachine, 'never'],
    ['heroes', AT.playHeroes, 'irreversible'],
  ])('plays the first round as the %s', async (_, begin, confirm) => {
    const page = await openClient('', { settings: { confirm } });
    await page.locator(begin).waitFor();
    await tabTo(page.locator(begin));
    await expectFocusSeen(page);
    await page.keyboard.press('Enter');
    let answers = 0;
    for (; answers < 200; answers++) {
      expect(await untilMoment(page)).toBe('asked');
      if ((await roundOf(page)) > 1) break;
      const before = await signature(page);
      await tabTo(page.locator(AT.choice));
      if (answers === 0) await expectFocusSeen(page);
      await page.keyboard.press(answers % 2 === 0 ? 'Enter' : 'Space');
      await settle(page, before);
      if ((await page.locator(AT.confirm).count()) === 0) continue;
      const asking = await signature(page);
      await page.keyboard.press('Enter');
      await settle(page, asking);
      expect(await page.locator(AT.confirm).count()).toBe(0);
    }
    expect(await roundOf(page)).toBe(2);
    expect((await readAsked(page)).choices.length).toBeGreaterThan(0);
  });

  it('comes to the next choice without going through the whole page again', async () => {
    const page = await openClient();
    await page.locator(AT.playHeroes).click();
    await untilMoment(page);
    await tabTo(page.locator(AT.choice));
    const before = await signature(page);
    await page.keyboard.press('Enter');
    await settle(page, before);
    await untilMoment(page);
    expect(await tabTo(page.locator(AT.choice))).toBeLessThanOrEqual(10);
  });
});

/** The Fowler is asked where to go, with a Servant and Guards about. */
const WALKING = {
  ...ON_THE_WAY,
  servants: { judgementor: { in: 'commerce' } },
  districts: { commerce: { guards: 2, citizens: ['merchant revealed'] } },
};

const FULL_NAMES = /Lex Hecate|Control Nexus|Grand Citadel|Central Square|Tower of L\.A\.W\./g;

/** Everything that live regions say from now on, in order. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role=status], [role=alert]');
        const text = region?.textContent?.trim() ?? '';
        if (text !== '' && heard.at(-1) !== text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { readonly heard: string[] }).heard.splice(0));
}

describe('a screen reader', () => {
  it('hears full names, what a District is next to, and pieces by District', async () => {
    const page = await openClient();
    await openScenario(page, WALKING, ['revolutionary-1']);
    await untilMoment(page);
    const commerce = await page
      .getByRole('button', { name: /^Commerce District:/ })
      .getAttribute('aria-label');
    expect(commerce).toMatch(/Judgementor.*next to .*Science District.*Tower of L\.A\.W\./);
    const city = await page.locator('.city').ariaSnapshot();
    const [, group = ''] = city.split('- group "Commerce District":');
    const ofCommerce = group.split('- group ')[0];
    for (const piece of ['img "Judgementor"', 'img "1 Guard"', 'img "Merchant, revealed'])
      expect(ofCommerce).toContain(piece);
    const heard = await page.locator(AT.table).ariaSnapshot();
    expect(heard).toContain('Coolum McDouglas, the Fowler');
    const others = heard.replaceAll(FULL_NAMES, '');
    expect(others.match(/\b(Judg|Lex|Phan|Nexus|Citadel|Square|Tower)\b.*/g) ?? []).toEqual([]);
  });

  it('hears each question once, and the focus stays with the player', async () => {
    const page = await openClient('', { settings: { confirm: 'always' } });
    await openScenario(page, WALKING, ['revolutionary-1']);
    await untilMoment(page);
    const heard = await listen(page);
    await page.locator(AT.choice).first().focus();
    await page.keyboard.press('Enter');
    await page.locator(AT.confirm).waitFor();
    await page.keyboard.press('Escape');
    await page.locator(`${AT.choice}:focus`).waitFor();
    await page.locator(AT.openNotebook).click();
    await page.keyboard.press('Escape');
    await page.locator(`${AT.openNotebook}:focus`).waitFor();
    const first = (await readAsked(page)).question;
    await page.locator('.tile[data-target]').first().press('Enter');
    await page.locator(AT.confirm).press('Enter');
    await expect.poll(async () => (await readAsked(page)).question).not.toBe(first);
    const { question } = await readAsked(page);
    const isRead = await page.evaluate((at) => document.activeElement?.matches(at) === true, AT.question);
    const said = (await heard()).filter((text) => text.includes(question));
    expect(said.length + (isRead ? 1 : 0)).toBe(1);
  });
});
