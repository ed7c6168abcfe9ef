/** The rules engine: everything that another package may use. */
export { oneVersusMany } from './content/one-versus-many/module.js';
export { type Answer, type Applied, apply, type Result, whyNot } from './engine/apply.js';
export { ConfigError, createConfig, type GameWish, nextMasterPlan } from './engine/config.js';
export { startGame } from './engine/create.js';
export type { FeedEntry } from './engine/feed.js';
export {
  type Entry,
  type GameRecord,
  Play,
  ReplayError,
  RULES_VERSION,
  replay,
  verifyRecord,
} from './engine/play.js';
export { playerDice, playRandomPick } from './engine/random-player.js';
export { hashState, restore, serialise } from './engine/serialise.js';
export { DICE } from './flow/dice.js';
export { guardMovesFrom, guardPrices, servantMovePrice } from './flow/machine-moves.js';
export { destinationOf, priceOfExit } from './flow/movement.js';
export { trustOfDistrict } from './flow/opening.js';
export { mayAct, servantActionPrice, servantActions } from './flow/servant-action.js';
export { CITIZENS_PER_KIND, EVENTS_PER_STACK } from './flow/setup.js';
export { isAwaited, openDecisions, optionsOf, takePick } from './kernel/answer.js';
export {
  type Decision,
  decisionId,
  type OptionMeaning,
  type Pick,
  samePick,
} from './kernel/decision.js';
export type { EventRecord, Frame, Outcome } from './kernel/live.js';
export type { Plain } from './kernel/plain.js';
export { createRandomSource } from './kernel/random.js';
export type { Refusal } from './kernel/refusal.js';
export {
  CITY_PRESETS,
  type City,
  distanceBetween,
  mapOf,
  parseCity,
  placementsOf,
  randomCity,
  type Tile,
} from './model/city/index.js';
export type { GameConfig, SeatConfig } from './model/config.js';
export type { CardSource, HeroDefinition, Origin } from './model/content.js';
export { copyState } from './model/copy.js';
export { bringToLife, forkGame, type Game } from './model/game.js';
export { AUDIENCES, type Audience } from './model/module-view.js';
export { totalOf } from './model/price.js';
export * from './model/queries.js';
export { assembleRules, type GameModule, type Rules } from './model/rules.js';
export { seatsOf } from './model/seats.js';
export * from './model/state.js';
export {
  buildScenarioSchema,
  type Expectation,
  exportScenario,
  openScenario,
  type Position,
  runScenario,
  type Scenario,
  ScenarioError,
  type ScenarioFailure,
  type ScenarioReport,
  type ScenarioStep,
} from './scenario/index.js';
export { type LogLine, logLine } from './view/log.js';
export { type DecisionOptions, type OptionView, optionsForSeat } from './view/options.js';
export { type Route, routesTo } from './view/routes.js';
export { buildView, type View } from './view/view.js';
export { pickText, readPick } from './view/words.js';
