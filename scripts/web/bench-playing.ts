import type { Browser } from 'playwright-core';
import { DESKTOP, rounded } from './bench-figures.js';
import { HEROES_SEAT, MACHINE, POSITIONS } from './positions.js';
import { Stage } from './stage.js';
import { type Span, Trace, traceDuring } from './trace.js';

/** From the click on a choice to the first frame in which the page has changed. */
export async function measureAnswer(browser: Browser, address: string) {
  const stage = await Stage.open(browser, address, { context: DESKTOP, settings: { confirm: 'never' } });
  await stage.openPosition(POSITIONS.machine, [MACHINE]);
  const answers: { pick: string; wall: number; processor: number }[] = [];
  for (const pick of [
    'servant lex-hecate',
    'do raid',
    'guard commerce',
    'to science',
    'servant phantasmer',
  ]) {
    const selector = `.choice[data-pick="${pick}"]`;
    await stage.page.locator(selector).waitFor();
    let wall = 0;
    const trace = await traceDuring(browser, stage.page, async () => {
      wall = await stage.page.evaluate(clickAndWatch, selector);
      await stage.page.waitForTimeout(100);
    });
    const [from, to] = ['clicked', 'changed'].map((mark) => trace.marks.get(mark));
    const processor = Trace.spent([...trace.page, ...trace.workers], from, to);
    answers.push({ pick, wall: rounded(wall), processor: rounded(processor) });
  }
  await stage.close();
  return answers;
}

/** Runs in the page: how long after a click the page has changed. */
function clickAndWatch(selector: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const button = document.querySelector<HTMLElement>(selector);
    const decision = document.querySelector('.decision');
    if (button === null || decision === null) return reject(new Error(`no ${selector}`));
    performance.clearMarks();
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          const { startTime } = performance.mark('changed');
          resolve(startTime - clicked.startTime);
        }),
      );
    });
    const watched = { childList: true, subtree: true, characterData: true };
    watcher.observe(decision, watched);
    const clicked = performance.mark('clicked');
    button.click();
  });
}

/** Tasks of the page's thread while the strongest bot thinks. */
export async function measureThinking(browser: Browser, address: string) {
  const stage = await Stage.open(browser, address, {
    context: DESKTOP,
    settings: { confirm: 'never', speed: 'normal' },
  });
  const { page } = stage;
  await stage.openPosition(POSITIONS.access, [HEROES_SEAT], 'mastermind');
  const trace = await traceDuring(browser, page, async () => {
    for (let answers = 0; answers < 3; answers++) {
      await page.locator('.decision .choice').first().click();
      await page.waitForTimeout(300);
    }
    await page.waitForTimeout(8000);
  });
  await stage.close();
  const longest = (timeOf: (task: Span) => number) =>
    rounded(Math.max(0, ...trace.page.map((task) => timeOf(task) / 1000)));
  return {
    tasks: trace.page.length,
    wall: longest(({ dur }) => dur),
    processor: longest(({ tdur }) => tdur),
  };
}
