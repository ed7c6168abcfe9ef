/** One host of a game, without I/O: everything that another package may use. */
export { type Overtaken, RepeatedAct, type TableAct } from './acts.js';
export type { Connected, Connection, TableStanding, WrittenNews } from './connection.js';
export { type KeptLines, readEntries, type WrittenEntry } from './history.js';
export type { KeptTable, Notes, Seating, TableChange, TableHost } from './host.js';
export { HostedGame, type KeptHistory, NO_HISTORY, type PublicMoment } from './hosted-game.js';
export { botsAmong, type Occupant, type Occupants, peopleAmong } from './occupants.js';
export {
  type Feeds,
  feedsOf,
  type Pause,
  playAgain,
  type ReplayedPart,
  type ReplayFile,
  readReplay,
} from './replay/replay-file.js';
export { verifyForeign, verifyReplay } from './replay/verify.js';
export {
  type OpenedTable,
  type OpenFailure,
  openRecord,
  openSaved,
  recordInSaved,
  SAVE_FORMAT,
  type SavedTable,
  saveTable,
} from './saved.js';
export type { RecordOfFormat1, SavedFormat1 } from './saved-format-1.js';
export { Table } from './table.js';
export { rematchOf, truthOf } from './truth.js';
