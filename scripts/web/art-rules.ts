import { gzipSync } from 'node:zlib';
import { CLASSES, type GameModule } from '@great-machine/rules';
import { type Picture, picturesOf, SPRITE_NAMES, spriteOf } from '@great-machine/web/tools/sprites';
import { styleOf } from '@great-machine/web/tools/styles';

type Art = Readonly<Record<string, readonly Picture[]>>;

interface Demands {
  readonly frame?: string;
  readonly most: number;
}

/** What docs/art.md says of each kind: its frame (parts of kit and City have their own) and its largest file in bytes. */
const KINDS = {
  districts: { frame: '0 0 120 120', most: 6144 },
  'districts-wide': { frame: '0 0 240 120', most: 18432 },
  'districts-tall': { frame: '0 0 120 240', most: 18432 },
  city: { most: 4096 },
  heroes: { frame: '0 0 120 120', most: 6144 },
  'heroes-sober': { frame: '0 0 120 120', most: 1536 },
  servants: { frame: '0 0 120 120', most: 6144 },
  people: { frame: '0 0 60 100', most: 2560 },
  machine: { frame: '0 0 120 120', most: 6144 },
  'city-events': { frame: '0 0 160 90', most: 2560 },
  directives: { frame: '0 0 160 90', most: 2560 },
  inventions: { frame: '0 0 160 90', most: 2560 },
  theories: { frame: '0 0 160 90', most: 2560 },
  'servant-cards': { frame: '0 0 160 90', most: 2560 },
  kit: { most: 1536 },
  tokens: { frame: '0 0 40 40', most: 1536 },
} satisfies Record<string, Demands>;
export type ArtKind = keyof typeof KINDS;
/** The mark of the game is a token that is also shown large. */
const EXCEPTIONS: Readonly<Record<string, Demands>> = {
  'tokens/emblem': { frame: '0 0 120 120', most: 6144 },
};
/** Of these the board takes a part alone: the person without the background. */
const BUSTS: ReadonlySet<ArtKind> = new Set(['heroes', 'servants', 'machine']);
const MOST_ZIPPED = 235 * 1024;

const ELEMENTS = new Set(
  'svg g path circle ellipse rect line polygon polyline use linearGradient stop clipPath'.split(' '),
);
const COLOURED = new Set(['fill', 'stroke', 'stop-color', 'color']);
const FINE = new Set(['opacity', 'fill-opacity', 'stroke-opacity', 'offset']);
/** What pictures may be painted with: tones, materials and the colours made for art; the interface's own turn pastel at night. */
const PAINTS = /^--(h[1-4]|art-[\w-]+|brass(-\w+)?|iron(-\w+)?|glass|steam|lamp)$/;

function readPalette(): ReadonlySet<string> {
  const names = [...styleOf('palette').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name);
  return new Set(names.filter((name) => PAINTS.test(name)));
}

export function readArt(): Readonly<Record<ArtKind, readonly Picture[]>> {
  return {
    districts: picturesOf('districts'),
    'districts-wide': picturesOf('districts-wide'),
    'districts-tall': picturesOf('districts-tall'),
    city: picturesOf('city'),
    heroes: picturesOf('heroes'),
    'heroes-sober': picturesOf('heroes-sober'),
    servants: picturesOf('servants'),
    people: picturesOf('people'),
    machine: picturesOf('machine'),
    'city-events': picturesOf('city-events'),
    directives: picturesOf('directives'),
    inventions: picturesOf('inventions'),
    theories: picturesOf('theories'),
    'servant-cards': picturesOf('servant-cards'),
    kit: picturesOf('kit'),
    tokens: picturesOf('tokens'),
  };
}

interface Known {
  readonly palette: ReadonlySet<string>;
  readonly kit: ReadonlySet<string>;
}

/** What is wrong with one picture, in plain sentences; nothing if it obeys docs/art.md. */
export function faultsOf(kind: ArtKind, { id, text }: Picture, { palette, kit }: Known): string[] {
  const faults: string[] = [];
  const { frame, most }: Demands = EXCEPTIONS[`${kind}/${id}`] ?? KINDS[kind];
  const size = Buffer.byteLength(text);
  if (size > most) faults.push(`has ${size} bytes, more than ${most}`);
  const elements = [...text.matchAll(/<([a-zA-Z!?][\w-]*)((?:"[^"]*"|[^">])*)>/g)];
  const ids = new Set<string>();
  for (const [, , attributes = ''] of elements) {
    for (const [, name = ''] of attributes.matchAll(/\sid="([^"]*)"/g)) ids.add(name);
  }
  for (const name of ids) {
    if (!name.startsWith(`${kind}-${id}-`)) faults.push(`id '${name}' does not start with '${kind}-${id}-'`);
  }
  if (BUSTS.has(kind) && !ids.has(`${kind}-${id}-bust`)) faults.push('has no bust for the figure');
  for (const [, element = '', attributes = ''] of elements) {
    if (!ELEMENTS.has(element)) faults.push(`has a <${element}>`);
    const named = new Map(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    if (element === 'svg' && frame !== undefined && named.get('viewBox') !== frame) {
      faults.push(`has the frame '${named.get('viewBox')}', not '${frame}'`);
    }
    for (const [name, value] of named) faults.push(...faultsOfAttribute(name, value));
  }
  return faults;

  function faultsOfAttribute(name: string, value: string): string[] {
    if (name === 'id' || name.startsWith('xmlns')) return [];
    if (name === 'style' || name === 'class' || name === 'filter' || name.startsWith('on')) {
      return [`has the attribute ${name}`];
    }
    if (name === 'href') {
      const isKnown = kit.has(value.slice('#kit-'.length)) && value.startsWith('#kit-');
      const isOwnScene = kind === 'districts' && value === `#districts-wide-${id}`;
      return isKnown || isOwnScene || ids.has(value.slice(1))
        ? []
        : [`uses '${value}', which is no kit part`];
    }
    const [, local] = /^url\(#(.*)\)$/.exec(value) ?? [];
    if (local !== undefined) return ids.has(local) ? [] : [`names '${local}', which it does not have`];
    if (COLOURED.has(name)) return isColour(value) ? [] : [`${name}="${value}" is no paint of the palette`];
    const tooFine = FINE.has(name) ? /\.\d{3}/ : /\.\d{2}/;
    return tooFine.test(value) ? [`${name}="${value.slice(0, 40)}" has too many decimals`] : [];
  }

  function isColour(value: string): boolean {
    const [, name = ''] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    return value === 'none' || palette.has(name);
  }
}

/** The ids of what has a picture, by the folder of its pictures. */
type Wanted = Readonly<Record<string, readonly string[]>>;

/** Things of the rules without a picture, pictures without a thing, and kit parts that nothing uses. */
export function gapsOf(art: Art, wanted: Wanted): string[] {
  const gaps: string[] = [];
  for (const [kind, ids] of Object.entries(wanted)) {
    const drawn = new Set(art[kind]?.map(({ id }) => id));
    for (const id of ids) if (!drawn.has(id)) gaps.push(`${kind}/${id}.svg is missing`);
    for (const id of drawn) if (!ids.includes(id)) gaps.push(`${kind}/${id}.svg is of nothing in the rules`);
  }
  const all = Object.values(art)
    .flat()
    .map(({ text }) => text)
    .join('');
  for (const { id } of art.kit ?? [])
    if (!all.includes(`"#kit-${id}"`)) gaps.push(`kit/${id}.svg is not used`);
  return gaps;
}

interface Thing {
  readonly id: string;
}

/** What of the modules has a picture, by the folder of its pictures, also what only some tables play with. */
function wantedOf(registry: readonly GameModule[]): Wanted {
  const parts = registry.flatMap((module) => [
    ...(module.parts ?? []),
    ...(module.partsFor?.(usualOptionsOf(module)) ?? []),
    module,
  ]);
  const idsOf = (thingsOf: (part: (typeof parts)[number]) => readonly Thing[] | undefined) => [
    ...new Set(parts.flatMap((part) => thingsOf(part) ?? []).map(({ id }) => id)),
  ];
  const districts = idsOf((part) => part.districts);
  const heroes = idsOf((part) => part.heroes);
  const servants = idsOf((part) => part.servants);
  return {
    districts,
    'districts-wide': districts,
    'districts-tall': districts,
    heroes,
    'heroes-sober': heroes,
    people: ['traitor', ...CLASSES, 'unknown'],
    servants,
    'servant-cards': servants,
    'city-events': idsOf((part) => part.cityEvents),
    directives: idsOf((part) => part.directives),
    inventions: idsOf(({ cards }) => cards?.invention),
    theories: idsOf(({ cards }) => cards?.theory),
  };
}

function usualOptionsOf({ options = {} }: GameModule) {
  return Object.fromEntries(Object.entries(options).map(([name, { usual }]) => [name, usual]));
}

/** Everything that docs/art.md demands, of everything. */
export function checkArt(registry: readonly GameModule[]) {
  const art = readArt();
  const known = { palette: readPalette(), kit: new Set(art.kit.map(({ id }) => id)) };
  const kinds = Object.keys(KINDS) as ArtKind[];
  const faults = kinds.flatMap((kind) =>
    art[kind].flatMap((picture) =>
      faultsOf(kind, picture, known).map((fault) => `${kind}/${picture.id}.svg ${fault}`),
    ),
  );
  const zipped = SPRITE_NAMES.reduce((sum, name) => sum + gzipSync(spriteOf(name)).length, 0);
  if (zipped > MOST_ZIPPED) faults.push(`all art has ${zipped} bytes gzipped, more than ${MOST_ZIPPED}`);
  return {
    pictures: Object.fromEntries(kinds.map((kind) => [kind, art[kind].length])),
    zippedBytes: zipped,
    mostZippedBytes: MOST_ZIPPED,
    faults: [...faults, ...gapsOf(art, wantedOf(registry))],
  };
}
