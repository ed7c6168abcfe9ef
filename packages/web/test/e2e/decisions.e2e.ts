import { readdirSync, readFileSync } from 'node:fs';
import { assembleRules, MODULES } from '@great-machine/rules';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withOnePage } from './browser.js';
import { AT, choose, openScenario, readAsked, settle, signature, untilAsked } from './pages.js';

const device = withOnePage();

interface ScenarioStep {
  readonly picks?: readonly string[];
  readonly expect?: { readonly asked?: object };
}

const FOLDER = new URL('scenarios/', import.meta.url);
const EVERYBODY = ['machine', 'revolutionary-1'];

function readScenario(kind: string): { readonly steps: readonly ScenarioStep[] } {
  return JSON.parse(readFileSync(new URL(`${kind}.json`, FOLDER), 'utf8'));
}

/** Shows the options that cannot succeed, too. */
async function unfold(page: Page): Promise<void> {
  for (const folded of await page.locator(AT.cannotSucceed).all()) await folded.click();
}

const kinds = Object.keys(assembleRules(MODULES.map(({ id }) => id)).decisions);

describe('every kind of question', () => {
  it('has its scenario', () => {
    const files = readdirSync(FOLDER).map((name) => name.replace('.json', ''));
    expect(files.sort()).toEqual([...kinds].sort());
  });

  it.each(kinds)('%s is shown and answered', async (kind) => {
    const scenario = readScenario(kind);
    const page = await device.open();
    await openScenario(page, scenario, EVERYBODY);
    const at = scenario.steps.findIndex(({ expect }) => expect?.asked !== undefined);
    for (const pick of scenario.steps.slice(0, at).flatMap(({ picks = [] }) => picks)) {
      await untilAsked(page);
      const before = await signature(page);
      await unfold(page);
      await page.locator(`${AT.choice}[data-pick="${pick}"]`).click();
      await settle(page, before);
    }
    await untilAsked(page);
    await unfold(page);
    const asked = await readAsked(page);
    expect(asked.kind).toBe(kind);
    expect(asked.question).toMatch(/\w.{8,}/);
    expect(asked.choices.length + (await page.locator(AT.shareStep).count())).toBeGreaterThan(1);
    expect(asked.question + asked.choices.join()).not.toMatch(/undefined|NaN|\[object|[{}]/);
    const before = await signature(page);
    await choose(page);
    expect(await signature(page)).not.toBe(before);
    expect(await page.locator(AT.refusal).allTextContents()).not.toContainEqual(expect.stringMatching(/\w/));
  });
});

it('a stop says why, and one key goes on for the whole round', async () => {
  const page = await device.open();
  await openScenario(page, readScenario('theory'), EVERYBODY);
  await untilAsked(page);
  const { kind, question, picks } = await readAsked(page);
  expect(kind).toBe('theory');
  expect(question).toContain('The Heroes Phase begins.');
  expect(picks).toContain('no-stops');
  const before = await signature(page);
  await page.keyboard.press('n');
  await settle(page, before);
  await untilAsked(page);
  expect((await readAsked(page)).kind).not.toBe('theory');
});
