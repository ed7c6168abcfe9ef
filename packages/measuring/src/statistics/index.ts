/** Counting games and the arithmetic of what was counted. */
export { GameCounter } from './game-counter.js';
export {
  type ActionUse,
  addGameCounts,
  type BySide,
  type CityEventUse,
  type Clock,
  type DirectiveUse,
  type DistrictUse,
  type GameCounts,
  newGameCounts,
  type Played,
  type ServantActionUse,
  SIDES,
  type TrackSums,
} from './game-counts.js';
export {
  addLogHistogram,
  type Counts,
  countOne,
  histogramMean,
  type LogHistogram,
  newLogHistogram,
  noteAmount,
  percentileOf,
  type Spread,
  spreadOf,
} from './histograms.js';
export {
  type Interval,
  type Mean,
  meanOf,
  type Pairs,
  pairedScore,
  type Sums,
  sumsOf,
  wilsonInterval,
} from './intervals.js';
export { USE_KINDS, type Use, type UseKind } from './module-uses.js';
