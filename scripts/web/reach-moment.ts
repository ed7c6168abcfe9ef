import type { Stage } from './stage.js';
import type { StagedPosition } from './staged-positions.js';

/** A moment stays until the script goes on, and nothing else is in its way. */
export const MOMENT_SETTINGS = { speed: 'step', tips: 'never', confirm: 'never' } as const;

/** Milliseconds after which a moment should have come; bots think meanwhile. */
const PATIENCE = 60_000;

/** Goes on step by step, answering whatever is asked, until the moment is on the stage; needs the speed `step`. */
export async function reachMoment(
  stage: Stage,
  { moment, position, people, level, picks, isMeant }: StagedPosition,
): Promise<void> {
  const { page } = stage;
  await stage.layPosition(position, [people], level);
  await page.locator('.decision .choice, .caption').first().waitFor();
  const waiting = [...picks];
  const end = Date.now() + PATIENCE;
  for (let step = 0; Date.now() < end; step++) {
    const staged = page.locator(`.moment[data-moment="${moment}"]`);
    if ((await staged.count()) > 0 && (isMeant === undefined || (await staged.locator(isMeant).count()) > 0))
      return;
    if ((await page.locator('.caption').count()) > 0) {
      await page
        .locator('.caption-tools button')
        .nth(1)
        .click({ timeout: 1500 })
        .catch(() => undefined);
    } else if ((await page.locator('.confirm .primary').count()) > 0) {
      await page.locator('.confirm .primary').click();
    } else {
      const pick = waiting.shift();
      const choice = page.locator(pick === undefined ? '.decision .choice' : `.choice[data-pick="${pick}"]`);
      const count = await choice.count();
      if (count > 0)
        await choice
          .nth((step * 7) % count)
          .click({ timeout: 1500 })
          .catch(() => undefined);
      else if (pick !== undefined) waiting.unshift(pick);
    }
    await page.waitForTimeout(60);
  }
  throw new Error(`${moment} does not come`);
}
