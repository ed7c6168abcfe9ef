import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AUDIENCES, CITIZEN_KINDS, DICE, itemAt, NOTICES, type Rules } from '@great-machine/rules';

const RULES_SOURCE = fileURLToPath(new URL('../../rules/src/', import.meta.url));

/** The code of the rules without the content of modules that are not played. */
export function sourceOf({ modules, registry }: Rules): string {
  const others = registry.filter(({ id }) => modules.every((played) => played.id !== id));
  return readSource(RULES_SOURCE, (file) => others.some(({ id }) => file.startsWith(`content/${id}/`)));
}

/** The code of a folder; what a module says in it is found by how it says it. */
export function readSource(folder = RULES_SOURCE, isLeftOut = (_file: string) => false): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.endsWith('.test.ts') &&
        !file.startsWith('scenario') &&
        !isLeftOut(file),
    )
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
}

function findAll(source: string, pattern: RegExp): string[] {
  return [...new Set([...source.matchAll(pattern)].map(([, found = '']) => found))].sort();
}

/** What there is of each kind of thing. */
export function thingsOf(rules: Rules): Readonly<Record<string, readonly string[]>> {
  const cards = [...Object.values(rules.cityEvents), ...Object.values(rules.directives)];
  const actionsOfCards = cards.flatMap(({ servantAction }) => (servantAction ? [servantAction.id] : []));
  return {
    ...Object.fromEntries(Object.entries(rules.cards).map(([kind, all]) => [kind, Object.keys(all)])),
    'card-kind': Object.keys(rules.cards),
    module: rules.modules.map(({ id }) => id),
    district: rules.districts.map(({ id }) => id),
    servant: rules.servants.map(({ id }) => id),
    kind: CITIZEN_KINDS,
    'hero-action': Object.keys(rules.heroActions),
    'servant-action': [...Object.keys(rules.servantActions), ...actionsOfCards],
    'machine-action': Object.values(rules.directives).flatMap(({ machineAction }) =>
      machineAction ? [machineAction.id] : [],
    ),
  };
}

/** The forms that a name has besides; every card says what it does. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  hero: ['title', 'short', 'ability', 'effect'],
  'city-event': ['effect', 'plan'],
  district: ['title', 'short', 'tiny'],
  servant: ['short'],
  kind: ['one', 'many', 'mark'],
  'card-kind': ['many'],
  module: ['effect', 'advice'],
};

function keysOfThings(rules: Rules): readonly string[] {
  return Object.entries(thingsOf(rules)).flatMap(([kind, ids]) =>
    ids.flatMap((id) => [
      `${kind}.${id}`,
      ...(FORMS[kind] ?? ['effect']).map((form) => `${kind}.${id}.${form}`),
    ]),
  );
}

/** Options of modules: each is named and explained, and of those that are more than on or off each value is named. */
function keysOfOptions({ modules, registry }: Rules): readonly string[] {
  const chosen = registry.filter(({ id }) => modules.some((module) => module.id === id));
  return chosen.flatMap(({ id, options = {} }) =>
    Object.entries(options).flatMap(([option, { values }]) => {
      const key = `module.${id}.${option}`;
      const named = values.filter((value) => typeof value !== 'boolean');
      return [key, `${key}.effect`, ...named.map((value) => `${key}.${value}`)];
    }),
  );
}

const DETAINMENT_OPTIONS = ['advance-the-plan', 'no-trust', 'no-access', 'both-measures'];

/** What is said in several messages, one for each text. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'event.detainment-settled': DETAINMENT_OPTIONS,
  'pick.option': DETAINMENT_OPTIONS,
  'pick.with': ['trust'],
  'pick.guard-kind': ['regular'],
  'pick.advantage': ['bond', 'special-guard', 'special-action'],
};

function keysFor(under: string, ids: readonly string[]): readonly string[] {
  return ids.flatMap((id) => {
    const key = `${under}.${id}`;
    return TEXTS[key]?.map((text) => `${key}.${text}`) ?? [key];
  });
}

/** The messages that a game with these rules needs; `source` is the code of what is looked at. */
export function neededKeys(rules: Rules, source: string): Readonly<Record<string, readonly string[]>> {
  const sides = AUDIENCES.filter((audience) => audience !== 'public');
  const faces = Object.values(DICE).flat();
  return {
    things: keysOfThings(rules),
    'options of modules': keysOfOptions(rules),
    events: keysFor('event', Object.keys(rules.events)),
    notices: keysFor('event', Object.keys(NOTICES)),
    questions: keysFor('question', Object.keys(rules.decisions)),
    picks: keysFor('pick', Object.keys(rules.picks)),
    'means of payment': rules.meansOfPayment.flatMap(({ id }) => [`pick.with.${id}`, `means.${id}`]),
    'kinds of Guards': rules.guardKinds.flatMap(({ id }) => [`pick.guard-kind.${id}`, `guard-kind.${id}`]),
    refusals: keysFor('refusal', findAll(source, /\brefuse\(\s*'([a-z-]+)'/g)),
    outcomes: keysFor(
      'outcome',
      findAll(source, /\bkey: '([a-z-]+)'/g).filter((key) => !(key in NOTICES)),
    ),
    endings: keysFor('ending', findAll(source, /'((?:plan-by|three-riots|two-riots|resignation)[a-z-]*)'/g)),
    phases: keysFor(
      'phase',
      itemAt(rules.frames, 'round').steps.map(({ name }) => name),
    ),
    sides: [...keysFor('side', sides), ...keysFor('winner', sides)],
    dice: [
      ...keysFor('die', Object.keys(DICE)),
      ...keysFor(
        'face',
        faces.filter((face) => !/^\d$/.test(face)),
      ),
    ],
  };
}

/** The rules and cards that are said to be the cause of a change or of a price. */
export function neededReasons(rules: Rules, source: string): readonly string[] {
  const tellers = findAll(readSource(), /export function (\w+)\([^)]*\b(?:because|source): string\)/g);
  const told = findAll(source, new RegExp(`\\b(?:${tellers.join('|')})\\([^;\\n]*'([\\w-]+)'\\)`, 'g'));
  const written = findAll(source, /\b(?:because|source): '([A-Z][\w-]*-\d+)'/g);
  const actions = [...Object.values(rules.heroActions), ...Object.values(rules.servantActions)];
  return [...told, ...written, ...actions.map(({ rule }) => rule), ...Object.keys(rules.cityEvents)];
}
