import type { Side } from '@great-machine/rules';
import type { Player, Players } from './players.js';
import { Refusal } from './refusal.js';
import type { ServedTable } from './served-table.js';
import type { ServedTables } from './served-tables.js';

/** A player at a table. */
export interface Visit {
  readonly player: Player;
  readonly table: ServedTable;
}

/** Lets players in to their tables, by HTTP and by socket alike. */
export class Entrance {
  constructor(
    private readonly players: Players,
    private readonly tables: ServedTables,
  ) {}

  /** A player who has joined the table before. */
  async visit(key: string, table: string, side?: Side): Promise<Visit> {
    const known = await this.players.admit(key);
    // A player of whom the server keeps nothing has joined no table.
    if (known === undefined) throw new Refusal({ refused: 'not-found' });
    const player = { id: known.id, key, side };
    return { player, table: await this.awake(() => this.tables.joined(player, table)) };
  }

  /** A player who has opened a link. */
  async join(key: string, table: string, link: string, side?: Side): Promise<Visit> {
    const opened = await this.tables.opened(table, link);
    const player = { id: (await this.players.findOrEnter(key)).id, key, side };
    await opened.table.join(player, opened.link);
    return { player, table: await this.awake(() => this.tables.joined(player, table)) };
  }

  /** The table as it is awake: one that was put to sleep meanwhile, to make room for others, would hear of nothing any more. */
  private async awake(find: () => Promise<ServedTable>): Promise<ServedTable> {
    for (;;) {
      const table = await find();
      await table.catchUp();
      if (table.isAsleep) continue;
      table.use();
      return table;
    }
  }
}
