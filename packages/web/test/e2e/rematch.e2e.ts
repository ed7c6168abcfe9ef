import { expect, it } from 'vitest';
import { openClient, withBrowser } from './browser.js';
import { AT, openEnd } from './pages.js';

withBrowser();

it.each([
  ['the Master Plan starts where it did', false, 'II'],
  ['the Variable Master Plan starts lower after the Machine has won', true, 'I'],
])('in a rematch %s', async (_, isVariable, start) => {
  const page = await openClient();
  await openEnd(page);
  await page.locator(AT.variablePlan).setChecked(isVariable);
  await page.locator(AT.sameSides).click();
  await page.locator(AT.over).waitFor({ state: 'detached' });
  expect(await page.locator(AT.masterPlan).textContent()).toBe(start);
});
