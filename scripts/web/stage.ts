import type { Scenario } from '@great-machine/rules';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

const MOMENT =
  '.decision .choice, .confirm .primary, .handover .primary, .pass-on .primary, dialog.end[open]';
const PASS = '.handover .primary, .pass-on .primary';

/** A page of the client that is brought to where something can be seen. */
export class Stage {
  constructor(
    readonly page: Page,
    private readonly address: string,
  ) {}

  static async open(
    browser: Browser,
    address: string,
    { context = {}, settings = {} }: { context?: BrowserContextOptions; settings?: object } = {},
  ): Promise<Stage> {
    const device = await browser.newContext(context);
    await device.addInitScript(
      (kept) => localStorage.setItem('great-machine-settings', kept),
      JSON.stringify({ state: { speed: 'off', muted: true, ...settings }, version: 1 }),
    );
    const page = await device.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    return new Stage(page, address);
  }

  async goTo(hash: string): Promise<void> {
    await this.page.goto(this.address + hash);
  }

  /** Changes settings of the device, and begins at home again. */
  async change(settings: object): Promise<void> {
    const kept = await this.page.evaluate(() => localStorage.getItem('great-machine-settings') ?? '{}');
    const { state, version } = JSON.parse(kept);
    const changed = JSON.stringify({ state: { ...state, ...settings }, version });
    await this.page.addInitScript((text) => localStorage.setItem('great-machine-settings', text), changed);
    await this.page.reload();
  }

  /** A position is played from by these people; bots have the other seats. */
  async layPosition(scenario: Scenario, people: readonly string[], level = 'random'): Promise<void> {
    await this.page.evaluate(
      (laid) => sessionStorage.setItem('great-machine-scenario', laid),
      JSON.stringify({ scenario, people, level }),
    );
    await this.goTo('#/scenario');
  }

  async openPosition(scenario: Scenario, people: readonly string[], level?: string): Promise<void> {
    await this.layPosition(scenario, people, level);
    await this.untilAsked();
  }

  /** Hands the device over until a person is asked or the game is over. */
  async untilAsked(): Promise<void> {
    await this.page.locator(MOMENT).first().waitFor();
    while ((await this.page.locator(PASS).count()) > 0) {
      await this.page.locator(PASS).first().click();
      await this.page.waitForTimeout(150);
      await this.page.locator(MOMENT).first().waitFor();
    }
  }

  /** Chooses, and confirms what cannot be taken back. */
  async pick(pick: string): Promise<void> {
    await this.choose(pick);
    const confirm = this.page.locator('.confirm .primary');
    if ((await confirm.count()) > 0) await confirm.click();
    await this.page.waitForTimeout(150);
    await this.untilAsked();
  }

  async choose(pick: string): Promise<void> {
    await this.page.locator(`.choice[data-pick="${pick}"]`).click();
    await this.page.waitForTimeout(150);
  }

  /** Rests the pointer on a thing, or holds a finger there, until it explains itself. */
  async explain(selector: string): Promise<void> {
    const { x, y } = await this.boxOf(selector);
    if (await this.page.evaluate(() => matchMedia('(pointer: coarse)').matches)) {
      await this.page.locator(selector).dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    } else {
      await this.page.mouse.move(x, y);
      await this.page.mouse.move(x + 5, y + 5, { steps: 4 });
    }
    await this.page.locator('.explanation-title').waitFor();
  }

  /** Where a thing is on the page. */
  async boxOf(selector: string) {
    const box = await this.page.locator(selector).boundingBox();
    if (box === null) throw new Error(`${selector} cannot be seen`);
    return box;
  }

  async keepResults(results: readonly { readonly id: string }[]): Promise<void> {
    await this.page.evaluate(
      (kept) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('great-machine');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const writing = opening.result.transaction('results', 'readwrite');
            for (const result of kept) writing.objectStore('results').put(result, result.id);
            writing.oncomplete = () => resolve();
          };
        }),
      results,
    );
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
