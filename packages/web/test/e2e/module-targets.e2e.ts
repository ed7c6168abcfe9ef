import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HEROES_SEAT, POSITIONS } from '../../../../scripts/web/positions.js';
import { openClient, withBrowser } from './browser.js';
import { AT, boxOf, openScenario, readAsked, settle, signature, tabTo, untilAsked } from './pages.js';

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

const CITY = ['AASSCC', 'GVQQTN', 'GVIITN'];

/** Finch is about to act where one Guard stands and a Resistance token lies. */
const RESISTANCE = {
  format: 1,
  name: 'A token to pay with',
  revolutionaries: 1,
  modules: ['one-versus-many', 'pockets-of-resistance'],
  city: CITY,
  phase: 'heroes',
  turn: 'finch',
  step: 'action',
  event: 'the-countdown',
  heroes: { finch: { in: 'art', trust: 5 }, fowler: { in: 'velvet' }, physician: { in: 'science' } },
  districts: { art: { guards: 1 } },
  tokens: { resistance: ['art art', 'velvet velvet'] },
};

/** A regular and a special Guard stand in Art. */
const TWO_GUARDS = {
  format: 1,
  name: 'Guards of two kinds',
  revolutionaries: 1,
  modules: ['one-versus-many', 'surveillance-zeppelin'],
  city: CITY,
  phase: 'machine',
  bonds: 6,
  event: 'the-countdown',
  heroes: { finch: { in: 'velvet' }, fowler: { in: 'velvet' }, physician: { in: 'velvet' } },
  districts: { art: { guards: 2 } },
  tokens: { zeppelin: ['control-nexus'], 'special-guard': ['art'] },
};

/** Julie is short of Trust on her way to the Hideout, and will escape. */
const TO_HIDEOUT = {
  format: 1,
  name: 'On the way to the Hideout',
  revolutionaries: 1,
  modules: ['one-versus-many', 'bring-about-a-revolution'],
  city: CITY,
  phase: 'heroes',
  turn: 'julie',
  step: 'move',
  event: 'the-countdown',
  heroes: {
    julie: { in: 'art', trust: 1, chosen: 'smugglers-hideout', forfeited: ['velvet'] },
    fowler: { in: 'velvet' },
    actress: { in: 'science' },
  },
  districts: { art: { guards: 2 } },
  draws: { 'escape-die': ['running-man'] },
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

/** Both ways to a thing on the board: with the mouse, and with Tab and Enter. */
const WAYS = [
  ['a click', (thing: Locator) => thing.click()],
  [
    'the keyboard alone',
    async (thing: Locator) => {
      await tabTo(thing);
      await thing.page().keyboard.press('Enter');
    },
  ],
] as const;

describe.each(WAYS)('with %s', (_, reach) => {
  it('a Servant boards the Zeppelin over its District', async () => {
    const page = await openTable(readScenario('boarding'), 'machine');
    const zeppelin = page.locator('[data-explain="token:zeppelin"]');
    expect(await zeppelin.getAttribute('role')).toBe('img');
    await answer(page, 'servant lex-hecate');
    expect(await zeppelin.getAttribute('role')).toBe('button');
    const before = await signature(page);
    await reach(zeppelin);
    await settle(page, before);
    await untilAsked(page);
    expect((await readAsked(page)).kind).toBe('boarding');
  });

  it('a Hero pays with the Resistance token of the own District', async () => {
    const page = await openTable(RESISTANCE, 'revolutionary-1');
    await answer(page, 'do incitement');
    expect(await page.locator('[data-explain="token:resistance velvet"]').getAttribute('role')).toBe('img');
    const token = page.locator('[data-explain="token:resistance art"]');
    await reach(token);
    await token.waitFor({ state: 'detached' });
    expect(await page.locator('[data-explain="token:resistance velvet"]').count()).toBe(1);
  });

  it('a special Guard is the one that moves', async () => {
    const page = await openTable(TWO_GUARDS, 'machine');
    await answer(page, 'guard art');
    const before = await signature(page);
    const guard = page.locator('.guard[data-explain="token:special-guard"]');
    expect(await guard.getAttribute('role')).toBe('button');
    await reach(guard);
    await settle(page, before);
    await answer(page, 'to science');
    const describe = (district: string) =>
      page.locator(`[data-district=${district}]`).getAttribute('aria-label');
    expect(await describe('science')).toMatch(/special Guard/i);
    expect(await describe('art')).not.toMatch(/special Guard/i);
  });

  it('an Invention on Akira’s plate is used', async () => {
    const page = await openTable(readScenario('invention'), 'revolutionary-1');
    await answer(page, 'do incitement');
    await untilAsked(page);
    const before = await signature(page);
    await reach(held(page, '[data-hero=akira]', /^Empathizer/));
    await settle(page, before);
    await untilAsked(page);
    expect((await readAsked(page)).kind).toBe('empathizer');
  });

  it('Julie goes to the Smugglers Hideout beside the City', async () => {
    const page = await openTable(TO_HIDEOUT, 'revolutionary-1');
    const hideout = page.locator('[data-district=smugglers-hideout]');
    expect(await hideout.getAttribute('data-target')).toBe('true');
    await reach(hideout);
    await page.locator('[data-district=smugglers-hideout][aria-label*=Julie]').waitFor();
  });
});

it('the Zeppelin over the upper row is whole below the top bar, beside the Hideout too', async () => {
  const page = await openTable(POSITIONS.modulesHideout, HEROES_SEAT);
  const [bar, ship] = [await boxOf(page, '.top-bar'), await boxOf(page, '.piece.zeppelin')];
  expect(ship.y).toBeGreaterThanOrEqual(bar.y + bar.height);
});
