import { districtAt, type Game, heroAt, present } from '@great-machine/rules';
import type { Dice } from '../../worlds/dice.js';
import type { Mixture } from '../mind.js';
import { type Destinations, type MachinePlan, raidsOf } from '../search/secret.js';
import type { MixedChoice } from '../search/tournament.js';

/** A choice and how often it is made. */
type Shared<T> = Pick<MixedChoice<T>, 'choice' | 'share'>;

/** One of the choices, each as likely as its share says. */
export function drawChoice<T>(choices: readonly Shared<T>[], dice: Dice): T {
  const shares = choices.map(({ share }) => share);
  return dice.pickWeighted(choices, shares).choice;
}

/** Where the plans place Raids, with the chance of each set. */
export function raidMixture(g: Game, plans: readonly Shared<MachinePlan>[]): Mixture {
  const sets = new Map<string, number>();
  for (const { choice, share } of plans) {
    const key = raidsOf(g, choice).join();
    sets.set(key, (sets.get(key) ?? 0) + share);
  }
  return {
    of: 'raids',
    chances: [...sets].map(([key, chance]) => ({ districts: key === '' ? [] : key.split(','), chance })),
  };
}

/** Where the Heroes who choose may go, with the chance of each joint choice. */
export function destinationMixture(
  g: Game,
  heroes: readonly number[],
  choices: readonly Shared<Destinations>[],
): Mixture {
  return {
    of: 'destinations',
    heroes: heroes.map((hero) => heroAt(g, hero).hero),
    chances: choices.map(({ choice, share }) => ({
      districts: heroes.map((hero) => districtAt(g, present(choice[hero], 'destination')).id),
      chance: share,
    })),
  };
}
