import { itemAt } from '../kernel/checked.js';
import { createRandomSource } from '../kernel/random.js';
import { sameCity } from '../model/city/index.js';
import type { Game } from '../model/game.js';
import { withNumbers } from './amounts.js';
import { type CitizenNames, type CitizenWords, readCitizen } from './citizen-words.js';
import { readCity, writeCity } from './city-words.js';
import { describePosition } from './describe.js';
import { findDifferences, matchesList, sayDifference } from './match.js';
import type { CityWords, Position } from './scenario.js';

/** In what the position differs from the parts that the words name. */
export function checkState(g: Game, names: CitizenNames, expected: Position): string[] {
  const actual = describePosition(g);
  const {
    city,
    arrested,
    districts = {},
    directives = {},
    events,
    winner,
    ...plain
  } = withNumbers(g, expected);
  const { deck, ...otherDirectives } = directives;
  return [
    ...findDifferences({ ...plain, directives: otherDirectives }, actual, 'state', 'same'),
    ...(city === undefined ? [] : checkCity(g, city)),
    ...(arrested === undefined ? [] : checkArrested(arrested, actual.arrested as readonly string[])),
    ...checkFromTop(deck, actual.directives.deck ?? [], 'state.directives.deck'),
    ...checkFromTop(events, actual.events, 'state.events'),
    ...(winner === undefined ? [] : checkWinner(g, winner, 'state.winner')),
    ...Object.entries(districts).flatMap(([id, { citizens, ...guards }]) => [
      ...findDifferences(guards, actual.districts[id], `state.districts.${id}`, 'same'),
      ...(citizens === undefined
        ? []
        : checkCitizens(
            names,
            citizens,
            itemAt(actual.districts, id).citizens ?? [],
            `state.districts.${id}.citizens`,
          )),
    ]),
  ];
}

export function checkWinner({ state }: Game, expected: Position['winner'], path: string): string[] {
  const { outcome } = state;
  const actual = outcome === undefined ? 'none' : { side: outcome.winner, how: outcome.how };
  return findDifferences(expected, actual, path, 'same');
}

/** The first cards from the top; an empty list says that there are none. */
function checkFromTop(
  expected: readonly string[] | undefined,
  actual: readonly string[],
  path: string,
): string[] {
  if (expected === undefined) return [];
  const top = expected.length === 0 ? actual : actual.slice(0, expected.length);
  const holds = top.length === expected.length && expected.every((card, at) => card === top[at]);
  return holds ? [] : [sayDifference(path, expected, top)];
}

/** A City in full, or the places of some Districts. */
function checkCity(g: Game, expected: CityWords): string[] {
  const actual = writeCity(g.rules, g.state.city);
  if (typeof expected === 'object' && !Array.isArray(expected)) {
    return Object.entries(expected).flatMap(([id, tile]) =>
      String(tile) === String(actual[id]) ? [] : [sayDifference(`state.city.${id}`, tile, actual[id])],
    );
  }
  const c = { rules: g.rules, random: createRandomSource('', 'fast'), reasons: [] as string[] };
  const city = readCity(c, expected, 'state.city');
  if (c.reasons.length > 0) return c.reasons;
  return sameCity(city, g.state.city) ? [] : [sayDifference('state.city', expected, actual)];
}

function checkArrested(expected: readonly string[] | number, actual: readonly string[]): string[] {
  const path = 'state.arrested';
  if (typeof expected === 'number') {
    return expected === actual.length ? [] : [sayDifference(path, expected, actual.length)];
  }
  const fits = (kind: string, found: string) => kind === 'any' || kind === found;
  return matchesList(expected, actual, 'exactly', fits) ? [] : [sayDifference(path, expected, actual)];
}

/** Exactly these Citizens in any order; a name means the one that the scenario calls so. */
function checkCitizens(
  names: CitizenNames,
  expected: readonly string[],
  actual: readonly string[],
  path: string,
): string[] {
  const fits = ({ name, kind, face }: CitizenWords, found: CitizenWords) =>
    (name === undefined || names.get(name) === Number(found.name)) &&
    (kind === undefined || kind === found.kind) &&
    face === found.face;
  return matchesList(expected.map(readCitizen), actual.map(readCitizen), 'exactly', fits)
    ? []
    : [sayDifference(path, expected, actual)];
}
