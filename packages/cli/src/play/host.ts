import type { BotPace, BotPool } from '@great-machine/bots';
import { type HostedGame, type Seating, Table } from '@great-machine/table';

/** The table of the person at this terminal. It is kept when and where the person says. */
export function hostGame(game: HostedGame, seating: Seating, pool: BotPool, pace?: BotPace): Table {
  return new Table(game, seating, {
    pool,
    pace,
    keep: async () => undefined,
    tells: 'at-once',
    adviceLevel: 'engineer',
  });
}
