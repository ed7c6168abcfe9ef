/** What bots are made of, for the package that measures and fits them. */
export { answer } from './hosting/arena.js';
export { Bot } from './thinking/minds/bot.js';
export { modelHeroes } from './thinking/policy/destinations.js';
export { lookOut } from './thinking/policy/outlook.js';
export { SOUND } from './thinking/policy/policy.js';
export { routesOf } from './thinking/policy/routes.js';
export { WEIGHTS } from './thinking/policy/weights.js';
export { type MachinePlan, raidsOf } from './thinking/search/secret.js';
export type { PlanChooser } from './thinking/search/secret-choices.js';
export { choiceWeights, type RoundModel } from './worlds/belief/round-model.js';
export { accessWords } from './worlds/sampling/words.js';
