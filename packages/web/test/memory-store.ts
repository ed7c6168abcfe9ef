import type {
  GameResult,
  GameSummary,
  KeptResult,
  KeptSummary,
  SavedGame,
} from '../src/table/saved-games.js';
import type { GameStore } from '../src/table/store.js';

/** Keeps games as long as the test lasts, as plain data like a browser's database does. */
export class MemoryStore implements GameStore {
  readonly games = new Map<string, SavedGame>();
  readonly summaries = new Map<string, KeptSummary>();
  readonly finished = new Map<string, KeptResult>();
  writes = 0;
  /** Set: writing fails with it. */
  failure: string | undefined;

  async list() {
    return [...this.summaries.values()];
  }

  async read(id: string) {
    return structuredClone(this.games.get(id));
  }

  async write(game: SavedGame, summary: GameSummary, before: number | undefined, result?: GameResult) {
    if (this.failure !== undefined) throw new Error(this.failure);
    const kept = this.games.get(game.id);
    if (kept !== undefined && kept.savedAt !== before) throw new Error('it goes on in another tab');
    this.writes++;
    this.games.set(game.id, structuredClone(game));
    this.summaries.set(game.id, structuredClone(summary));
    if (result !== undefined) this.finished.set(result.id, structuredClone(result));
  }

  async remove(id: string) {
    this.games.delete(id);
    this.summaries.delete(id);
  }

  async results() {
    return [...this.finished.values()];
  }
}
