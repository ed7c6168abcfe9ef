import type { BotPool } from '@great-machine/bots';
import { createConfig, hashState, openScenario, Play, RULES_VERSION, replay } from '@great-machine/rules';
import { chanceText } from './chance-text.js';
import { type Kept, LocalTable } from './local-table.js';
import { RULES } from './rules.js';
import { type GameResult, type GameSummary, SAVE_FORMAT, type SavedGame } from './saved-game.js';
import type { Sitter, TableSetup } from './setup.js';
import type { GameStore } from './store.js';

/** Why a game could not be opened, for the person who tried. */
export type OpenFailure = 'not-found' | 'other-format' | 'other-rules' | 'unreadable';

type Opened = { readonly table: LocalTable } | { readonly failed: OpenFailure };

/** The tables of this device. */
export class LocalTables {
  /** The tables that were opened, by the ids of their games. */
  private readonly atTable = new Map<string, LocalTable>();

  constructor(
    private readonly store: GameStore,
    private readonly pool: () => BotPool,
  ) {}

  list(): Promise<readonly GameSummary[]> {
    return this.store.list();
  }

  results(): Promise<readonly GameResult[]> {
    return this.store.results();
  }

  remove(id: string): Promise<void> {
    return this.store.remove(id);
  }

  /** Throws a `ConfigError` for a wish that cannot be granted. */
  create(id: string, { wish, sitters }: TableSetup): LocalTable {
    const config = createConfig(RULES, { ...wish, seed: wish.seed ?? chanceText() });
    return this.seatAnew(new Play(RULES, config), id, sitters);
  }

  /** A position to play on from, by real chance. */
  createFromScenario(id: string, scenario: object, sitters: Readonly<Record<string, Sitter>>): LocalTable {
    const play = openScenario(RULES, { ...scenario, draws: undefined, steps: undefined });
    return this.seatAnew(play, id, sitters);
  }

  async open(id: string): Promise<Opened> {
    await this.atTable.get(id)?.leave();
    const game = await this.store.read(id);
    if (game === undefined) return { failed: 'not-found' };
    if (game.format !== SAVE_FORMAT) return { failed: 'other-format' };
    try {
      if (game.record.rulesVersion !== RULES_VERSION) return { failed: 'other-rules' };
      const play = replay(RULES, game.record);
      return hashState(play.state) === game.record.hash
        ? { table: this.seat(play, game) }
        : { failed: 'unreadable' };
    } catch {
      return { failed: 'unreadable' };
    }
  }

  /** The file of a game, as it stands at its table or else as it was kept. It shows everything hidden. */
  async export(id: string): Promise<string | undefined> {
    const record = this.atTable.get(id)?.record() ?? (await this.store.read(id))?.record;
    return record && `${JSON.stringify(record, undefined, 2)}\n`;
  }

  private seatAnew(play: Play, id: string, sitters: SavedGame['sitters']): LocalTable {
    const table = this.seat(play, { id, sitters, memories: {}, notes: {} });
    void table.save();
    return table;
  }

  private seat(play: Play, kept: Kept): LocalTable {
    const table = new LocalTable(play, kept, this.pool(), this.store);
    this.atTable.set(kept.id, table);
    return table;
  }
}
