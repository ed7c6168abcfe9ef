import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { AT, boxOf, choose, openScenario, readAsked, settle, signature, untilMoment } from './pages.js';

withBrowser();

const ACCESS = {
  format: 1,
  name: 'A hand of cards',
  revolutionaries: 1,
  phase: 'access',
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  event: 'the-countdown',
  heroes: { finch: {}, fowler: {}, physician: {} },
};

const HEROES = Object.keys(ACCESS.heroes);

async function openTable(settings = {}): Promise<Page> {
  const page = await openClient('', { settings });
  await openScenario(page, ACCESS, ['revolutionary-1']);
  await untilMoment(page);
  return page;
}

/** Drags the card of the Art District onto something and lets it go there. */
async function dragCard(page: Page, onto: string): Promise<void> {
  const centreOf = async (selector: string) => {
    const { x, y, width, height } = await boxOf(page, selector);
    return [x + width / 2, y + height / 2] as const;
  };
  const before = await signature(page);
  await page.mouse.move(...(await centreOf(`${AT.choice}[data-pick="card art"]`)));
  await page.mouse.down();
  await page.mouse.move(...(await centreOf(onto)), { steps: 5 });
  await page.mouse.up();
  await settle(page, before);
}

describe('the hand', () => {
  it('has a place of its own beside its Hero: no card lies over a plate, the City or another card', async () => {
    const page = await openTable();
    const boxes = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) =>
          all.map((one) => ({ ...one.getBoundingClientRect().toJSON(), name: one.className })),
        );
    const cards = await boxes(`${AT.choice}[data-pick^="card "]`);
    const others = await boxes('.plate, .stage, .question');
    expect(cards.length).toBeGreaterThanOrEqual(8);
    for (const card of cards) {
      expect(card.width).toBeGreaterThanOrEqual(74);
      expect(card.height).toBeGreaterThanOrEqual(112);
      const covers = [...others, ...cards].filter(
        (other) =>
          other !== card &&
          card.left < other.right &&
          other.left < card.right &&
          card.top < other.bottom &&
          other.top < card.bottom,
      );
      expect(covers).toEqual([]);
    }
  });

  it('lies directly below its question', async () => {
    const page = await openTable();
    const question = await boxOf(page, AT.question);
    const card = await boxOf(page, `${AT.choice}[data-pick^="card "]`);
    const gap = card.y - (question.y + question.height);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThanOrEqual(16);
  });

  it('is played by dragging a card onto its Hero, and nowhere else', async () => {
    const page = await openTable();
    const asked = await readAsked(page);
    expect(asked.question).toContain('Finch');
    expect(await page.locator(AT.askedHero).getAttribute('data-hero')).toBe('finch');
    await dragCard(page, '.hero-plate[data-hero=physician]');
    expect((await readAsked(page)).question).toBe(asked.question);
    await dragCard(page, '.hero-plate[data-hero=finch]');
    expect((await readAsked(page)).question).not.toBe(asked.question);
    expect(await page.locator(AT.askedHero).getAttribute('data-hero')).toBe('fowler');
  });

  it('ends with one large button, as wide as the question, that is not asked about again', async () => {
    const page = await openTable({ confirm: 'irreversible' });
    for (const _ of HEROES) await choose(page);
    const { picks } = await readAsked(page);
    expect(picks).toEqual([expect.stringMatching(/^ready/)]);
    const ready = await boxOf(page, AT.ready);
    const question = await boxOf(page, AT.question);
    expect(ready.height).toBeGreaterThanOrEqual(48);
    expect(ready.width).toBeGreaterThanOrEqual(question.width - 2);
    expect(ready.y).toBeGreaterThan(question.y + question.height);
    await page.locator(AT.ready).click();
    await page.waitForFunction(
      (at) => document.querySelector(at)?.getAttribute('data-kind') !== 'access-choice',
      AT.question,
    );
  });

  it('can be changed until then', async () => {
    const page = await openTable();
    for (const _ of HEROES) await choose(page);
    const before = await signature(page);
    await page.locator(AT.change).first().click();
    await settle(page, before);
    expect((await readAsked(page)).question).toContain('Finch');
  });
});
