/** Scenario files: positions in words, with answers and checks. */
export { exportScenario } from './export.js';
export { openScenario } from './open.js';
export { runScenario } from './run.js';
export {
  type Expectation,
  type Position,
  type Scenario,
  ScenarioError,
  type ScenarioFailure,
  type ScenarioReport,
  type ScenarioStep,
} from './scenario.js';
export { buildScenarioSchema } from './schema.js';
