import type { Mixture } from '@great-machine/bots';
import { itemAt } from '@great-machine/rules';
import type { Bounds } from './position.js';

/** Each possible secret choice, as the Districts that it names, with its chance. */
export type Chances = readonly { readonly districts: readonly string[]; readonly chance: number }[];

/** The part of a mixture that the bounds speak of; undefined if it is about something else. */
export function partOf(mixture: Mixture | undefined, bounds: Bounds): Chances | undefined {
  if (mixture?.of !== bounds.of) return undefined;
  if (mixture.of === 'raids') return mixture.chances;
  if (bounds.hero === undefined) return undefined;
  const at = mixture.heroes.indexOf(bounds.hero);
  return at < 0
    ? undefined
    : mixture.chances.map(({ districts, chance }) => ({ districts: [itemAt(districts, at)], chance }));
}

/** In what the chances break the bounds. */
export function faultsOfMixture(chances: Chances, bounds: Bounds): string[] {
  const { atMost = {}, atLeast = {}, together } = bounds;
  const chanceOf = (...wanted: readonly string[]) =>
    chances.reduce(
      (sum, { districts, chance }) =>
        districts.some((district) => wanted.includes(district)) ? sum + chance : sum,
      0,
    );
  const say = (districts: string, relation: string, limit: number, chance: number) =>
    `the chance of ${districts} is ${chance.toFixed(2)}, not at ${relation} ${limit}`;
  const faults: string[] = [];
  for (const [district, limit] of Object.entries(atMost)) {
    if (chanceOf(district) > limit) faults.push(say(district, 'most', limit, chanceOf(district)));
  }
  for (const [district, limit] of Object.entries(atLeast)) {
    if (chanceOf(district) < limit) faults.push(say(district, 'least', limit, chanceOf(district)));
  }
  if (together !== undefined && chanceOf(...together.districts) < together.atLeast) {
    const named = together.districts.join(' or ');
    faults.push(say(named, 'least', together.atLeast, chanceOf(...together.districts)));
  }
  return faults;
}
