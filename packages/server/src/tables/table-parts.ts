import type { ServerTime } from './clocks/server-time.js';
import type { GameHost } from './game-host.js';
import type { LateFeed } from './late-feed.js';
import type { Paces } from './pace.js';
import type { Names } from './shown-sheet.js';
import type { TableLog } from './table-log.js';
import type { TableTalk } from './table-talk.js';
import type { World } from './world.js';

/** A table as one node has it: what every request to it works with. */
export interface TableParts {
  readonly id: string;
  readonly world: World;
  readonly time: ServerTime;
  readonly log: TableLog;
  readonly talk: TableTalk;
  readonly host: GameHost;
  /** How often each player may wish for something. */
  readonly wishPaces: Paces;
  readonly reportPaces: Paces;
  readonly asidePaces: Paces;
  /** For those who are to see the game late. */
  readonly late: LateFeed;
  /** What people are called, who sit here now. */
  names(): Promise<Names>;
  /** Whether a page of a player is visible. */
  isHere(player: string): boolean;
}
