/** Scenario files: positions in words, with answers and checks. */
export type { Expectation, ScenarioStep } from './expectation.js';
export { exportScenario } from './export.js';
export { openScenario } from './open.js';
export { runScenario } from './run.js';
export {
  type Position,
  type Scenario,
  ScenarioError,
  type ScenarioFailure,
  type ScenarioReport,
} from './scenario.js';
export { buildScenarioSchema } from './schema.js';
