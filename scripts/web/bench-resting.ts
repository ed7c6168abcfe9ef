import type { Browser } from 'playwright-core';
import { DESKTOP } from './bench-figures.js';
import { HEROES_SEAT, MACHINE, POSITIONS } from './positions.js';
import { Stage } from './stage.js';
import { traceDuring } from './trace.js';

const RESTING = 5000;
/** What moves when a table is opened has ended by then. */
const SETTLED_AFTER = 4000;

/** How often something is painted while a table waits for a person who does nothing. */
export async function measureRest(browser: Browser, address: string) {
  return {
    heroes: await paintedAt(browser, address, HEROES_SEAT),
    machine: await paintedAt(browser, address, MACHINE),
  };
}

async function paintedAt(browser: Browser, address: string, seat: string): Promise<number> {
  const stage = await Stage.open(browser, address, { context: DESKTOP, settings: { speed: 'normal' } });
  const position = seat === MACHINE ? POSITIONS.machine : POSITIONS.access;
  await stage.openPosition(position, [seat]);
  await stage.page.waitForTimeout(SETTLED_AFTER);
  const { drawn, painting } = await traceDuring(browser, stage.page, () =>
    stage.page.waitForTimeout(RESTING),
  );
  await stage.close();
  return drawn + painting.length;
}
