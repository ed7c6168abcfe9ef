import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { AT, openScenario, readAsked, settle, signature, tabTo, untilAsked } from './pages.js';

withBrowser();

function readScenario(kind: string): object {
  return JSON.parse(readFileSync(new URL(`scenarios/${kind}.json`, import.meta.url), 'utf8'));
}

/** Chronoleon is beside Finch with two Surge tokens. */
const GIVING = {
  format: 1,
  name: 'Tokens to give',
  revolutionaries: 1,
  modules: ['one-versus-many', 'servants-of-the-machine', 'chronoleon'],
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  phase: 'machine',
  event: 'the-countdown',
  heroes: { finch: { in: 'art' }, fowler: { in: 'velvet' }, physician: { in: 'science' } },
  servants: { chronoleon: { in: 'art' } },
  tokens: {
    'improvement-installed': ['chronoleon'],
    'surge-taken': ['chronoleon coercion', 'chronoleon custody'],
  },
};

async function openTable(scenario: object, ...people: readonly string[]): Promise<Page> {
  const page = await openClient();
  await openScenario(page, scenario, people);
  await untilAsked(page);
  return page;
}

async function answer(page: Page, ...picks: readonly string[]): Promise<void> {
  for (const pick of picks) {
    const before = await signature(page);
    await page.locator(`${AT.choice}[data-pick="${pick}"]`).click();
    await settle(page, before);
  }
}

/** The button on a plate that stands for a card or a token. */
function held(page: Page, plate: string, name: RegExp) {
  return page.locator(plate).getByRole('button', { name });
}

describe('a Surge token on a plate', () => {
  it('is given by a click where Chronoleon may give it, and only there', async () => {
    const page = await openTable(GIVING, 'machine');
    expect(await page.locator('.holdings .target').count()).toBe(0);
    await answer(page, 'servant chronoleon', 'do give-surge', 'hero finch');
    expect(await page.locator('.holdings .target').count()).toBe(2);
    const before = await signature(page);
    await held(page, '.servant-plate', /^Custody/).click();
    await settle(page, before);
    await page.locator('[data-hero=finch] [data-explain="token:surge-given custody"]').waitFor();
  });

  it('explains itself and is given with the keyboard alone', async () => {
    const page = await openTable(GIVING, 'machine');
    await answer(page, 'servant chronoleon', 'do give-surge', 'hero finch');
    await tabTo(held(page, '.servant-plate', /^Coercion/));
    await page.locator('.explanation-title', { hasText: 'Coercion' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-hero=finch] [data-explain="token:surge-given coercion"]').waitFor();
  });

  it('is activated by a click where the Machine is asked', async () => {
    const page = await openTable(readScenario('surge'), 'machine', 'revolutionary-1');
    await answer(page, 'to science');
    await untilAsked(page);
    expect((await readAsked(page)).kind).toBe('surge');
    await held(page, '[data-hero=finch]', /^Custody/).click();
    await page.locator('[data-hero=finch] [data-explain="token:surge-active custody"]').waitFor();
  });
});

it('a Theory on Enkidu’s plate is applied by a click', async () => {
  const page = await openTable(readScenario('theory'), 'revolutionary-1');
  await held(page, '[data-hero=enkidu]', /^Chaos/).click();
  await page.locator('.hero-plate [data-explain="card:theory chaos"]').waitFor({ state: 'detached' });
  expect(await page.locator('.hero-plate [data-explain="card:theory emotion"]').count()).toBe(1);
});

it('an Improvement on the board is picked up by its Servant with a click on it', async () => {
  const page = await openTable(readScenario('improvement'), 'machine');
  const token = page.locator('[data-explain="token:improvement judgementor"]');
  expect(await token.getAttribute('role')).toBe('img');
  await answer(page, 'end');
  expect(await token.getAttribute('role')).toBe('button');
  await token.press('Enter');
  await page.locator('.servant-plate[aria-label=Judgementor] .slots .in-effect').waitFor();
});
