import { type City, cityKey } from './tile.js';

/** How many layouts are remembered for Cities that are equal but not the same object. */
const REMEMBERED_LAYOUTS = 256;

/**
 * Remembers what was computed for a City, outside the game state: for each City object as long as it
 * lives, and for a bounded number of layouts, so that equal Cities share it.
 */
export function cachePerLayout<Result extends object>(
  compute: (city: City) => Result,
): (city: City) => Result {
  const byCity = new WeakMap<City, Result>();
  const byLayout = new Map<string, Result>();
  let lastCity: City | undefined;
  let lastResult: Result | undefined;

  function recall(city: City): Result {
    const known = byCity.get(city) ?? recallLayout(city);
    lastCity = city;
    lastResult = known;
    return known;
  }

  function recallLayout(city: City): Result {
    const key = cityKey(city);
    const result = byLayout.get(key) ?? compute(city);
    if (byLayout.size >= REMEMBERED_LAYOUTS) byLayout.clear();
    byLayout.set(key, result);
    byCity.set(city, result);
    return result;
  }

  return (city) => (city === lastCity && lastResult !== undefined ? lastResult : recall(city));
}
