import type { Game } from '@great-machine/rules';
import type { Mixture } from '../mind.js';
import { type MachinePlan, raidsOf } from '../search/secret.js';

/** Where the plans place Raids, with the chance of each set. */
export function raidMixture(g: Game, plans: readonly MachinePlan[], chances: readonly number[]): Mixture {
  const sets = new Map<string, number>();
  plans.forEach((plan, at) => {
    const key = raidsOf(g, plan).join();
    sets.set(key, (sets.get(key) ?? 0) + chances[at]);
  });
  return {
    of: 'raids',
    chances: [...sets].map(([key, chance]) => ({ districts: key === '' ? [] : key.split(','), chance })),
  };
}

/** Where the Heroes who choose may go, with the chance of each joint choice. */
export function destinationMixture(
  g: Game,
  heroes: readonly number[],
  choices: readonly (readonly (number | undefined)[])[],
  chances: readonly number[],
): Mixture {
  return {
    of: 'destinations',
    heroes: heroes.map((hero) => g.state.heroes[hero].hero),
    chances: choices.map((choice, at) => ({
      districts: heroes.map((hero) => g.rules.districts[choice[hero]!].id),
      chance: chances[at],
    })),
  };
}
