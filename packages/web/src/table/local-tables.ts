import type { BotPace, BotPool } from '@great-machine/bots';
import { assembleGame, MODULES, Play, type Scenario } from '@great-machine/rules';
import {
  HostedGame,
  type Occupants,
  type OpenFailure,
  openSaved,
  type Seating,
  Table,
  type TableChange,
} from '@great-machine/table';
import { randomToken } from './random-token.js';
import {
  type GameResult,
  type GameSummary,
  readResult,
  readSummary,
  resultOf,
  savedGame,
  summaryOf,
} from './saved-games.js';
import type { TableSetup } from './setup.js';
import { SharedScreen } from './shared-screen.js';
import type { GameStore } from './store.js';

/** Why a game could not be opened, for the person who tried; it stays where it is. */
export type OpenFault = 'not-found' | OpenFailure['failed'];

type Opened = { readonly table: SharedScreen } | { readonly failed: OpenFault };

/** The tables of this device. */
export class LocalTables {
  /** The tables that were opened, by the ids of their games. */
  private readonly atTable = new Map<string, SharedScreen>();

  constructor(
    private readonly store: GameStore,
    private readonly pool: () => BotPool,
    /** Draws seeds that no player has chosen and the secrets of bots; a test may lay them down. */
    private readonly drawToken: () => string = randomToken,
    /** When bots answer; as soon as they have thought if not said. */
    private readonly pace?: BotPace,
  ) {}

  async list(): Promise<readonly GameSummary[]> {
    return (await this.store.list()).map(readSummary);
  }

  async results(): Promise<readonly GameResult[]> {
    return (await this.store.results()).map(readResult);
  }

  remove(id: string): Promise<void> {
    return this.store.remove(id);
  }

  /** Throws a `ChoiceError` for modules and options that no game can have. */
  create(id: string, { modules, options, occupants }: TableSetup): SharedScreen {
    const seed = options.seed ?? this.drawToken();
    const { rules, config } = assembleGame(MODULES, modules, { ...options, seed });
    return this.begin(id, new HostedGame(Play.begin(rules, config)), occupants);
  }

  /** A position to play on from, by real chance. */
  async createFromScenario(
    id: string,
    scenario: Partial<Scenario>,
    occupants: Occupants,
  ): Promise<SharedScreen> {
    // Reading positions is a large part of the rules, and few games need it.
    const { openPosition } = await import('./position.js');
    return this.begin(id, HostedGame.replayed(openPosition(scenario)), occupants);
  }

  async open(id: string): Promise<Opened> {
    await this.atTable.get(id)?.leave();
    const saved = await this.store.read(id);
    if (saved === undefined) return { failed: 'not-found' };
    const opened = openSaved(saved, this.drawToken());
    return 'failed' in opened
      ? { failed: opened.failed }
      : { table: this.host(id, opened.game, opened.seating, saved.savedAt) };
  }

  /** The file of a game, as it stands at its table or else as it was kept. It shows everything hidden. */
  async export(id: string): Promise<string | undefined> {
    const file = this.atTable.get(id)?.record() ?? (await this.store.read(id));
    return file && `${JSON.stringify(file, undefined, 2)}\n`;
  }

  private begin(id: string, game: HostedGame, occupants: Occupants): SharedScreen {
    const seating = { occupants, memories: {}, notes: {}, secret: this.drawToken() };
    const screen = this.host(id, game, seating, undefined);
    void screen.keep();
    return screen;
  }

  /** `savedAt` is when the game was last read or written: a game that goes on in another tab is not overwritten. */
  private host(id: string, game: HostedGame, seating: Seating, savedAt: number | undefined): SharedScreen {
    let before = savedAt;
    const keep = async ({ play, whole }: TableChange): Promise<undefined> => {
      const now = Math.max(Date.now(), (before ?? 0) + 1);
      const kept = whole();
      const summary = summaryOf(id, now, kept, play);
      await this.store.write(savedGame(id, now, kept, play), summary, before, resultOf(summary));
      before = now;
    };
    const { pace } = this;
    const table = new Table(game, seating, { pool: this.pool(), pace, keep, tells: 'at-once' });
    const screen = new SharedScreen(table);
    this.atTable.set(id, screen);
    return screen;
  }
}
