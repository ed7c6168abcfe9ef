import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameResult, GameSummary, KeptResult, KeptSummary, SavedGame } from './saved-games.js';

/** Where games are kept. */
export interface GameStore {
  list(): Promise<readonly KeptSummary[]>;
  read(id: string): Promise<SavedGame | undefined>;
  /**
   * Game, summary and, of a finished game, its result: all or nothing. `before` is when the caller last read or wrote the
   * game; if another tab has written since, the write is refused.
   */
  write(
    game: SavedGame,
    summary: GameSummary,
    before: number | undefined,
    result?: GameResult,
  ): Promise<void>;
  remove(id: string): Promise<void>;
  results(): Promise<readonly KeptResult[]>;
}

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  summaries: { key: string; value: KeptSummary };
  results: { key: string; value: KeptResult };
}

const STORES = ['games', 'summaries', 'results'] as const;
const NAME = 'great-machine';
const VERSION = 1;

/** On the device, in the browser's database. It is opened at the first use, so that a refusal can be told. */
export class DeviceStore implements GameStore {
  private opened: Promise<IDBPDatabase<Schema>> | undefined;

  async list(): Promise<readonly KeptSummary[]> {
    const summaries = await (await this.open()).getAll('summaries');
    return summaries.sort((a, b) => b.savedAt - a.savedAt);
  }

  async read(id: string): Promise<SavedGame | undefined> {
    return (await this.open()).get('games', id);
  }

  async write(
    game: SavedGame,
    summary: GameSummary,
    before: number | undefined,
    result?: GameResult,
  ): Promise<void> {
    const transaction = (await this.open()).transaction(STORES, 'readwrite');
    const kept = await transaction.objectStore('games').get(game.id);
    if (kept !== undefined && kept.savedAt !== before) throw new Error('it goes on in another tab');
    transaction.objectStore('games').put(game, game.id);
    transaction.objectStore('summaries').put(summary, game.id);
    if (result !== undefined) transaction.objectStore('results').put(result, result.id);
    await transaction.done;
  }

  /** The result stays: it belongs to the statistics. */
  async remove(id: string): Promise<void> {
    const transaction = (await this.open()).transaction(STORES, 'readwrite');
    transaction.objectStore('games').delete(id);
    transaction.objectStore('summaries').delete(id);
    await transaction.done;
  }

  async results(): Promise<readonly KeptResult[]> {
    return (await this.open()).getAll('results');
  }

  private open(): Promise<IDBPDatabase<Schema>> {
    this.opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade(database) {
        for (const store of STORES) database.createObjectStore(store);
      },
    });
    this.opened.catch(() => {
      this.opened = undefined;
    });
    return this.opened;
  }
}
