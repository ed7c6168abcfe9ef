import { createConfig, type HeroDefinition } from '@great-machine/rules';
import type { Control } from './control.js';
import { type ModuleDraft, usualRulesOf } from './module-draft.js';
import { type Draft, faultsOf, setupOf } from './new-game-draft.js';

/** The Heroes of the box and of these modules, in Initiative order. */
export function heroesOf(modules: ModuleDraft): readonly HeroDefinition[] {
  return Object.values(usualRulesOf(modules).heroes).sort((a, b) => a.initiative - b.initiative);
}

/** Three of them, drawn by chance. */
export function drawHeroes(modules: ModuleDraft, seed: string): readonly string[] {
  return createConfig(usualRulesOf(modules), { seed }).heroes;
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
  const { heroes, revolutionaries, sharedHero } = setupOf(draft).options;
  const { seats } = createConfig(usualRulesOf(draft.modules), {
    heroes,
    revolutionaries,
    sharedHero,
    seed: 'any',
  });
  return seats.filter(({ seat }) => seat !== 'machine').map(({ speaksFor }) => speaksFor);
}
