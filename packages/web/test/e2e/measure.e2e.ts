import { present } from '@great-machine/rules';
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Measured, measureTable } from '../../../../scripts/web/measure.js';
import { HEROES_SEAT, MACHINE, POSITIONS } from '../../../../scripts/web/positions.js';
import { openClient, withBrowser } from './browser.js';
import { openScenario, untilMoment } from './pages.js';

withBrowser();

const LAPTOP = { viewport: { width: 1280, height: 720 } };
const LARGE = { viewport: { width: 1920, height: 1080 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Bars {
  /** The City's share of the free height or width. */
  readonly city: number;
  readonly words?: number;
  readonly boardText: number;
  readonly pieces: Measured['pieces'];
}

const PIECES = { guard: 28, citizen: 32, figure: 46 };
const ON_LAPTOP: Bars = { city: 0.85, words: 120, boardText: 10, pieces: PIECES };
const ON_LARGE: Bars = { city: 0.85, boardText: 10, pieces: PIECES };
const ON_PHONE: Bars = { city: 0.85, boardText: 11, pieces: { guard: 20, citizen: 20, figure: 20 } };

/** A table as a person sees it who has not been told anything yet. */
async function measured(position: keyof typeof POSITIONS, seat: string, context: BrowserContextOptions) {
  const page = await openClient('', { context });
  await openScenario(page, POSITIONS[position], [seat]);
  await untilMoment(page);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(measureTable);
}

function expectWithin(bars: Bars, table: Measured): void {
  const { city, words, textSizes, smallestOnBoard, pieces } = table;
  expect(city).toBeGreaterThanOrEqual(bars.city);
  if (bars.words !== undefined) expect(words).toBeLessThanOrEqual(bars.words);
  expect(textSizes.length, `sizes of text: ${textSizes}`).toBeLessThanOrEqual(5);
  expect(present(textSizes[0], 'size of text')).toBeGreaterThanOrEqual(13);
  expect(smallestOnBoard).toBeGreaterThanOrEqual(bars.boardText);
  for (const kind of ['guard', 'citizen', 'figure'] as const)
    expect(pieces[kind], kind).toBeGreaterThanOrEqual(bars.pieces[kind]);
  const { clipped, overlapping, smallTargets, scrolls } = table;
  expect({ clipped, overlapping, smallTargets, scrolls }).toEqual({
    clipped: [],
    overlapping: [],
    smallTargets: [],
    scrolls: false,
  });
}

describe('a table is City first, large enough and not wordy', () => {
  it.each([
    ['where the Heroes choose cards', 'access', HEROES_SEAT],
    ['where a Hero acts in the fullest District, lying', 'fullestLying', HEROES_SEAT],
    ['where a Hero acts in the fullest District, standing', 'fullestStanding', HEROES_SEAT],
    ['where the Machine plans', 'machine', MACHINE],
    ['where the Machine plans with modules', 'modulesMachine', MACHINE],
    ['where a Hero acts with modules', 'modulesHeroes', HEROES_SEAT],
    ['where the Hideout lies beside the City', 'modulesHideout', HEROES_SEAT],
  ] as const)('%s, at 1280 × 720', async (_, position, seat) => {
    expectWithin(ON_LAPTOP, await measured(position, seat, LAPTOP));
  });

  it.each([
    ['where a Hero walks', 'heroStep', HEROES_SEAT],
    ['where the Machine plans', 'machine', MACHINE],
  ] as const)('%s, at 1920 × 1080', async (_, position, seat) => {
    expectWithin(ON_LARGE, await measured(position, seat, LARGE));
  });

  it.each([
    ['where the Heroes choose cards', 'access', HEROES_SEAT],
    ['where the Machine plans', 'machine', MACHINE],
    ['where the Machine plans with modules', 'modulesMachine', MACHINE],
    ['where a Hero acts with modules', 'modulesHeroes', HEROES_SEAT],
  ] as const)('%s, on a phone', async (_, position, seat) => {
    expectWithin(ON_PHONE, await measured(position, seat, PHONE));
  });
});
