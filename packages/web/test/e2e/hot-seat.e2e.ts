import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lookForSecrets } from '../../../client/test/own-side.js';
import { withBrowser } from './browser.js';
import { documentOf, layCards, openTable, press, takeScreen } from './hot-seat.js';
import { audiencesInMemory, isInMemory } from './memory.js';
import { AT, readAsked, untilMoment } from './pages.js';
import { takeTold, viewsIn } from './watch-messages.js';

withBrowser();

const ACCESS = {
  format: 1,
  name: 'Two people at one screen',
  revolutionaries: 1,
  phase: 'access',
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  event: 'the-countdown',
  bonds: 3,
  directives: { hand: ['levy'] },
  heroes: {
    finch: { forfeited: ['velvet'] },
    fowler: { forfeited: ['velvet'] },
    physician: { forfeited: ['velvet'] },
  },
};

async function writeNote(page: Page, text: string): Promise<void> {
  await page.locator(AT.openNotebook).click();
  await page.locator(AT.notes).fill(text);
}

describe('what the Heroes know', () => {
  it('reaches the page in no message while the Machine or nobody is shown', async () => {
    const page = await openTable(ACCESS);
    expect(viewsIn(await takeTold(page))).toEqual([]);
    await layCards(page, ['art', 'science', 'commerce']);
    expect(viewsIn(await takeTold(page)).length).toBeGreaterThan(3);
    await press(page, AT.passOn);
    const between = await takeTold(page);
    expect(viewsIn(between)).toEqual([]);
    for (const secret of ['destination', '"hand"', 'draft', 'card art'])
      expect(between.join()).not.toContain(secret);
    await press(page, AT.handover);
    expect((await readAsked(page)).kind).toBe('machine-phase');
    const views = viewsIn(await takeTold(page));
    expect(views.length).toBeGreaterThan(0);
    for (const view of views) lookForSecrets(view, 'machine');
  });

  it('leaves no trace: with other cards the Machine gets the very same document and messages', async () => {
    const seen = [];
    for (const cards of [
      ['art', 'science', 'commerce'],
      ['industrial', 'art', 'tower-of-law'],
    ]) {
      const page = await openTable(ACCESS);
      await layCards(page, cards);
      await press(page, AT.passOn);
      seen.push({ between: await documentOf(page), machine: await takeScreen(page) });
    }
    const [first, second] = seen;
    expect(first?.machine.shown).toContain('machine-phase');
    expect(second).toEqual(first);
  });

  it('is gone from the memory of the page when the screen is handed over', async () => {
    const page = await openTable(ACCESS);
    await layCards(page, ['art', 'science', 'commerce']);
    expect(await audiencesInMemory(page)).toContain('revolutionaries');
    await press(page, AT.passOn);
    await page.evaluate(() => window.toldToPage.splice(0));
    expect(await audiencesInMemory(page)).toEqual([]);
    await press(page, AT.handover);
    await page.evaluate(() => window.toldToPage.splice(0));
    expect(await audiencesInMemory(page)).toEqual(['machine']);
  });
});

describe('what the Machine knows', () => {
  it('leaves no trace: with other Directives the Heroes get the very same document and messages', async () => {
    const seen = [];
    for (const directive of ['levy', 'curfew'])
      seen.push(await takeScreen(await openTable({ ...ACCESS, directives: { hand: [directive] } })));
    const [first, second] = seen;
    expect(first?.shown).toContain('access-choice');
    expect(second).toEqual(first);
  });

  it('is gone from the page when the Heroes look: notes, words, memory', async () => {
    const marker = 'zeppelin-over-the-velvet-quarter';
    const page = await openTable({ ...ACCESS, phase: 'machine' });
    await press(page, AT.handover);
    await writeNote(page, marker);
    await expect.poll(() => isInMemory(page, marker), { timeout: 20_000 }).toBe(true);
    await press(page, `${AT.choice}[data-pick="end"]`);
    await press(page, AT.passOn);
    expect(await documentOf(page)).not.toContain(marker);
    await page.evaluate(() => window.toldToPage.splice(0));
    expect(await isInMemory(page, marker)).toBe(false);
    await press(page, AT.handover);
    await page.locator(AT.openNotebook).click();
    expect(await page.locator(AT.notes).inputValue()).toBe('');
    expect((await takeTold(page)).join()).not.toContain(marker);
    expect(await isInMemory(page, marker)).toBe(false);
  });
});

describe('the home screen', () => {
  it('is told nothing of a game that is not for everybody', async () => {
    const page = await openTable(ACCESS);
    await layCards(page, ['art', 'science', 'commerce']);
    await page.locator(AT.home).click();
    await takeTold(page);
    await page.reload();
    await page.locator(AT.savedGame).first().waitFor();
    const told = (await takeTold(page)).join();
    expect(told).toContain('"heroes"');
    for (const secret of ['"record"', '"entries"', '"seed"', '"memories"', '"notes"', 'card art'])
      expect(told).not.toContain(secret);
  });
});

describe('a note', () => {
  it('written right before the screen is hidden is kept for its own side', async () => {
    const page = await openTable({ ...ACCESS, phase: 'machine' });
    await press(page, AT.handover);
    await press(page, `${AT.choice}[data-pick="end"]`);
    await writeNote(page, 'the last word');
    await press(page, AT.passOn);
    await page.reload();
    expect(await untilMoment(page)).toBe('handover');
    await press(page, AT.handover);
    await page.locator(AT.openNotebook).click();
    expect(await page.locator(AT.notes).inputValue()).toBe('');
    const kept = await page.evaluate(readNotes);
    expect(kept.machine ?? '').toContain('the last word');
    expect(kept.revolutionaries ?? '').not.toContain('the last word');
  });
});

/** The notes of the only game on the device. */
async function readNotes(): Promise<Record<string, string>> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('great-machine');
    opening.onsuccess = () => resolve(opening.result);
  });
  return new Promise((resolve) => {
    const reading = database.transaction('games').objectStore('games').getAll();
    reading.onsuccess = () => resolve(reading.result[0].notes);
  });
}
