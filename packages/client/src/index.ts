/** One interface to a table, wherever it is: everything that another package may use. */

export type { TakeBackOrResign } from '@great-machine/protocol';
export { type Advice, FACTS, type Fact, type FactKey } from './advice.js';
export { applyChange, type Change, changeBetween } from './change.js';
export type {
  Saving,
  SeatStatus,
  TableConnection,
  TableEntry,
  TableNews,
  TableStatus,
  WalkEnd,
} from './connection.js';
export { FeedReader, linesOf, type ReadEntry } from './feed-reader.js';
export { type Moment, momentsOf, receiveMoments, type SentMoment, sendMoments } from './moments.js';
export { type DistrictOnGrid, isOnGrid } from './on-grid.js';
export { carryOut } from './online/carry-out.js';
export { OnlineTable, type Reachable } from './online/online-table.js';
export { pollingWire } from './online/polling-wire.js';
export type { PlayRequest, Replies } from './online/replies.js';
export type { OnlineServer } from './online/server.js';
export {
  type OpenSocket,
  type Socket,
  type SocketUser,
  socketWire,
  type Visitor,
} from './online/socket-wire.js';
export { webServer, webSockets } from './online/web.js';
export {
  type OpenWire,
  type Wire,
  WireClosed,
  type WireUser,
  type World,
} from './online/wire.js';
export { REMARKS, type Remark, type RemarkKey } from './remarks.js';
export { type Moves, sameSeats, swappedSeats } from './rematch.js';
export { RequestRefused } from './request-refused.js';
export { type Around, NothingAround, type TableSurroundings } from './surroundings.js';
export {
  type GameStart,
  isTurningPoint,
  type RoundTruth,
  type Standing,
  type Truth,
  type TurningPoint,
} from './truth.js';
