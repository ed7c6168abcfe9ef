import { describe, expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { AT, choose, openScenario, settle, signature, untilMoment } from './pages.js';

withBrowser();

/** The Fowler has far to go, and Trust enough. */
const FAR = {
  format: 1,
  name: 'A long way',
  revolutionaries: 1,
  phase: 'heroes',
  turn: 'fowler',
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  event: 'the-countdown',
  heroes: { fowler: { in: 'art', trust: 5, chosen: 'industrial' }, finch: {}, physician: {} },
  districts: {
    art: { guards: 1 },
    science: { guards: 1 },
    velvet: { guards: 1 },
    'central-square': { guards: 1 },
  },
};

const CHOOSING = {
  fowler: { in: 'art', forfeited: ['velvet'] },
  finch: { in: 'art', trust: 5, forfeited: ['velvet'] },
  physician: { forfeited: ['velvet'] },
};

declare global {
  interface Window {
    questionsSeen: number;
    unpriced: string[];
  }
}

/** Looks at every change of the page for Access cards that are offered as ready and have no price. */
function watchPrices(): void {
  const seen = new Set<string>();
  window.unpriced = [];
  const look = () => {
    const decision = document.querySelector('.decision[data-kind="access-choice"]:not([aria-busy])');
    if (decision === null) return;
    const question = decision.querySelector('#question')?.textContent ?? '';
    window.questionsSeen = seen.add(question).size;
    const cards = [...decision.querySelectorAll('.choice[data-pick^="card "]')];
    for (const card of cards)
      if (card.querySelector('.meaning') === null) window.unpriced.push(`${question} ${card.textContent}`);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}

describe('the ways to a destination', () => {
  it('begin where the Hero stands, also after a step', async () => {
    const page = await openClient();
    await openScenario(page, FAR, ['revolutionary-1']);
    for (const _ of ['at first', 'after a step']) {
      await untilMoment(page);
      await page.locator(AT.way).first().waitFor();
      const steps = await page.locator(`${AT.choice}[data-pick^="to "]`).evaluateAll(picksOf);
      const ways = await page.locator(AT.way).evaluateAll(waysOf);
      for (const [first] of ways) expect(steps).toContain(`to ${first}`);
      const before = await signature(page);
      await page.locator(AT.choice).first().click();
      await settle(page, before);
    }
  });

  it('have their price at each exit, the best one first and then the one pointed at', async () => {
    const page = await openClient();
    await openScenario(page, FAR, ['revolutionary-1']);
    await untilMoment(page);
    await page.locator(AT.way).first().waitFor();
    const pricesOf = () => page.locator(AT.exitPrice).allTextContents();
    for (const at of [0, 1]) {
      const way = page.locator(AT.way).nth(at);
      const steps = ((await way.getAttribute('data-route')) ?? '').split(' ');
      if (at > 0) await way.focus();
      await page.waitForFunction(
        ([selector, count]) => document.querySelectorAll(selector).length === count,
        [AT.exitPrice, steps.length] as const,
      );
      expect((await pricesOf()).every((price) => /^\d+$/.test(price.trim()))).toBe(true);
    }
  });

  it('of Access cards are never shown without their prices, nor with those of another Hero', async () => {
    const page = await openClient();
    await page.evaluate(watchPrices);
    await openScenario(page, { ...FAR, phase: 'access', turn: undefined, heroes: CHOOSING }, [
      'revolutionary-1',
    ]);
    for (const _ of ['of the first Hero', 'of the second']) {
      await untilMoment(page);
      await choose(page);
    }
    expect(await page.evaluate(() => window.questionsSeen)).toBeGreaterThan(1);
    expect(await page.evaluate(() => window.unpriced)).toEqual([]);
  });

  it('of an Access card is shown with its prices while the card is pointed at', async () => {
    const page = await openClient();
    await openScenario(page, { ...FAR, phase: 'access', turn: undefined, heroes: CHOOSING }, [
      'revolutionary-1',
    ]);
    await untilMoment(page);
    expect(await page.locator(AT.exitPrice).count()).toBe(0);
    await page.locator(`${AT.choice}[data-pick="card industrial"]`).focus();
    await page.locator(AT.exitPrice).first().waitFor();
    await page.locator(AT.question).focus();
    await page.locator(AT.exitPrice).first().waitFor({ state: 'detached' });
  });

  it('are walked with one click', async () => {
    const page = await openClient();
    await openScenario(page, FAR, ['revolutionary-1']);
    await untilMoment(page);
    const before = await signature(page);
    await page.locator(AT.way).first().click();
    await settle(page, before);
    await page.waitForFunction(
      () => document.querySelector('#question')?.getAttribute('data-kind') === 'hero-action',
    );
  });
});

function picksOf(choices: Element[]): string[] {
  return choices.map((choice) => choice.getAttribute('data-pick') ?? '');
}

function waysOf(ways: Element[]): string[][] {
  return ways.map((way) => (way.getAttribute('data-route') ?? '').split(' '));
}
