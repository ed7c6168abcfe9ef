import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The device says whether it is light or dark. */
export const OPENING = { settings: { theme: 'system' } };

/** Pictures are checked where they stand on the page, not once more in the store that they are taken from. */
const STORED_PICTURES = '.sprites';

/** All that the theme changes is colours. */
const RULES_FOR_COLOURS = ['color-contrast', 'link-in-text-block'];

async function check(page: Page, within: string, options: axe.RunOptions): Promise<string[]> {
  const violations = await page.evaluate(
    async ([include, exclude, how]) => {
      const checker = (window as unknown as { axe: typeof axe }).axe;
      return (await checker.run({ include, exclude }, { ...how, resultTypes: ['violations'] })).violations;
    },
    [within, STORED_PICTURES, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 140)} ${any[0]?.message.slice(0, 160) ?? ''}`),
  );
}

async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
}

/** What the checker finds on the page, or in the part of it that is new, in the light and in the dark theme, in a line each. */
export async function faultsOf(page: Page, newPart = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const inLight = await check(page, newPart, {});
  await turn(page, 'dark');
  const inDark = await check(page, newPart, { runOnly: RULES_FOR_COLOURS });
  await turn(page, 'light');
  return [...inLight, ...inDark.map((fault) => `dark: ${fault}`)];
}
