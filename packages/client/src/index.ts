/** One interface to a table, wherever it is: everything that another package may use. */
export type {
  Question,
  Saving,
  SeatStatus,
  TableConnection,
  TableEntry,
  TableNews,
  TableStatus,
} from './connection.js';
