import { createConfig } from '@great-machine/rules';
import { RULES } from '../table/rules.js';
import { type Draft, faultsOf, setupOf } from './new-game-draft.js';

/** The Heroes of the box, in Initiative order. */
export const HEROES: readonly (typeof RULES.heroes)[string][] = Object.values(RULES.heroes).sort(
  (a, b) => a.initiative - b.initiative,
);

/** The Heroes of each Revolutionary as the engine deals them, or how many while the Heroes are not known. */
export function ledBy(draft: Draft): readonly (readonly string[] | number)[] {
  const isKnown = draft.heroesAre === 'chosen' && !faultsOf(draft).includes('three-heroes');
  const wish = { ...setupOf(draft).wish, seed: 'any' };
  const { seats } = createConfig(RULES, isKnown ? wish : { ...wish, heroes: 'random' });
  return seats
    .filter(({ seat }) => seat !== 'machine')
    .map(({ speaksFor }) => (isKnown ? speaksFor : speaksFor.length));
}
