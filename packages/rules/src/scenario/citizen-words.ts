import { itemAt } from '../kernel/checked.js';
import type { Game } from '../model/game.js';
import { citizensIn } from '../model/queries.js';
import { CITIZEN_KINDS, type CitizenKind, FACES, type Face, UNIDENTIFIED } from '../model/state.js';
import { isRecord } from './shape.js';

/** A Citizen as a file describes it; without a kind it may be of any. */
export interface CitizenWords {
  readonly name?: string;
  readonly kind?: CitizenKind;
  readonly face: Face;
}

/** The names that a scenario gives its Citizens, with their public references. */
export type CitizenNames = ReadonlyMap<string, number>;

/** `artist`, `any revealed`, `anna: artist identified`; the form has been checked. */
export function readCitizen(words: string): CitizenWords {
  const [, name, kind = '', face] = /^(?:([\w-]+): )?([\w-]+)(?: (\w+))?$/.exec(words) ?? [];
  return { name, kind: kindNumber(kind), face: faceNumber(face) ?? UNIDENTIFIED };
}

/** With its public reference as its name. */
export function writeCitizen({ state }: Game, citizen: number): string {
  const face = itemAt(state.citizenFace, citizen);
  const kind = CITIZEN_KINDS[itemAt(state.citizenKind, citizen)];
  return face === UNIDENTIFIED ? `${citizen}: ${kind}` : `${citizen}: ${kind} ${FACES[face]}`;
}

/** Citizens that the scenario calls by name, as views and logs call them. */
export function withReferences(expected: unknown, names: CitizenNames): unknown {
  if (Array.isArray(expected)) return expected.map((item) => withReferences(item, names));
  if (!isRecord(expected)) return expected;
  return Object.fromEntries(
    Object.entries(expected).map(([key, value]) => [
      key,
      key === 'citizen' && typeof value === 'string' ? names.get(value) : withReferences(value, names),
    ]),
  );
}

export function kindNumber(kind: string): CitizenKind | undefined {
  const at = (CITIZEN_KINDS as readonly string[]).indexOf(kind);
  return at < 0 ? undefined : (at as CitizenKind);
}

function faceNumber(face = ''): Face | undefined {
  const at = (FACES as readonly string[]).indexOf(face);
  return at < 0 ? undefined : (at as Face);
}

/**
 * The reference of the Citizen that a pick names: by the scenario's name for it, or as the first such Citizen
 * of a District (`artist@art`, `artist revealed@art`, `any@art`: unidentified) that is not yet `taken`.
 */
export function findCitizen(
  g: Game,
  names: CitizenNames,
  words: string,
  taken: readonly number[] = [],
): number | undefined {
  const at = words.indexOf('@');
  if (at < 0) return names.get(words);
  const district = g.rules.districts.findIndex(({ id }) => id === words.slice(at + 1));
  const wanted = readCitizen(words.slice(0, at));
  const anyFace = wanted.kind !== undefined && !words.includes(' ');
  return citizensIn(g, district).find(
    (citizen) =>
      !taken.includes(citizen) &&
      (wanted.kind === undefined || g.state.citizenKind[citizen] === wanted.kind) &&
      (anyFace || g.state.citizenFace[citizen] === wanted.face),
  );
}

/** How a scenario would name this Citizen. */
export function nameCitizen(g: Game, names: CitizenNames, citizen: number): string {
  for (const [name, reference] of names) if (reference === citizen) return name;
  const district = g.rules.districts[itemAt(g.state.citizenPlace, citizen)]?.id ?? 'nowhere';
  const kind = CITIZEN_KINDS[itemAt(g.state.citizenKind, citizen)];
  return `${kind} ${FACES[itemAt(g.state.citizenFace, citizen)]}@${district}`;
}
