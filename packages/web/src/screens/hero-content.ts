import { createConfig } from '@great-machine/rules';
import { RULES } from '../table/rules.js';
import type { Control } from './control.js';
import { type Draft, faultsOf, setupOf } from './new-game-draft.js';

/** The Heroes of the box, in Initiative order. */
export const HEROES: readonly (typeof RULES.heroes)[string][] = Object.values(RULES.heroes).sort(
  (a, b) => a.initiative - b.initiative,
);

/** Three of them, drawn by chance. */
export function drawHeroes(seed: string): readonly string[] {
  return createConfig(RULES, { seed }).heroes;
}

/** The Heroes of each Revolutionary, as they were chosen or as the engine deals them, or how many while they are not known. */
export function ledBy(draft: Draft): readonly (readonly string[] | number)[] {
  return controlOf(draft) ?? dealt({ ...draft, heroesAre: 'random' }).map((led) => led.length);
}

/** The Heroes of each Revolutionary, once they are known. */
export function controlOf(draft: Draft): Control | undefined {
  const isKnown = draft.heroesAre === 'chosen' && !faultsOf(draft).includes('three-heroes');
  return isKnown ? (draft.control ?? dealt(draft)) : undefined;
}

function dealt(draft: Draft): Control {
  const { seats } = createConfig(RULES, { ...setupOf(draft).options, seed: 'any' });
  return seats.filter(({ seat }) => seat !== 'machine').map(({ speaksFor }) => speaksFor);
}
