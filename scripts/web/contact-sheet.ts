// One sheet with every picture of the game, at two sizes and in both themes:
// screenshots/contact-sheet.html and screenshots/contact-sheet.png.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SPRITE_NAMES, spriteOf } from '@great-machine/web/tools/sprites';
import { styleOf } from '@great-machine/web/tools/styles';
import { type ArtKind, readArt } from './art-rules.js';
import { launchBrowser, ROOT } from './client.js';
import { drawDial } from './draw-dial.js';

const OUT = `${ROOT}screenshots`;
/** Large and small width of a kind, as in the game, and the tones it is drawn with there. */
interface Shown {
  readonly kind: ArtKind;
  readonly widths: readonly number[];
  readonly shape?: string;
  hue(id: string): string;
}

const SHOWN: readonly Shown[] = [
  { kind: 'districts', widths: [168, 72], hue: (id) => `hue-${id}` },
  { kind: 'districts-wide', widths: [336, 96], hue: (id) => `hue-${id}`, shape: 'scene' },
  { kind: 'districts-tall', widths: [168, 48], hue: (id) => `hue-${id}`, shape: 'scene' },
  { kind: 'city', widths: [120, 48], hue: () => 'hue-central-square' },
  { kind: 'heroes', widths: [132, 36], hue: () => 'hue-heroes' },
  { kind: 'people', widths: [84, 30], hue: () => 'hue-heroes' },
  { kind: 'servants', widths: [132, 36], hue: () => 'hue-machine' },
  { kind: 'machine', widths: [132, 36], hue: () => 'hue-machine' },
  { kind: 'city-events', widths: [176, 72], hue: () => 'hue-central-square' },
  { kind: 'directives', widths: [176, 72], hue: () => 'hue-machine' },
  { kind: 'servant-cards', widths: [176, 72], hue: () => 'hue-machine' },
  { kind: 'inventions', widths: [176, 72], hue: () => 'hue-heroes' },
  { kind: 'theories', widths: [176, 72], hue: () => 'hue-heroes' },
  { kind: 'tokens', widths: [72, 24], hue: () => 'hue-central-square' },
  { kind: 'kit', widths: [64, 28], hue: () => 'hue-central-square', shape: 'kit' },
];

function figure(
  kind: string,
  id: string,
  widths: readonly number[],
  { hue = '', shape = '', ratio = 1 } = {},
): string {
  const drawn = widths
    .map(
      (width) =>
        `<svg style="width:${width}px;aspect-ratio:${ratio}" class="${shape}"><use href="#${kind}-${id}" width="100%" height="100%"/></svg>`,
    )
    .join('');
  return `<figure class="${hue}"><div>${drawn}</div><figcaption>${id}</figcaption></figure>`;
}

function ratioOf(text: string): number {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) ([^"]+)"/.exec(text) ?? [];
  return Number(width) / Number(height);
}

function sectionOf(title: string, figures: readonly string[]): string {
  return `<section><h2>${title}</h2><div class="row">${figures.join('')}</div></section>`;
}

function sheetOf(theme: string, dial: string): string {
  const art = readArt();
  const sections = SHOWN.map(({ kind, widths, hue, shape }) =>
    sectionOf(
      kind,
      art[kind].map(({ id, text }) =>
        figure(kind, id, widths, { hue: hue(id), shape, ratio: ratioOf(text) }),
      ),
    ),
  );
  const icons = JSON.parse(readFileSync(`${ROOT}packages/web/art/icons.json`, 'utf8'));
  sections.push(
    sectionOf(
      'icons',
      Object.keys(icons).map((id) => figure('icon', id, [40, 18], { shape: 'icon' })),
    ),
    sectionOf(
      'dial',
      [280, 200].map((width) => `<div style="width:${width}px">${dial}</div>`),
    ),
  );
  const styles = ['palette', 'base', 'panels', 'dial'].map(styleOf);
  const symbols = SPRITE_NAMES.map(spriteOf).join('');
  return `<!doctype html><html lang="en" data-theme="${theme}"><head><meta charset="utf-8"><title>${theme}</title><style>${styles.join('\n')}
body { margin: 0; padding: 24px; background: var(--paper); color: var(--ink); font: 13px/1.3 Georgia, serif; }
h1, h2 { margin: 16px 0 8px; text-transform: capitalize; }
.row { display: flex; flex-wrap: wrap; gap: 14px; align-items: end; }
figure { margin: 0; text-align: center; }
figure div { display: flex; gap: 6px; align-items: end; }
figure svg { height: auto; }
figure svg.kit { fill: var(--brass); }
figure svg.icon { fill: currentColor; }
</style></head><body><div class="sprites">${symbols}</div><h1>${theme}</h1>${sections.join('')}</body></html>`;
}

/** Both themes beside each other; the palette belongs to a whole document, so each is a document of its own. */
function pageOf(sheets: readonly string[]): string {
  const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const frames = sheets.map((sheet) => `<iframe srcdoc="${quoted(sheet)}"></iframe>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact sheet</title>
<style>body { margin: 0; display: flex; } iframe { flex: 1; border: 0; height: 3400px; }</style></head><body>${frames.join('')}</body></html>`;
}

const dial = await drawDial();
const html = pageOf(['light', 'dark'].map((theme) => sheetOf(theme, dial)));
mkdirSync(OUT, { recursive: true });
writeFileSync(`${OUT}/contact-sheet.html`, html);
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 2760, height: 1200 } });
await page.goto(`file://${OUT}/contact-sheet.html`);
const height = Math.max(
  ...(await Promise.all(
    page
      .frames()
      .slice(1)
      .map((frame) => frame.evaluate(() => document.body.scrollHeight)),
  )),
);
await page.evaluate((tall) => {
  for (const frame of document.querySelectorAll('iframe')) frame.style.height = `${tall}px`;
}, height);
await page.screenshot({ path: `${OUT}/contact-sheet.png`, fullPage: true });
await browser.close();
console.log('screenshots/contact-sheet.html and screenshots/contact-sheet.png');
