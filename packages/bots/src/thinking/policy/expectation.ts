import { present } from '@great-machine/rules';

/** The Great Machine's guess where Heroes will be: for each Hero the chance of each District, and what the Hero could do there. */
export interface Expectation {
  readonly chances: readonly (readonly number[])[];
  /** What the best Action there is worth to the Hero. */
  readonly actions: readonly (readonly number[])[];
}

export function chanceOfHero({ chances }: Expectation, hero: number, district: number): number {
  return present(chances[hero]?.[district], 'chance of the Hero there');
}

export function worthOfAction({ actions }: Expectation, hero: number, district: number): number {
  return present(actions[hero]?.[district], 'Action of the Hero there');
}
