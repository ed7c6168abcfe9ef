// Pictures of every screen and moment, on a desktop in both themes and on a phone: screenshots/<scene>-<look>.png.
// `--only WORD` takes those whose name has the word; `--measure` also measures the tables, `--json` as one object.
import { mkdirSync } from 'node:fs';
import { launchBrowser, optionOf, ROOT, serveClient } from './client.js';
import { type Measured, measureTable } from './measure.js';
import { MOMENT_SETTINGS, reachMoment } from './reach-moment.js';
import { SCENES } from './scenes.js';
import { Stage } from './stage.js';
import { STAGED_MOMENTS } from './staged-positions.js';

const DESKTOP = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const LOOKS = {
  light: { context: DESKTOP, theme: 'light' },
  dark: { context: DESKTOP, theme: 'dark' },
  phone: { context: PHONE, theme: 'light' },
};

/** The screens, and every staged moment at its peak. */
const PICTURES = [
  ...Object.entries(SCENES).map(([name, set]) => ({ name, set, settings: {} })),
  ...Object.entries(STAGED_MOMENTS).map(([name, staged]) => ({
    name: `moment-${name}`,
    set: (stage: Stage) => reachMoment(stage, staged),
    settings: MOMENT_SETTINGS,
  })),
];

const out = optionOf('--out') ?? `${ROOT}screenshots`;
const only = optionOf('--only') ?? '';
mkdirSync(out, { recursive: true });
const client = await serveClient();
const browser = await launchBrowser();
const failed: string[] = [];
const isMeasuring = process.argv.includes('--measure');
const measured: Record<string, Measured> = {};
for (const { name, set, settings } of PICTURES) {
  for (const [look, { context, theme }] of Object.entries(LOOKS)) {
    if (!`${name}-${look}`.includes(only)) continue;
    const stage = await Stage.open(browser, client.address, {
      context: { ...context, reducedMotion: 'reduce' },
      settings: { theme, ...settings },
    });
    try {
      await set(stage);
      await stage.page.waitForTimeout(400);
      if (isMeasuring && (await stage.page.locator('.table').count()) > 0)
        measured[`${name}-${look}`] = await stage.page.evaluate(measureTable);
      await stage.page.screenshot({ path: `${out}/${name}-${look}.png` });
    } catch (error) {
      failed.push(`${name}-${look}: ${String(error).split('\n')[0]}`);
    }
    await stage.close();
  }
}
await browser.close();
client.close();
for (const failure of failed) console.error(failure);
if (process.argv.includes('--json')) console.log(JSON.stringify(measured));
else if (isMeasuring) console.table(measured);
if (!process.argv.includes('--json'))
  console.log(`Pictures are in ${out}${failed.length > 0 ? `, ${failed.length} failed` : ''}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
