import { describe, expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { AT, openScenario, settle, signature, untilMoment } from './pages.js';

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

describe('the ways to a destination', () => {
  it('begin where the Hero stands, also after a step', async () => {
    const page = await openClient();
    await openScenario(page, FAR, ['revolutionary-1']);
    for (const _ of ['at first', 'after a step']) {
      await untilMoment(page);
      await page.waitForTimeout(300);
      const steps = await page.locator(`${AT.choice}[data-pick^="to "]`).evaluateAll(picksOf);
      const ways = await page.locator(AT.way).evaluateAll(waysOf);
      for (const [first] of ways) expect(steps).toContain(`to ${first}`);
      const before = await signature(page);
      await page.locator(AT.choice).first().click();
      await settle(page, before);
    }
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
