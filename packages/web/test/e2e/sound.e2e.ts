import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { THEMES } from '../../src/sound/recipes/themes.js';
import { soundFaults } from '../../tools/src/sound-bars.js';
import { bundleSoundBench, type SoundBench } from '../../tools/src/sound-bench.js';
import { openClient, withBrowser } from './browser.js';
import { AT, openEnd, openScenario, settle, signature, untilMoment } from './pages.js';

withBrowser();

declare const soundBench: SoundBench;

/** What the page has started on its loudspeaker. */
interface Started {
  readonly seconds: number;
  readonly loop: boolean;
  isStopped: boolean;
  isOver: boolean;
}
declare const started: Started[];

/** Runs in the page before everything else: writes down what is started, not what is only rendered. */
function listenIn(): void {
  const log: Started[] = [];
  const of = new WeakMap<AudioBufferSourceNode, Started>();
  const { start, stop } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    if (!(this.context instanceof OfflineAudioContext)) {
      const entry = { seconds: this.buffer?.duration ?? 0, loop: this.loop, isStopped: false, isOver: false };
      this.addEventListener('ended', () => Object.assign(entry, { isOver: true }));
      of.set(this, entry);
      log.push(entry);
    }
    start.apply(this, when);
  };
  AudioBufferSourceNode.prototype.stop = function (when) {
    const entry = of.get(this);
    if (entry !== undefined) entry.isStopped = true;
    stop.call(this, when);
  };
  Object.assign(window, { started: log });
  // Tests drive the page as if a person had acted; only real clicks and keys count here.
  const userActivation = { hasBeenActive: false };
  for (const gesture of ['pointerdown', 'keydown'])
    window.addEventListener(gesture, () => Object.assign(userActivation, { hasBeenActive: true }), true);
  Object.defineProperty(navigator, 'userActivation', { value: userActivation });
}

const LOUD = { muted: false, volumes: { cues: 80, ambience: 80, music: 70 } };

const CITY = { city: ['AASSCC', 'GVQQTN', 'GVIITN'], event: 'the-countdown' };
/** A Hero is about to walk. */
const WALK = {
  ...CITY,
  format: 1,
  name: 'A walk',
  revolutionaries: 1,
  phase: 'heroes',
  turn: 'fowler',
  heroes: { fowler: { in: 'art', trust: 5, chosen: 'industrial' }, finch: {}, physician: {} },
};
/** The Heroes are about to lay their cards. */
const ACCESS = {
  ...CITY,
  format: 1,
  name: 'Two people at one screen',
  revolutionaries: 1,
  phase: 'access',
  heroes: { fowler: {}, finch: {}, physician: {} },
};

async function openTable(
  settings: object,
  scenario: object = WALK,
  people = ['revolutionary-1'],
): Promise<Page> {
  const page = await openClient('', { settings: { ...LOUD, ...settings }, before: listenIn });
  await openScenario(page, scenario, people);
  await untilMoment(page);
  return page;
}

async function press(page: Page, selector: string): Promise<void> {
  const before = await signature(page);
  await page.locator(selector).first().click();
  await settle(page, before);
  await untilMoment(page);
}

function loopsPlaying(page: Page): Promise<number> {
  return page.evaluate(() => started.filter(({ loop, isStopped }) => loop && !isStopped).length);
}

/** Until the ambience has begun, or has been told to end. */
async function untilSurrounded(page: Page, isSurrounded: boolean): Promise<void> {
  await page.waitForFunction(
    (wanted) => started.some(({ loop, isStopped }) => loop && !isStopped) === wanted,
    isSurrounded,
  );
}

async function setVisibility(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

describe('the sounds themselves', () => {
  const bench = bundleSoundBench();

  async function openBench(): Promise<Page> {
    const page = await openClient('#/about', { context: { bypassCSP: true } });
    await page.addScriptTag({ content: await bench });
    return page;
  }

  it('have their loudness, stay below the peak, and do not click', async () => {
    const page = await openBench();
    const measured = await page.evaluate(() => soundBench.measureAll());
    expect(measured.length).toBeGreaterThan(60);
    expect(measured.flatMap(soundFaults)).toEqual([]);
  });

  it('are the same at every rendering, to the last bit', async () => {
    const page = await openBench();
    for (const name of ['step 2', 'gears', 'crowd 1 many', 'opening-machine']) {
      const [first, second] = await page.evaluate(
        async (one) => [await soundBench.fingerprint(one), await soundBench.fingerprint(one)],
        name,
      );
      expect([name, second]).toEqual([name, first]);
    }
  });

  it('stay below the peak all at once, and the ambience steps back for a cue', async () => {
    const page = await openBench();
    const loudest = ['trap', 'riot many', 'gears', 'stamp', 'gate', 'cheer many', 'victory-heroes'];
    expect(await page.evaluate((all) => soundBench.peakOfAllAtOnce(all), loudest)).toBeLessThanOrEqual(-1);
    const [before = 0, during = 0, after = 0] = await page.evaluate(() => soundBench.loudnessAroundCue());
    expect(during).toBeLessThan(before - 8);
    expect(after).toBeGreaterThan(before - 1.5);
  });
});

describe('a table', () => {
  it('is silent before the first click or key, then surrounded', async () => {
    const page = await openTable({});
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => started)).toEqual([]);
    await page.keyboard.press('Tab');
    await untilSurrounded(page, true);
  });

  it('is surrounded only while it is in view', async () => {
    const page = await openTable({});
    await page.keyboard.press('Tab');
    await untilSurrounded(page, true);
    await setVisibility(page, 'hidden');
    await untilSurrounded(page, false);
    await setVisibility(page, 'visible');
    await untilSurrounded(page, true);
    await page.locator(AT.home).click();
    await untilSurrounded(page, false);
  });

  it('plays cues without the ambience where only that is turned down', async () => {
    const page = await openTable({ volumes: { ...LOUD.volumes, ambience: 0 } });
    await press(page, AT.choice);
    await page.waitForFunction(() => started.length > 0);
    expect(await loopsPlaying(page)).toBe(0);
  });

  it('loads no sound while it is muted, and sounds when it is turned on', async () => {
    const page = await openClient('', { settings: { ...LOUD, muted: true }, before: listenIn });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openScenario(page, WALK, ['revolutionary-1']);
    await untilMoment(page);
    await page.locator(AT.choice).first().click();
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((address) => address.includes('table-sounds'))).toEqual([]);
    await page.locator(AT.menu).click();
    await page.getByRole('button', { name: 'Turn sound on' }).click();
    await untilSurrounded(page, true);
    expect(fetched.filter((address) => address.includes('table-sounds')).length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Turn sound off' }).click();
    await untilSurrounded(page, false);
  });

  it('opens with a theme, and ends with another', async () => {
    const settings = { ...LOUD, volumes: { ...LOUD.volumes, ambience: 0 } };
    const page = await openClient('', { settings, before: listenIn });
    const untilTheme = (seconds: number) =>
      page.waitForFunction((long) => started.some((one) => one.seconds === long), seconds);
    await page.locator(AT.playHeroes).click();
    await untilTheme(THEMES['opening-heroes'].length);
    await openEnd(page);
    await untilTheme(THEMES['victory-machine'].length);
  });

  it('sounds the same whatever Access card is laid', async () => {
    const heard: (readonly Started[])[] = [];
    for (const cards of [
      ['art', 'science', 'velvet'],
      ['industrial', 'industrial', 'industrial'],
    ]) {
      const volumes = { ...LOUD.volumes, ambience: 0, music: 0 };
      const page = await openTable({ volumes }, ACCESS, ['machine', 'revolutionary-1']);
      await press(page, AT.handover);
      for (const card of cards) await press(page, `${AT.choice}[data-pick="card ${card}"]`);
      await press(page, `${AT.choice}[data-pick^="ready"]`);
      await page.locator(AT.passOn).waitFor();
      await page.waitForFunction(() => started.length > 0 && started.every(({ isOver }) => isOver));
      heard.push(await page.evaluate(() => started));
    }
    expect(heard[1]).toEqual(heard[0]);
  });
});

describe('the volumes', () => {
  it('are set one by one with the keyboard, and kept', async () => {
    const page = await openClient('#/settings', { settings: LOUD });
    for (const [name, presses] of [
      ['Events', 2],
      ['Surroundings', 3],
      ['Music', 1],
    ] as const) {
      const slider = page.getByRole('slider', { name, exact: true });
      await slider.focus();
      for (let press = 0; press < presses; press++) await page.keyboard.press('ArrowLeft');
    }
    const values = async () => {
      const sliders = await page.getByRole('slider').all();
      return Promise.all(sliders.map((slider) => slider.getAttribute('aria-valuetext')));
    };
    expect(await values()).toEqual(['70 %', '65 %', '65 %']);
    await page.reload();
    expect(await values()).toEqual(['70 %', '65 %', '65 %']);
    await page.getByRole('checkbox', { name: 'Mute' }).check();
    for (const slider of await page.getByRole('slider').all()) expect(await slider.isDisabled()).toBe(true);
  });

  it('keep their distance from the usual where an earlier version had one for all', async () => {
    const page = await openClient('#/settings', {
      settings: { muted: false, volume: 25, volumes: undefined },
    });
    const sliders = await page.getByRole('slider').all();
    expect(await Promise.all(sliders.map((slider) => slider.inputValue()))).toEqual(['40', '40', '35']);
  });
});
