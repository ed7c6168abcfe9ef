import type { NodeWords } from '../store/store.js';
import type { World } from './world.js';

/** What a player looks at: a socket, or all that comes from them without one; another node counts as one, by its name. */
export type Page = object | string;

/** The page of a player who has no socket. */
export const WITHOUT_SOCKET: Page = {};

/** In milliseconds: a page that has not said for so long that it is visible is not. Clients say so every half minute. */
const LONGEST_SILENCE = 75_000;
/** How often that is looked after, and how often nodes tell each other all that they know. */
const TIDYING = 5000;
const TELLING = 20_000;

/** So that what nodes tell each other fits in a notice. */
const MOST_CHARACTERS = 6000;
const MOST_PLAYERS = 200;

type Here = readonly [table: string, players: readonly string[]];

/**
 * Who sees a page of which table, at all nodes. It comes from what pages say of themselves alone, and from their end: nothing that
 * a player does in a game changes it.
 */
export class Presence {
  /** By table and player: until when each of their pages counts. */
  private readonly seen = new Map<string, Map<string, Map<Page, number>>>();
  private readonly timers: readonly NodeJS.Timeout[];
  private readonly stopHearing: () => void;

  constructor(
    private readonly world: Pick<World, 'store' | 'now'>,
    /** Another player is at a table, or one is no more. */
    private readonly changed: (table: string) => void,
  ) {
    this.stopHearing = world.store.hear((words, node) => this.hear(words, node));
    this.timers = [
      setInterval(() => this.tidy(), TIDYING),
      ...(world.store.isShared ? [setInterval(() => this.tell([...this.seen.keys()]), TELLING)] : []),
    ];
    for (const timer of this.timers) timer.unref();
  }

  isHere(table: string, player: string): boolean {
    return this.seen.get(table)?.has(player) ?? false;
  }

  isAnyoneAt(table: string): boolean {
    return this.seen.has(table);
  }

  /** A page of a player says whether it is visible. */
  see(table: string, player: string, page: Page, isVisible: boolean): void {
    const before = this.playersHere(table).length;
    this.set(table, player, page, isVisible);
    if (this.playersHere(table).length !== before) this.tell([table]);
  }

  /** A page is closed. */
  leave(table: string, player: string, page: Page): void {
    this.see(table, player, page, false);
  }

  close(): void {
    this.stopHearing();
    for (const timer of this.timers) clearInterval(timer);
  }

  /** Pages that have said nothing for long count no more. */
  tidy(): void {
    const now = this.world.now();
    for (const [table, players] of [...this.seen])
      for (const [player, pages] of [...players])
        for (const [page, until] of [...pages]) if (until <= now) this.set(table, player, page, false);
  }

  private set(table: string, player: string, page: Page, isVisible: boolean): void {
    const players = this.seen.get(table) ?? new Map<string, Map<Page, number>>();
    const pages = players.get(player) ?? new Map<Page, number>();
    const wasHere = pages.size > 0;
    if (isVisible) pages.set(page, this.world.now() + LONGEST_SILENCE);
    else pages.delete(page);
    const isHere = pages.size > 0;
    if (isHere) this.seen.set(table, players.set(player, pages));
    else players.delete(player);
    if (players.size === 0) this.seen.delete(table);
    if (wasHere !== isHere) this.changed(table);
  }

  private hear(words: NodeWords, node: string): void {
    if (words.of !== 'presence') return;
    for (const [table, players] of words.here) {
      const gone = [...(this.seen.get(table) ?? [])].filter(([player]) => !players.includes(player));
      for (const [player] of gone) this.set(table, player, node, false);
      for (const player of players) this.set(table, player, node, true);
    }
  }

  /** Tells other nodes who is at these tables here. */
  private tell(tables: readonly string[]): void {
    const { store } = this.world;
    let here: Here[] = [];
    let length = 0;
    for (const table of tables) {
      const told: Here = [table, this.playersHere(table).slice(0, MOST_PLAYERS)];
      const added = JSON.stringify(told).length;
      if (length + added > MOST_CHARACTERS && here.length > 0) {
        store.tell({ of: 'presence', here });
        here = [];
        length = 0;
      }
      here.push(told);
      length += added;
    }
    if (here.length > 0) store.tell({ of: 'presence', here });
  }

  private playersHere(table: string): readonly string[] {
    const players = [...(this.seen.get(table) ?? [])];
    return players
      .filter(([, pages]) => [...pages.keys()].some((page) => typeof page !== 'string'))
      .map(([player]) => player);
  }
}
