import { itemAt } from '../kernel/checked.js';
import type { FieldKind } from '../kernel/fields.js';
import type { Plain } from '../kernel/plain.js';
import type { Game } from '../model/game.js';
import { districtAt } from '../model/pieces.js';
import { bitsOf } from '../model/queries.js';
import { CITIZEN_KINDS } from '../model/state.js';

/** How the words of the rules stand for what the state holds as numbers, and back. */
interface Translation {
  show(g: Game, value: unknown): Plain;
  read(g: Game, word: unknown): unknown;
}

const asItIs: Translation = { show: (_g, value) => value as Plain, read: (_g, word) => word };

const district: Translation = {
  show: (g, value) => g.rules.districts[value as number]?.id,
  read: (g, word) => g.rules.places[word as string],
};

const hero: Translation = {
  show: (g, value) => g.state.heroes[value as number]?.hero,
  read: (g, word) => g.state.heroes.findIndex((one) => one.hero === word),
};

const servant: Translation = {
  show: (g, value) => g.state.servants[value as number]?.servant,
  read: (g, word) => g.state.servants.findIndex((one) => one.servant === word),
};

const kind: Translation = {
  show: (_g, value) => CITIZEN_KINDS[value as number],
  read: (_g, word) => CITIZEN_KINDS.indexOf(word as (typeof CITIZEN_KINDS)[number]),
};

/** Districts as bits. */
const districtSet: Translation = {
  show: (g, value) => bitsOf(value as number).map((place) => districtAt(g, place).id),
  read: (g, words) =>
    (words as readonly string[]).reduce((set, id) => set | (1 << itemAt(g.rules.places, id)), 0),
};

function listOf(item: Translation): Translation {
  return {
    show: (g, values) => (values as readonly unknown[]).map((value) => item.show(g, value)),
    read: (g, words) => (words as readonly unknown[]).map((word) => item.read(g, word)),
  };
}

const TRANSLATIONS: Readonly<Record<FieldKind, Translation>> = {
  district,
  districts: listOf(district),
  'district-set': districtSet,
  hero,
  heroes: listOf(hero),
  servant,
  citizen: asItIs,
  citizens: asItIs,
  kind,
  kinds: listOf(kind),
  number: asItIs,
  text: asItIs,
  texts: asItIs,
  flag: asItIs,
};

function translationOf(field: FieldKind | `${FieldKind}?`): Translation {
  return TRANSLATIONS[field.replace('?', '') as FieldKind];
}

export function wordOf(g: Game, field: FieldKind | `${FieldKind}?`, value: unknown): Plain {
  return value === undefined ? undefined : translationOf(field).show(g, value);
}

/** What the state holds for a word. */
export function readWord(g: Game, field: FieldKind | `${FieldKind}?`, word: unknown): unknown {
  return word === undefined ? undefined : translationOf(field).read(g, word);
}
