import type { Remark } from '@great-machine/client';
import type { Entry } from '@great-machine/rules';
import type { KeptLines } from './history.js';
import type { Occupants } from './occupants.js';

/** What was done at a table at once, small enough to be kept each time. Another host of the same table can repeat it. */
export interface TableAct {
  readonly said: readonly Entry[];
  /** What each audience was told of it. */
  readonly lines: KeptLines;
  /** What bots said to the people beside them. */
  readonly remarks: readonly Remark[];
  /** The occupants of the seats, if they have changed. */
  readonly occupants?: Occupants;
}

/** Other hosts of the same table were faster: the act was not kept, and has to be tried after theirs. */
export interface Overtaken {
  readonly by: readonly TableAct[];
  /** One of theirs was this very act, by its key: it is not tried again. */
  readonly isRepeat?: boolean;
}

/** The act was carried out before, by another host of the same table: nothing more happens. */
export class RepeatedAct extends Error {
  constructor() {
    super('this act was carried out before');
  }
}
