/** The rules engine: everything that another package may use. */

export { SURGE_SET } from './content/chronoleon/surge-set.js';
export type {} from './content/declarations.js';
export {
  districtsIn,
  isLogLine,
  isLogLineOf,
  type LogLine,
  type LogLineOf,
  SHIPPED_EVENTS,
} from './content/log-lines.js';
export { oneVersusMany } from './content/one-versus-many/module.js';
export { assembleRules, MODULES } from './content/registry.js';
export { type Answer, type Applied, apply, type Result, whyNot } from './engine/apply.js';
export { type AssembledGame, assembleGame } from './engine/assemble-game.js';
export { ConfigError, createConfig, type GameOptions, nextMasterPlan } from './engine/config.js';
export { startGame } from './engine/create.js';
export { type DrawingFault, type DrawnCity, readDrawnCity } from './engine/drawn-city.js';
export type { FeedEntry, FreshEntry } from './engine/feed.js';
export { LoggedPlay, ReplayError, replay, verifyRecord } from './engine/logged-play.js';
export { type News, Play, type PlayPosition } from './engine/play.js';
export {
  readPosition,
  readState,
  type WrittenState,
  writePosition,
  writeState,
} from './engine/position.js';
export { questionsFor } from './engine/questions.js';
export { playerDice, playRandomPick } from './engine/random-player.js';
export {
  type Entry,
  type GameRecord,
  type RecordedAnswer,
  RULES_VERSION,
  readAnswer,
  recordAnswer,
} from './engine/record.js';
export { hashState, restore, serialise } from './engine/serialise.js';
export { MACHINE } from './flow/actors.js';
export { DICE, type DieRoll } from './flow/dice.js';
export { NEXUS_TRUST } from './flow/hero-actions/control-nexus.js';
export { type HeroTurn, heroesToGo } from './flow/heroes.js';
export { guardMovesFrom, guardPrices, mayServantMove, servantMovePrice } from './flow/machine-moves.js';
export { leastTrust } from './flow/means-of-payment.js';
export { destinationOf, priceOfExit } from './flow/movement.js';
export { trustOfDistrict } from './flow/opening.js';
export { mayAct, servantActionPrice, servantActions, whyNoServantAction } from './flow/servant-action.js';
export { MAX_PUBLISHED } from './flow/servant-actions/special.js';
export { RAID_TOKENS } from './flow/servant-actions/standard.js';
export { CITIZENS_PER_KIND, EVENTS_PER_STACK } from './flow/setup.js';
export { isAwaited, openDecisions, optionsOf, takePick } from './kernel/answer.js';
export { addTo, itemAt, present } from './kernel/checked.js';
export {
  type Answered,
  type AnswerPick,
  aboutOf,
  type Decision,
  decisionId,
  namePicked,
  numberPicked,
  type OptionMeaning,
  type QuestionAbouts,
  samePick,
} from './kernel/decision.js';
export { isComplete, localsOf, maybeLocalsOf, topFrame } from './kernel/flow.js';
export type { DatedEvent, EventRecord, Frame, FrameLocals, Outcome } from './kernel/live.js';
export type { Plain } from './kernel/plain.js';
export { type ChanceOrigin, createRandomSource } from './kernel/random.js';
export type { Refusal } from './kernel/refusal.js';
export { abilityOf } from './model/abilities.js';
export {
  CITY_PRESETS,
  type City,
  DISTRICT_LETTERS,
  distanceBetween,
  mapOf,
  parseCity,
  placementsOf,
  randomCity,
  sameCity,
  type Tile,
} from './model/city/index.js';
export { type GameConfig, HEROES_IN_PLAY, type SeatConfig } from './model/config.js';
export type { CardSource, HeroDefinition, Origin } from './model/content.js';
export { copyState } from './model/copy.js';
export { drawModules } from './model/draw-modules.js';
export { forkGame, type Game, liveGame } from './model/game.js';
export * from './model/goals.js';
export { type AnyLogLine, NOTICES } from './model/log-lines.js';
export { AUDIENCES, type Audience, type Side } from './model/module-view.js';
export {
  ChoiceError,
  type ChosenModule,
  ModuleError,
  type ModuleRefusal,
  type ModuleRequest,
  rematchModules,
} from './model/modules.js';
export { type OwnDeckView, ownDecksIn } from './model/own-decks.js';
export { brokenGuardsIn, districtAt, guardsIn, heroAt, servantAt } from './model/pieces.js';
export { totalOf } from './model/price.js';
export * from './model/queries.js';
export type { GameModule, Rules } from './model/rules.js';
export { seatsOf } from './model/seats.js';
export * from './model/state.js';
export { hasToken, tokensAt, tokensOf } from './model/tokens.js';
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
export { audienceOfActor, audienceOfSeat } from './view/audience.js';
export { type FlowFrame, readFrame, readQuestion } from './view/flow.js';
export { logLine } from './view/log.js';
export { type PickText, parsePick, printPick } from './view/pick-text.js';
export { type PickView, readPick, samePickView, showPick } from './view/picks.js';
export type { OpenQuestion, Option, SeatQuestion } from './view/question.js';
export { type Route, routesTo } from './view/routes.js';
export { sampleTokens, type TokensView, type TokenView } from './view/tokens.js';
export { type AccessView, type ArrestView, buildView, type View } from './view/view.js';
