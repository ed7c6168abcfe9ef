import {
  addTo,
  CITIZEN_KINDS,
  CITIZENS_PER_KIND,
  type CitizenKind,
  GONE,
  itemAt,
  type View,
} from '@great-machine/rules';
import type { Dice } from '../dice.js';
import { kindOf } from './numbers-of-words.js';
import { questionsByFrame } from './questions.js';

const ALL_CITIZENS = CITIZEN_KINDS.length * CITIZENS_PER_KIND;
const MOST_HISTORIES = 5000;
const ANY_KIND = -1;

type Kind = (typeof CITIZEN_KINDS)[number];

/** What a view says of Citizens, by reference. */
export interface CitizensSeen {
  /** ANY_KIND of those whom the audience does not know. */
  readonly kinds: readonly number[];
  readonly places: readonly number[];
  /** The reference that the Citizen just drawn from the pool is going to have. */
  readonly drawn: number | undefined;
}

/**
 * One history of the arrested pool: which of its Citizens each returned one was. Those of one kind are alike, and so
 * are those that may be any. What a history leaves open is a uniform deal of the kinds that are left.
 */
export interface PoolHistory {
  /** Not normalised. */
  chance: number;
  /** By reference; of a Citizen in the pool it means nothing. */
  readonly kinds: number[];
  /** The pool at the end: how many of each kind, and how many that may be any. */
  readonly pool: number[];
  unknownInPool: number;
  /** How many of each kind are among those that may be any. */
  readonly left: number[];
}

export function readCitizens(view: View): CitizensSeen {
  const kinds: number[] = [];
  const places: number[] = [];
  const note = (citizen: number, place: number, kind: Kind | undefined) => {
    places[citizen] = place;
    kinds[citizen] = kind === undefined ? ANY_KIND : kindOf(kind);
  };
  for (const { citizen, kind } of view.arrests) note(citizen, GONE, kind);
  view.districts.forEach(({ citizens }, place) => {
    for (const { citizen, kind } of citizens) note(citizen, place, kind);
  });
  for (let citizen = 0; citizen < places.length; citizen++) places[citizen] ??= GONE;
  const question = questionsByFrame(view)
    .flat()
    .find(({ kind }) => kind === 'citizen-return');
  if (question === undefined) return { kinds, places, drawn: undefined };
  const drawn = places.length;
  note(
    drawn,
    GONE,
    CITIZEN_KINDS.find((kind) => kind === question.about.drawnKind),
  );
  return { kinds, places, drawn };
}

/** Every history of the pool that fits what is seen, with its chance; of too many only the likeliest. */
export function poolHistories(view: View, seen: CitizensSeen): PoolHistory[] {
  const facts = view.arrests;
  const returned = facts.filter(({ what }) => what === 'returned').map(({ citizen }) => citizen);
  if (seen.drawn !== undefined) returned.push(seen.drawn);
  let histories = [atSetup(seen, returned)];
  const branch = (citizen: number) => {
    histories = histories.flatMap((history) => waysToReturn(history, citizen, itemAt(seen.kinds, citizen)));
    if (histories.length > MOST_HISTORIES) {
      histories = histories.sort((a, b) => b.chance - a.chance).slice(0, MOST_HISTORIES);
    }
  };
  for (const { what, citizen } of facts) {
    if (what === 'returned') branch(citizen);
    else for (const history of histories) arrest(history, citizen);
  }
  if (seen.drawn !== undefined) branch(seen.drawn);
  return histories;
}

/** A Citizen without a reference at setup is in the pool. */
function atSetup({ kinds }: CitizensSeen, returned: readonly number[]): PoolHistory {
  const left = CITIZEN_KINDS.map(() => CITIZENS_PER_KIND);
  let inCity = 0;
  kinds.forEach((kind, citizen) => {
    if (returned.includes(citizen)) return;
    inCity++;
    if (kind !== ANY_KIND) addTo(left, kind, -1);
  });
  const pool = CITIZEN_KINDS.map(() => 0);
  return { chance: 1, kinds: kinds.slice(), pool, unknownInPool: ALL_CITIZENS - inCity, left };
}

function arrest(history: PoolHistory, citizen: number): void {
  const kind = itemAt(history.kinds, citizen);
  if (kind === ANY_KIND) history.unknownInPool++;
  else addTo(history.pool, kind, 1);
}

/** Any Citizen of the pool came back, each as likely as the others, if its kind is not known to be another. */
function waysToReturn(history: PoolHistory, citizen: number, seenKind: number): PoolHistory[] {
  const { pool, unknownInPool, left } = history;
  const inPool = unknownInPool + sum(pool);
  const ways: PoolHistory[] = [];
  pool.forEach((count, kind) => {
    if (count === 0 || (seenKind !== ANY_KIND && seenKind !== kind)) return;
    const way = copyHistory(history, count / inPool);
    way.pool[kind] = count - 1;
    way.kinds[citizen] = kind;
    ways.push(way);
  });
  const fits = seenKind === ANY_KIND ? 1 : itemAt(left, seenKind) / sum(left);
  if (unknownInPool > 0 && fits > 0) {
    const way = copyHistory(history, (unknownInPool / inPool) * fits);
    way.unknownInPool--;
    way.kinds[citizen] = seenKind;
    if (seenKind !== ANY_KIND) addTo(way.left, seenKind, -1);
    ways.push(way);
  }
  return ways;
}

function copyHistory({ chance, kinds, pool, unknownInPool, left }: PoolHistory, times: number): PoolHistory {
  return {
    chance: chance * times,
    kinds: kinds.slice(),
    pool: pool.slice(),
    unknownInPool,
    left: left.slice(),
  };
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** A deal of the kinds that a history leaves open: of the City by reference, of the pool, and of the one drawn. */
export interface CitizensDealt {
  readonly kinds: CitizenKind[];
  readonly arrested: number[];
  readonly drawnKind: CitizenKind | undefined;
}

export function dealCitizens(
  { places, drawn }: CitizensSeen,
  history: PoolHistory,
  dice: Dice,
): CitizensDealt {
  const open: number[] = [];
  history.left.forEach((count, kind) => {
    for (let i = 0; i < count; i++) open.push(kind);
  });
  const kindOfOne = (citizen: number) => {
    if (history.kinds[citizen] !== ANY_KIND) return history.kinds[citizen] as CitizenKind;
    const at = dice.below(open.length);
    const kind = itemAt(open, at);
    open[at] = itemAt(open, open.length - 1);
    open.pop();
    return kind as CitizenKind;
  };
  const kinds: CitizenKind[] = [];
  const references = drawn ?? places.length;
  for (let citizen = 0; citizen < references; citizen++)
    kinds.push(places[citizen] === GONE ? 0 : kindOfOne(citizen));
  const drawnKind = drawn === undefined ? undefined : kindOfOne(drawn);
  const arrested = history.pool.slice();
  for (const kind of open) addTo(arrested, kind, 1);
  return { kinds, arrested, drawnKind };
}

/** For each face-down Citizen in the City whose kind the audience does not know: the chance of each of the six kinds. */
export function citizenMarginals(view: View): ReadonlyMap<number, readonly number[]> {
  const seen = readCitizens(view);
  const histories = poolHistories(view, seen);
  const certain = sum(histories.map(({ chance }) => chance));
  const marginals = new Map<number, number[]>();
  seen.kinds.forEach((kind, citizen) => {
    if (kind !== ANY_KIND || seen.places[citizen] === GONE) return;
    const chances = CITIZEN_KINDS.map(() => 0);
    for (const { chance, kinds, left } of histories) {
      const share = chance / certain;
      const known = itemAt(kinds, citizen);
      if (known !== ANY_KIND) {
        addTo(chances, known, share);
        continue;
      }
      const unknown = sum(left);
      left.forEach((count, of) => {
        addTo(chances, of, (share * count) / unknown);
      });
    }
    marginals.set(citizen, chances);
  });
  return marginals;
}
