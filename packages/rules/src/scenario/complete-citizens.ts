import { CITIZENS_PER_KIND, countKinds } from '../flow/setup.js';
import { addTo, itemAt } from '../kernel/checked.js';
import { shuffle } from '../kernel/random.js';
import {
  CITIZEN_KINDS,
  type CitizenKind,
  type Face,
  type GameState,
  GONE,
  UNIDENTIFIED,
} from '../model/state.js';
import { type CitizenNames, type CitizenWords, kindNumber, readCitizen } from './citizen-words.js';
import type { Completion } from './completion.js';

interface Token extends CitizenWords {
  readonly place: number;
}

/** Places all Citizens: those named, then the others from the pool, as at setup; the rest is arrested. */
export function completeCitizens(c: Completion, state: GameState): CitizenNames {
  const pool = poolWithout(c, [...namedKinds(c), ...kindsInFlow(c)]);
  const open = shuffle(c.random, 'citizens', pool);
  const tokens = [...listTokens(c), ...fillDistricts(c, open.length)].map((token) => ({
    ...token,
    kind: token.kind ?? open.pop() ?? 0,
  }));
  state.arrested = countKinds([...namedArrested(c), ...open]);
  return giveReferences(c, state, tokens);
}

/** The Citizens that the file lists, by District in the order of the rules. */
function listTokens({ rules, scenario }: Completion): Token[] {
  return rules.districts.flatMap(({ id }, place) =>
    (scenario.districts?.[id]?.citizens ?? []).map((words) => ({ ...readCitizen(words), place })),
  );
}

function namedArrested({ scenario: { arrested } }: Completion): CitizenKind[] {
  return typeof arrested === 'object' ? arrested.flatMap((kind) => kindNumber(kind) ?? []) : [];
}

function namedKinds(c: Completion): CitizenKind[] {
  return [...listTokens(c).flatMap(({ kind }) => kind ?? []), ...namedArrested(c)];
}

/** A Citizen that was drawn and not yet placed is held by the flow. */
function kindsInFlow({ scenario }: Completion): CitizenKind[] {
  return (scenario.flow?.frames ?? []).flatMap(({ asks, locals }) => {
    const isDrawn = (kind: number) => asks.length > 0 && 'drawnKind' in locals && locals.drawnKind === kind;
    return CITIZEN_KINDS.flatMap((_, kind) => (isDrawn(kind) ? (kind as CitizenKind) : []));
  });
}

/** All tokens of the game but those whose kind is named. */
function poolWithout(c: Completion, named: readonly CitizenKind[]): CitizenKind[] {
  return CITIZEN_KINDS.flatMap((word, kind) => {
    const used = named.filter((other) => other === kind).length;
    if (used > CITIZENS_PER_KIND) {
      c.reasons.push(`districts: ${used} Citizens are ${word}, but there are ${CITIZENS_PER_KIND} (SET-2)`);
    }
    return new Array<CitizenKind>(Math.max(0, CITIZENS_PER_KIND - used)).fill(kind as CitizenKind);
  });
}

/** The other Districts as at setup, as far as the pool lasts; fuller if fewer shall be arrested. */
function fillDistricts(c: Completion, left: number): Token[] {
  const { rules, scenario } = c;
  const openNamed = listTokens(c).filter(({ kind }) => kind === undefined).length;
  let free = left - openNamed - (openArrested(c) ?? 0);
  if (free < 0) c.reasons.push(`districts: ${-free} more Citizens are named than there are (SET-2)`);
  const counts = rules.districts.map(({ id, citizensAtSetup }) => {
    const wanted = scenario.districts?.[id]?.citizens === undefined ? citizensAtSetup : 0;
    const count = Math.min(wanted, Math.max(0, free));
    free -= count;
    return count;
  });
  if (openArrested(c) !== undefined) free -= addToDistricts(c, counts, Math.max(0, free));
  if (openArrested(c) !== undefined && free > 0) {
    c.reasons.push(`arrested: ${free} Citizens have no square in the City; name more arrested (CITY-3)`);
  }
  return counts.flatMap((count, place) => new Array<Token>(count).fill({ place, face: UNIDENTIFIED }));
}

/** How many arrested Citizens of any kind the file wants; undefined: those left over. */
function openArrested({ scenario: { arrested } }: Completion): number | undefined {
  if (arrested === undefined || typeof arrested === 'number') return arrested;
  return arrested.filter((kind) => kind === 'any').length;
}

function addToDistricts({ rules, scenario }: Completion, counts: number[], wanted: number): number {
  let added = 0;
  rules.districts.forEach(({ id, citizenSquares }, place) => {
    if (scenario.districts?.[id]?.citizens !== undefined) return;
    const here = Math.min(wanted - added, citizenSquares - itemAt(counts, place));
    addTo(counts, place, here);
    added += here;
  });
  return added;
}

/** A name that is a number is the reference itself; the others get the lowest free ones (R-INF-7). */
function giveReferences(
  c: Completion,
  state: GameState,
  tokens: readonly (Token & { kind: CitizenKind })[],
): CitizenNames {
  const numbered = (name: string | undefined) => name !== undefined && /^\d+$/.test(name);
  const facts = c.scenario.arrestFacts ?? [];
  const taken = new Set(tokens.filter(({ name }) => numbered(name)).map(({ name }) => Number(name)));
  for (const { citizen } of facts) taken.add(citizen);
  const names = new Map<string, number>();
  const gone = { kind: 0, place: GONE, face: UNIDENTIFIED } as const;
  let next = 0;
  const kinds: CitizenKind[] = [];
  const faces: Face[] = [];
  const put = (citizen: number, { kind, place, face }: Omit<Token, 'kind'> & { kind: CitizenKind }) => {
    kinds[citizen] = kind;
    state.citizenPlace[citizen] = place;
    faces[citizen] = face;
  };
  for (let citizen = 0; citizen <= Math.max(-1, ...taken); citizen++) put(citizen, gone);
  for (const token of tokens) {
    while (!numbered(token.name) && taken.has(next)) next++;
    const citizen = numbered(token.name) ? Number(token.name) : next++;
    put(citizen, token);
    if (token.name === undefined) continue;
    if (names.has(token.name)) c.reasons.push(`districts: two Citizens are named '${token.name}'`);
    names.set(token.name, citizen);
  }
  state.citizenKind = kinds;
  state.citizenFace = faces;
  return names;
}
