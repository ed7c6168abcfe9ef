import { itemAt } from '../kernel/checked.js';
import type { Game } from '../model/game.js';
import type { Rules } from '../model/rules.js';
import type { Amount, DistrictWords, HeroWords, Position } from './scenario.js';

/** The number that is meant, where `most` is the most there can be. */
export function readAmount(words: Amount, most: number): number {
  return words === 'max' ? most : words;
}

/** How many operational Guards find a square in a District beside the broken ones. */
export function mostGuards(rules: Rules, district: string, broken: number): number {
  return itemAt(rules.districts, itemAt(rules.places, district)).guardSquares - broken;
}

/** The parts of a position that are expected now, with numbers for the most there can be. */
export function withNumbers({ rules, state }: Game, expected: Position): Position {
  const { tracks, heroes, districts } = expected;
  return {
    ...expected,
    tracks: tracks && mapValues(tracks, (slot, id) => readAmount(slot, itemAt(rules.tracks, id).max)),
    heroes:
      heroes &&
      mapValues(heroes, (words, id): HeroWords => {
        const { trust } = words;
        return trust === undefined
          ? words
          : { ...words, trust: readAmount(trust, itemAt(rules.heroes, id).maxTrust) };
      }),
    districts:
      districts &&
      mapValues(districts, (words, id): DistrictWords => {
        const { guards } = words;
        const most = mostGuards(rules, id, itemAt(state.brokenGuards, itemAt(rules.places, id)));
        return guards === undefined ? words : { ...words, guards: readAmount(guards, most) };
      }),
  };
}

function mapValues<T, U>(
  record: Readonly<Record<string, T>>,
  change: (value: T, key: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
