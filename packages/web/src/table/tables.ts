import type { BotPool, Player } from '@great-machine/bots';
import {
  createConfig,
  type GameRecord,
  hashState,
  openScenario,
  Play,
  RULES_VERSION,
  replay,
} from '@great-machine/rules';
import { LocalTable } from './local-table.js';
import { RULES } from './rules.js';
import { type GameResult, type GameSummary, SAVE_FORMAT, type SavedGame } from './saved-game.js';
import type { Sitter, TableSetup } from './setup.js';
import type { GameStore } from './store.js';

/** Why a game could not be opened, for the person who tried. */
export type OpenFailure = 'not-found' | 'other-format' | 'other-rules' | 'unreadable';

export type Opened = { readonly table: LocalTable } | { readonly failed: OpenFailure };

/** The tables of this device. */
export class LocalTables {
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
    const play = new Play(RULES, createConfig(RULES, wish));
    return this.seat(play, { id, sitters, memories: {}, notes: {} });
  }

  /** A position to play on from, by real chance. */
  createFromScenario(id: string, scenario: object, sitters: Readonly<Record<string, Sitter>>): LocalTable {
    const play = openScenario(RULES, { ...scenario, draws: undefined, steps: undefined });
    return this.seat(play, { id, sitters, memories: {}, notes: {} });
  }

  /** A recorded game, seen by whoever sits down at it. */
  createFromRecord(id: string, record: GameRecord, sitters: Readonly<Record<string, Sitter>>): LocalTable {
    return this.seat(replay(RULES, record), { id, sitters, memories: {}, notes: {} });
  }

  async open(id: string): Promise<Opened> {
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

  /** The file of a game, whatever has become of it. */
  async export(id: string): Promise<string | undefined> {
    const game = await this.store.read(id);
    return game && `${JSON.stringify(game.record, undefined, 2)}\n`;
  }

  private seat(play: Play, kept: Pick<SavedGame, 'id' | 'sitters' | 'memories' | 'notes'>): LocalTable {
    return new LocalTable(play, kept, this.pool(), this.store);
  }
}

/** A seat for everybody: people at `people`, bots of one level at the others. */
export function sittersFor(
  seats: readonly string[],
  people: readonly string[],
  bot: Player,
): Readonly<Record<string, Sitter>> {
  return Object.fromEntries(
    seats.map((seat) => [seat, people.includes(seat) ? { name: '' } : { name: '', bot }]),
  );
}
