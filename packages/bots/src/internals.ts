/** What bots are made of, for the package that measures and fits them. */
export { believedChance, type RaidReader, statedChance } from './advice/raid-chances.js';
export { RAID_COEFFICIENTS } from './advice/raid-coefficients.js';
export { answer } from './hosting/arena.js';
export { COEFFICIENTS as EVALUATION_COEFFICIENTS } from './thinking/evaluation/coefficients.js';
export { chanceOf } from './thinking/evaluation/evaluate.js';
export {
  FEATURES as EVALUATION_FEATURES,
  features as evaluationFeatures,
  inOrder,
} from './thinking/evaluation/features.js';
export { Bot } from './thinking/minds/bot.js';
export {
  DESTINATION_FEATURES,
  destinationFeatures,
  urgencyOf,
} from './thinking/policy/destination-features.js';
export { MOST_OF_PLAN, modelHeroes } from './thinking/policy/destinations.js';
export { evaluateModules } from './thinking/policy/modules.js';
export { assess, crowdIn } from './thinking/policy/outlook.js';
export { Policy, SOUND } from './thinking/policy/policy.js';
export { routesOf } from './thinking/policy/routes.js';
export { WEIGHTS } from './thinking/policy/weights.js';
export { foreseenWorlds } from './thinking/search/foresight.js';
export { FROZEN } from './thinking/search/frozen.js';
export { type MachinePlan, raidsOf } from './thinking/search/secret.js';
export type { PlanChooser } from './thinking/search/secret-choices.js';
export { choiceWeights, type RoundModel } from './worlds/belief/round-model.js';
