import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const ART = folder('art');
const GENERATED = folder('src/generated');

/** What is on the table from the first moment, and what comes with cards. */
export const SPRITES = {
  board: ['districts', 'heroes', 'servants', 'tokens'],
  cards: ['kit', 'city-events', 'directives'],
};

/** The pictures of a kind: its files, named by the ids of the rules. */
export function picturesOf(kind) {
  if (!existsSync(`${ART}/${kind}`)) return [];
  return readdirSync(`${ART}/${kind}`)
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => ({ id: file.slice(0, -4), text: readFileSync(`${ART}/${kind}/${file}`, 'utf8') }));
}

function symbolOf(kind, { id, text }) {
  const [, attributes, inner] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(text) ?? [];
  const [, viewBox] = /viewBox="([^"]+)"/.exec(attributes ?? '') ?? [];
  if (viewBox === undefined) throw new Error(`art/${kind}/${id}.svg has no viewBox`);
  return `<symbol id="${kind}-${id}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${inner.replace(/\s*\n\s*/g, '')}</symbol>`;
}

/** Small symbols of the interface, from game-icons (CC BY 3.0); which ones, says art/icons.json. */
function iconSymbols() {
  const {
    icons,
    width = 512,
    height = 512,
  } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
  const used = JSON.parse(readFileSync(`${ART}/icons.json`, 'utf8'));
  return Object.entries(used).map(([name, source]) => {
    const icon = icons[source];
    if (icon === undefined) throw new Error(`game-icons has no '${source}' (art/icons.json, ${name})`);
    return `<symbol id="icon-${name}" viewBox="0 0 ${width} ${height}">${icon.body}</symbol>`;
  });
}

export function spriteOf(name) {
  const symbols = SPRITES[name].flatMap((kind) => picturesOf(kind).map((picture) => symbolOf(kind, picture)));
  if (name === 'board') symbols.push(...iconSymbols());
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

function writeSprites() {
  mkdirSync(GENERATED, { recursive: true });
  for (const name of Object.keys(SPRITES)) {
    const sprite = spriteOf(name);
    const file = `${GENERATED}/${name}.svg`;
    if (!existsSync(file) || readFileSync(file, 'utf8') !== sprite) writeFileSync(file, sprite);
  }
}

/** Joins the pictures of art/ into sprites that the page loads beside its code. */
export function sprites() {
  return {
    name: 'sprites',
    buildStart: writeSprites,
    configureServer(server) {
      server.watcher.add(ART);
      server.watcher.on('change', (file) => file.startsWith(ART) && writeSprites());
    },
  };
}
