import { type AnyLogLine, isLogLineOf } from '@great-machine/rules';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { measureMoment, setMomentTime } from '../../../../scripts/web/measure-moment.js';
import { HEROES_SEAT, POSITIONS } from '../../../../scripts/web/positions.js';
import { lineOf } from '../lines.js';
import { captionOf, markupOf, STAGED, stagedLine } from '../moment-markup.js';
import { openClient, withBrowser } from './browser.js';
import { openScenario, untilMoment } from './pages.js';

withBrowser();

const WINDOWS: Readonly<Record<string, BrowserContextOptions>> = {
  '1280 × 720': { viewport: { width: 1280, height: 720 } },
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
/** Where there is least room for the words of a card. */
const SMALL_WINDOWS: Readonly<Record<string, BrowserContextOptions>> = {
  'a phone whose browser shows its bars': {
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    isMobile: true,
  },
  'a phone that lies': { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
};
/** The frames of a strip but the first, which is the table. */
const FRAMES = [1, 2, 3, 4, 5, 6].map((at) => at / 7);
/** Of the window: the picture at its peak, and while it comes and goes. */
const PEAK = 0.4;
const COMING = 0.2;
const DIM = 0.95;

const DIE = lineOf('die-rolled', { die: 'escape-die', face: 'handcuffs' });

/** Every picture that is staged, a Riot and a rolling die among them. */
const MOMENTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(STAGED.map((key) => [key, markupOf(stagedLine(key))])),
  'rolling-die': markupOf(DIE, { rolling: [DIE] }),
  'riot that succeeds': riotMarkup(true),
  'riot that is put down': riotMarkup(false),
};

function riotMarkup(success: boolean): string {
  const resolved: AnyLogLine = lineOf('riot-resolved', { guards: 1, active: 2, traitors: 1, success });
  if (!isLogLineOf(resolved, 'riot-resolved')) throw new Error('no Riot');
  return markupOf(resolved, { riot: { part: 'ends', turns: 3, resolved } });
}

/** Those with the most words. */
const WORDY_CARDS: Readonly<Record<string, string>> = {
  Pacify: markupOf(lineOf('directive-published', { card: 'pacify' })),
  'the Win over the Judges': markupOf(lineOf('city-event-revealed', { card: 'win-over-the-judges' })),
  'an Improvement of Lex Hecate': markupOf(
    lineOf('improvement-installed', { servant: 'lex-hecate', slot: 2 }),
  ),
  'Relativity Theory': markupOf(lineOf('theory-applied', { hero: 'enkidu', theory: 'relativity' })),
  'the Hyperbolic Emitter': markupOf(
    lineOf('invention-tested', {
      hero: 'akira',
      invention: 'hyperbolic-emitter',
      breakdown: 'explosion',
      broken: true,
    }),
  ),
};

/** The end of the game lies behind what is said of it. */
const FILLS_SCREEN = 'game-won';
const LONG_NAMES: Readonly<Record<string, string>> = {
  district: 'tower-of-law',
  from: 'industrial',
  to: 'grand-citadel',
  servant: 'judgementor',
};

/** Runs in the page: by how many pixels the caption covers the picture. */
function captionOverFrame(): number {
  const [caption, frame] = ['.caption', '.m-frame'].map((at) =>
    document.querySelector(at)?.getBoundingClientRect(),
  );
  if (caption === undefined || frame === undefined) throw new Error('nothing is staged');
  return Math.round(caption.bottom - frame.top);
}

/** Runs in the page: by how many pixels a banner reaches over the words of its card. */
function bannerOverWords(): number {
  const [banner, words] = ['.m-card .m-banner', '.m-card h2'].map((at) =>
    document.querySelector(at)?.getBoundingClientRect(),
  );
  return banner === undefined || words === undefined ? 0 : Math.round(banner.bottom - words.bottom);
}

/** Runs in the page: staged moments come with their styles, which the client loads after the table. */
function hasStylesOfMoments(): boolean {
  return [...document.styleSheets].some(({ cssRules }) =>
    [...cssRules].some(({ cssText }) => cssText.startsWith('.m-card')),
  );
}

/** The picture lies over the table as if it were told. */
async function stage(page: Page, markup: string): Promise<void> {
  await page.evaluate((html) => {
    for (const one of document.querySelectorAll('.moment, .caption')) one.remove();
    document.querySelector('.stage')?.insertAdjacentHTML('beforeend', html.replace('moment held', 'moment'));
  }, markup);
}

async function openStage(context: BrowserContextOptions): Promise<Page> {
  // The page itself may not lay markup with styles, which is what this test does.
  const page = await openClient('', { context: { ...context, bypassCSP: true } });
  await openScenario(page, POSITIONS.access, [HEROES_SEAT]);
  await untilMoment(page);
  await page.waitForFunction(hasStylesOfMoments);
  return page;
}

describe.each(Object.keys(WINDOWS))('a staged moment, at %s', (name) => {
  let page: Page;
  const open = async (reducedMotion: 'reduce' | 'no-preference') => {
    page = await openStage({ ...WINDOWS[name], reducedMotion });
  };

  it('leads the eye, fills the screen, cuts nothing off and leaves the table as it is', async () => {
    await open('no-preference');
    for (const [moment, markup] of Object.entries(MOMENTS)) {
      await stage(page, markup);
      const frames = [];
      for (const at of FRAMES) {
        await page.evaluate(setMomentTime, at);
        frames.push(await page.evaluate(measureMoment));
      }
      expect(frames[0]?.dim, `${moment} dims`).toBeGreaterThanOrEqual(DIM);
      expect(Math.min(...frames.map(({ picture }) => picture)), `${moment} is full`).toBeGreaterThan(COMING);
      const peaks = frames.filter(({ decides }) => decides).map(({ picture }) => picture);
      expect(Math.max(...peaks), `${moment} has a peak`).toBeGreaterThanOrEqual(PEAK);
      expect(
        frames.flatMap(({ cut }) => cut),
        `${moment} is whole`,
      ).toEqual([]);
      await page.evaluate(setMomentTime, 1);
      expect((await page.evaluate(measureMoment)).dim, `${moment} goes`).toBe(0);
    }
  });

  it('lies below what is said of it, however long that is', async () => {
    await open('reduce');
    for (const key of STAGED.filter((one) => one !== FILLS_SCREEN)) {
      const line = stagedLine(key);
      const params = Object.fromEntries(
        Object.entries(line.params).map(([name, value]) => [
          name,
          typeof value === 'string' ? (LONG_NAMES[name] ?? value) : value,
        ]),
      );
      await stage(page, markupOf(line) + captionOf({ ...line, params }));
      expect(await page.evaluate(captionOverFrame), key).toBeLessThanOrEqual(0);
    }
  });

  it('is a still picture with reduced motion', async () => {
    await open('reduce');
    for (const [moment, markup] of Object.entries(MOMENTS)) {
      await stage(page, markup);
      const { dim, picture, decides, cut } = await page.evaluate(measureMoment);
      expect({ dim, decides, cut }, moment).toEqual({ dim: 1, decides: true, cut: [] });
      expect(picture, moment).toBeGreaterThanOrEqual(PEAK);
      const moving = () =>
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.closest('.moment')).length;
      expect(await page.evaluate(moving), moment).toBe(0);
    }
  });
});

describe.each(Object.keys(SMALL_WINDOWS))('a staged card, at %s', (name) => {
  it('is whole, with all its words and what it is marked with', async () => {
    const page = await openStage({ ...SMALL_WINDOWS[name], reducedMotion: 'reduce' });
    for (const [card, markup] of Object.entries(WORDY_CARDS)) {
      await stage(page, markup);
      expect((await page.evaluate(measureMoment)).cut, card).toEqual([]);
      expect(await page.evaluate(bannerOverWords), card).toBeLessThanOrEqual(0);
    }
  });
});
