import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const ART = folder('art');
const GENERATED = folder('src/generated');

/** What is on the table from the first moment, and what comes with cards. */
export const SPRITES: Readonly<Record<'board' | 'cards', readonly string[]>> = {
  board: ['districts', 'districts-wide', 'districts-tall', 'city', 'heroes', 'servants', 'machine', 'tokens'],
  cards: [
    'kit',
    'people',
    'heroes-sober',
    'city-events',
    'directives',
    'inventions',
    'theories',
    'servant-cards',
  ],
};
export type SpriteName = keyof typeof SPRITES;
export const SPRITE_NAMES = Object.keys(SPRITES) as SpriteName[];

export interface Picture {
  readonly id: string;
  readonly text: string;
}

/** The pictures of a kind: its files, named by the ids of the rules. */
export function picturesOf(kind: string): Picture[] {
  if (!existsSync(`${ART}/${kind}`)) return [];
  return readdirSync(`${ART}/${kind}`)
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => ({ id: file.slice(0, -4), text: readFileSync(`${ART}/${kind}/${file}`, 'utf8') }));
}

function symbolOf(kind: string, { id, text }: Picture): string {
  const [, attributes = '', inner = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(text) ?? [];
  const [, viewBox] = /viewBox="([^"]+)"/.exec(attributes) ?? [];
  if (viewBox === undefined) throw new Error(`art/${kind}/${id}.svg has no viewBox`);
  return `<symbol id="${kind}-${id}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${inner.replace(/\s*\n\s*/g, '')}</symbol>`;
}

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  readonly width?: number;
  readonly height?: number;
}

/** Small symbols of the interface, from game-icons (CC BY 3.0); which ones, says art/icons.json. */
function iconSymbols(): string[] {
  const {
    icons,
    width = 512,
    height = 512,
  }: IconSet = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
  const used: Readonly<Record<string, string>> = JSON.parse(readFileSync(`${ART}/icons.json`, 'utf8'));
  return Object.entries(used).map(([name, source]) => {
    const icon = icons[source];
    if (icon === undefined) throw new Error(`game-icons has no '${source}' (art/icons.json, ${name})`);
    return `<symbol id="icon-${name}" viewBox="0 0 ${width} ${height}">${icon.body}</symbol>`;
  });
}

export function spriteOf(name: SpriteName): string {
  const symbols = SPRITES[name].flatMap((kind) => picturesOf(kind).map((picture) => symbolOf(kind, picture)));
  if (name === 'board') symbols.push(...iconSymbols());
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

function writeSprites(): void {
  mkdirSync(GENERATED, { recursive: true });
  for (const name of SPRITE_NAMES) {
    const sprite = spriteOf(name);
    const file = `${GENERATED}/${name}.svg`;
    if (!existsSync(file) || readFileSync(file, 'utf8') !== sprite) writeFileSync(file, sprite);
  }
}

/** Joins the pictures of art/ into sprites that the page loads beside its code. */
export function sprites(): Plugin {
  return {
    name: 'sprites',
    buildStart: writeSprites,
    configureServer(server) {
      server.watcher.add(ART);
      server.watcher.on('change', (file) => {
        if (file.startsWith(ART)) writeSprites();
      });
    },
  };
}
