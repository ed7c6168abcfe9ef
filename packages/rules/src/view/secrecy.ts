import type { DeclaredFields, Fields } from '../kernel/fields.js';
import type { Secrecy } from '../model/module-view.js';
import type { Rules } from '../model/rules.js';
import type { GameState } from '../model/state.js';

/** What every decision has; what it is about is declared with its kind. */
const DECISION: Readonly<Record<string, Secrecy>> = {
  kind: 'public',
  actor: 'public',
  number: 'public',
  'draft.**': 'by-actor',
  rev: 'by-actor',
};

const NOBODY: Secrecy = 'nobody';

/** Every path of the state and who may know it. A field of the state that is missing here does not compile. */
const STATE: Readonly<Record<keyof Required<GameState>, Secrecy | Readonly<Record<string, Secrecy>>>> = {
  round: 'public',
  asked: 'public',
  random: { generator: 'public', '**': 'nobody' },
  frames: {
    '*.frame': 'public',
    '*.step': 'public',
    ...under('*.asks.*', DECISION),
  },
  offers: under('*', DECISION),
  outcome: { '**': 'public' },
  config: { seed: NOBODY, key: NOBODY, '**': 'public' },
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
    '*.lentOut': 'public',
    '*.chosen.owner': 'public',
    // The Great Machine, too, knows one that it has looked at (R-INF-9).
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
    'off.*': 'public',
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
  tokens: { '*.*.at': 'public' },
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
  for (const { name, locals } of Object.values(rules.frames))
    paths.push(...declaredPaths(`frames.${name}.locals`, locals));
  for (const [kind, { about }] of Object.entries(rules.decisions))
    paths.push(
      ...declaredPaths(`frames.*.asks.${kind}.about`, about),
      ...declaredPaths(`offers.${kind}.about`, about),
    );
  for (const { id, faceKnownTo = 'nobody' } of rules.tokenKinds)
    paths.push([`tokens.${id}.*.face`, faceKnownTo]);
  for (const view of rules.views) paths.push(...Object.entries(view.secrecy));
  return paths.map(([path, secrecy]) => ({ path, secrecy, pattern: patternOf(path) }));
}

function declaredPaths(prefix: string, declared: DeclaredFields = {}): [string, Secrecy][] {
  const groups = Object.entries(declared) as [keyof DeclaredFields, Fields][];
  return groups.flatMap(([group, fields]) => {
    const secrecy = group === 'all' ? 'public' : group;
    return Object.keys(fields).flatMap((name): [string, Secrecy][] => [
      [`${prefix}.${name}`, secrecy],
      [`${prefix}.${name}.*`, secrecy],
    ]);
  });
}

/** A path of this state as the table knows it: frames by their name and decisions by their kind, not by their number. */
export function namedPath({ frames, offers }: GameState, path: string): string {
  if (!path.startsWith('frames.') && !path.startsWith('offers.')) return path;
  const parts = path.split('.');
  const [field, first = '', list, second] = parts;
  if (field === 'offers') parts[1] = offers[Number(first)]?.kind ?? first;
  if (field !== 'frames') return parts.join('.');
  const frame = frames[Number(first)];
  if (frame !== undefined) parts[1] = frame.frame;
  if (list === 'asks' && second !== undefined) parts[3] = frame?.asks[Number(second)]?.kind ?? second;
  return parts.join('.');
}

function patternOf(path: string): RegExp {
  const source = path
    .split('.')
    .map((part) => (part === '**' ? '.*' : part === '*' ? '[^.]+' : part.replace(/[^\w-]/g, '\\$&')))
    .join('\\.');
  return new RegExp(`^${source}$`);
}

/** The first entry that fits decides; undefined: the table says nothing of this path. */
export function secrecyEntryOf(table: readonly SecrecyEntry[], path: string): SecrecyEntry | undefined {
  return table.find(({ pattern }) => pattern.test(path));
}

export function secrecyOf(table: readonly SecrecyEntry[], path: string): Secrecy | undefined {
  return secrecyEntryOf(table, path)?.secrecy;
}
