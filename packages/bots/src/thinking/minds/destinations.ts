import { bitsOf, heroAt, itemAt } from '@great-machine/rules';
import { choiceWeights, type RoundModel } from '../../worlds/belief/round-model.js';
import type { Mixture } from '../mind.js';
import { Budget } from '../search/budget.js';
import type { Destinations } from '../search/secret.js';
import { mixDestinations, type PlanChooser } from '../search/secret-choices.js';
import type { SearchSettings } from '../search/settings.js';
import { destinationMixture, drawChoice } from './mixtures.js';
import type { Thinking } from './thinking.js';

interface MixedDestinations {
  readonly chosen: Destinations;
  readonly mixture: Mixture;
}

/** A destination of this Hero by rules of thumb; the others choose for themselves. */
export function chooseAlone(
  { world, dice }: Thinking,
  model: RoundModel,
  hero: number,
  laid: Destinations,
): MixedDestinations {
  const cards = bitsOf(heroAt(world, hero).hand);
  const weights = choiceWeights(model, hero, laid);
  const shares = normalised(cards.map((place) => itemAt(weights, place)));
  const choices = cards.map((card, at) => ({ choice: laid.with(hero, card), share: itemAt(shares, at) }));
  return { chosen: drawChoice(choices, dice), mixture: destinationMixture(world, [hero], choices) };
}

/** Destinations of the whole team by search. */
export function chooseTogether(
  { sampler, world, dice, seed, limits }: Thinking,
  settings: SearchSettings,
  model: RoundModel,
  laid: Destinations,
  chooser: PlanChooser | undefined,
): MixedDestinations {
  const search = { sampler, settings, budget: new Budget(limits, settings.secret), dice, seed };
  const mixed = mixDestinations(search, model, laid, [], chooser);
  const choosing = world.state.heroes.flatMap(({ hand }, other) =>
    hand === 0 || laid[other] !== undefined ? [] : [other],
  );
  return { chosen: drawChoice(mixed, dice), mixture: destinationMixture(world, choosing, mixed) };
}

function normalised(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
