import { createRandomSource } from '../kernel/random.js';
import { sameCity } from '../model/city/index.js';
import type { Game } from '../model/game.js';
import { type CitizenNames, readCitizen } from './citizen-words.js';
import { readCity, writeCity } from './city-words.js';
import { describePosition } from './describe.js';
import { findDifferences, sayDifference } from './match.js';
import type { CityWords, Position } from './scenario.js';

/** In what the position differs from the parts that the words name. */
export function checkState(g: Game, names: CitizenNames, expected: Position): string[] {
  const actual = describePosition(g);
  const { city, arrested, districts = {}, directives = {}, events, winner, ...plain } = expected;
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
            actual.districts[id].citizens ?? [],
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

function checkFromTop(
  expected: readonly string[] | undefined,
  actual: readonly string[],
  path: string,
): string[] {
  if (expected === undefined) return [];
  const top = actual.slice(0, expected.length);
  return expected.every((card, at) => card === top[at]) ? [] : [sayDifference(path, expected, top)];
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
  const left = [...actual];
  const found = expected
    .filter((kind) => kind !== 'any')
    .every((kind) => left.includes(kind) && left.splice(left.indexOf(kind), 1).length > 0);
  return found && expected.length === actual.length ? [] : [sayDifference(path, expected, actual)];
}

/** Exactly these Citizens in any order; a name means the one that the scenario calls so. */
function checkCitizens(
  names: CitizenNames,
  expected: readonly string[],
  actual: readonly string[],
  path: string,
): string[] {
  const left = actual.map(readCitizen);
  const wanted = expected.map(readCitizen);
  const exactness = (citizen: (typeof wanted)[number]) =>
    citizen.name !== undefined ? 0 : citizen.kind !== undefined ? 1 : 2;
  const found = wanted
    .sort((a, b) => exactness(a) - exactness(b))
    .every(({ name, kind, face }) => {
      const at = left.findIndex(
        (candidate) =>
          (name === undefined || names.get(name) === Number(candidate.name)) &&
          (kind === undefined || kind === candidate.kind) &&
          face === candidate.face,
      );
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  return found && left.length === 0 ? [] : [sayDifference(path, expected, actual)];
}
