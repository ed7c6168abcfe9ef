import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

/** How a page is opened; what is not said is as quick as possible. */
export interface Opening {
  readonly settings?: object;
  readonly context?: BrowserContextOptions;
  /** Runs in the page before everything else. */
  readonly before?: () => void;
  /** Code put before the scripts of these names. */
  readonly scripts?: Readonly<Record<string, string>>;
}

const QUICK = { speed: 'off', confirm: 'never', theme: 'light', muted: true };
const DESKTOP = { width: 1280, height: 720 };

let browser: Browser;
const faults: string[] = [];

/** Each file connects to the one browser; a fault on any page fails its test. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(faults.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());
}

/** The same with one device for all tests of the file, which leave its table one after another. */
export function withOnePage(): { open(): Promise<Page> } {
  let page: Page | undefined;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterEach(() => expect(faults.splice(0)).toEqual([]));
  afterAll(() => browser.close());
  return {
    async open() {
      page ??= await openClient();
      await page.evaluate(() => {
        window.location.hash = '';
      });
      await page.locator('.table').waitFor({ state: 'detached' });
      return page;
    },
  };
}

/** A new device with the client open on it. */
export async function openClient(
  hash = '',
  { settings = {}, context = {}, before, scripts = {} }: Opening = {},
): Promise<Page> {
  const device = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', ...context });
  await device.addInitScript(
    ([kept, level]) => {
      localStorage.setItem('great-machine-settings', localStorage.getItem('great-machine-settings') ?? kept);
      localStorage.setItem('great-machine-level', localStorage.getItem('great-machine-level') ?? level);
    },
    [keep({ ...QUICK, ...settings }), keep({ level: 'apprentice' })] as const,
  );
  if (before !== undefined) await device.addInitScript(before);
  for (const [name, code] of Object.entries(scripts)) {
    await device.route(`**/assets/${name}-*.js`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${code}\n${await response.text()}` });
    });
  }
  const page = await device.newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  await page.goto(`${inject('address')}${hash}`);
  return page;
}

function keep(state: object): string {
  return JSON.stringify({ state, version: 1 });
}
