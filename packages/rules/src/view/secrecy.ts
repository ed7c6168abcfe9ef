import type { FieldKind } from '../model/events.js';
import type { Secrecy } from '../model/module-view.js';
import type { Rules } from '../model/rules.js';
import type { GameState } from '../model/state.js';

/** What the fields of questions hold, and who may read them. */
export const ABOUT_FIELDS: Readonly<Record<string, { kind: FieldKind | 'heroes'; secrecy: Secrecy }>> = {
  hero: { kind: 'hero', secrecy: 'public' },
  heroes: { kind: 'heroes', secrecy: 'public' },
  district: { kind: 'district', secrecy: 'public' },
  amount: { kind: 'number', secrecy: 'public' },
  price: { kind: 'number', secrecy: 'public' },
  wanted: { kind: 'number', secrecy: 'public' },
  because: { kind: 'text', secrecy: 'public' },
  by: { kind: 'text', secrecy: 'public' },
  face: { kind: 'text', secrecy: 'public' },
  taken: { kind: 'texts', secrecy: 'public' },
  drawnKind: { kind: 'kind', secrecy: 'revolutionaries' },
};

const DECISION: Readonly<Record<string, Secrecy>> = {
  kind: 'public',
  actor: 'public',
  number: 'public',
  'draft.**': 'by-actor',
  rev: 'by-actor',
  'about.hero': 'public',
  'about.heroes.*': 'public',
  'about.district': 'public',
  'about.amount': 'public',
  'about.price': 'public',
  'about.wanted': 'public',
  'about.because': 'public',
  'about.by': 'public',
  'about.face': 'public',
  'about.taken.*': 'public',
  'about.drawnKind': 'revolutionaries',
};

/** What the frames of the core game remember. */
const LOCALS: Readonly<Record<string, Secrecy>> = {
  hero: 'public',
  next: 'public',
  nextHero: 'public',
  nextRaid: 'public',
  startedIn: 'public',
  visited: 'public',
  exits: 'public',
  'taken.*': 'public',
  passed: 'public',
  to: 'public',
  die: 'public',
  face: 'public',
  by: 'public',
  option: 'public',
  stake: 'public',
  district: 'public',
  failed: 'public',
  because: 'public',
  price: 'public',
  wanted: 'public',
  paid: 'public',
  advances: 'public',
  drawnKind: 'revolutionaries',
};

/** Every path of the state and who may know it. A field of the state that is missing here does not compile. */
const STATE: Readonly<Record<keyof GameState, Secrecy | Readonly<Record<string, Secrecy>>>> = {
  round: 'public',
  asked: 'public',
  random: { generator: 'public', '**': 'nobody' },
  frames: {
    '*.frame': 'public',
    '*.step': 'public',
    ...under('*.locals', LOCALS),
    ...under('*.asks.*', DECISION),
  },
  offers: under('*', DECISION),
  outcome: { '**': 'public' },
  config: { seed: 'nobody', '**': 'public' },
  phase: 'public',
  city: { '**': 'public' },
  guards: { '*': 'public' },
  brokenGuards: { '*': 'public' },
  citizenKind: { '*': 'by-face' },
  citizenPlace: { '*': 'public' },
  citizenFace: { '*': 'public' },
  arrested: { '*': 'nobody' },
  heroes: {
    '*.hand': 'revolutionaries',
    '*.forfeited': 'revolutionaries',
    '*.chosen.owner': 'public',
    '*.chosen.**': 'revolutionaries',
    '*.hero': 'public',
    '*.place': 'public',
    '*.trust': 'public',
    '*.cardOpen': 'public',
    '*.detained': 'public',
    '*.turnEnded': 'public',
  },
  servants: { '*.servant': 'public', '*.place': 'public', '*.actions': 'public' },
  bonds: 'public',
  directives: {
    'deck.*': 'nobody',
    'hand.*': 'machine',
    'published.*': 'public',
    'discarded.*': 'public',
    'seen.*': 'players',
    'knownToAll.*': 'public',
  },
  cityEvents: { current: 'public', 'deck.*': 'nobody', 'past.*': 'public', 'boxed.*': 'nobody' },
  raids: { '**': 'public' },
  riots: { '*': 'public' },
  tracks: { '*': 'public' },
  thisRound: { '**': 'public' },
  accessFacts: { '**': 'public' },
  arrestFacts: { '**': 'public' },
  extra: {},
};

function under(prefix: string, table: Readonly<Record<string, Secrecy>>): Record<string, Secrecy> {
  return Object.fromEntries(Object.entries(table).map(([path, secrecy]) => [`${prefix}.${path}`, secrecy]));
}

/** A line of the table: `*` in its path stands for one name, `**` for any number of them. */
export interface SecrecyEntry {
  readonly path: string;
  readonly secrecy: Secrecy;
  readonly pattern: RegExp;
}

/** The whole table of one game: the core paths and those of its modules. */
export function secrecyTable(rules: Rules): readonly SecrecyEntry[] {
  const paths: [string, Secrecy][] = [];
  for (const [field, entry] of Object.entries(STATE)) {
    if (typeof entry === 'string') paths.push([field, entry]);
    else for (const [path, secrecy] of Object.entries(entry)) paths.push([`${field}.${path}`, secrecy]);
  }
  for (const view of rules.views) paths.push(...Object.entries(view.secrecy));
  return paths.map(([path, secrecy]) => ({ path, secrecy, pattern: patternOf(path) }));
}

function patternOf(path: string): RegExp {
  const source = path
    .split('.')
    .map((part) => (part === '**' ? '.*' : part === '*' ? '[^.]+' : part.replace(/[^\w-]/g, '\\$&')))
    .join('\\.');
  return new RegExp(`^${source}$`);
}

/** The first entry that fits decides; undefined: nobody has thought about this path. */
export function secrecyEntryOf(table: readonly SecrecyEntry[], path: string): SecrecyEntry | undefined {
  return table.find(({ pattern }) => pattern.test(path));
}

export function secrecyOf(table: readonly SecrecyEntry[], path: string): Secrecy | undefined {
  return secrecyEntryOf(table, path)?.secrecy;
}
