import type { DrawRecord } from '../kernel/live.js';
import type { Plain } from '../kernel/plain.js';
import type { Game } from './game.js';
import type { SeenDeck } from './own-decks.js';

/** The Great Machine, the Revolutionaries (who share everything), and everybody else. */
export type Audience = 'machine' | 'revolutionaries' | 'public';
export const AUDIENCES: readonly Audience[] = ['machine', 'revolutionaries', 'public'];

/** A side of the game: it may win. */
export type Side = Exclude<Audience, 'public'>;

/**
 * The audiences that may know a path of the state. `players` are both sides without the spectators, `nobody` includes those who
 * play; `by-face` is a Citizen's kind (R-INF-1); `by-actor` belongs to the side that decides.
 */
export type Secrecy =
  | 'public'
  | 'players'
  | 'revolutionaries'
  | 'machine'
  | 'nobody'
  | 'by-face'
  | 'by-actor';

/** A whole number below n, by chance. */
export type Below = (n: number) => number;

/** What a module keeps in the words of scenario files: lists by their names. */
export interface KeptWords {
  /** The words that each list may hold, none of them twice. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** What is kept where a file says this; a list that it leaves out is missing. */
  read(lists: Readonly<Record<string, readonly string[]>>): Plain;
  write(kept: Plain): Readonly<Record<string, readonly string[]>>;
}

/** Other names for cards of a kind, which is the purpose of their draws and the kind of their picks. */
export interface CardNames {
  readonly card: string;
  readonly names: ReadonlyMap<string, string>;
}

/** How a module shows what it keeps. */
export interface ModuleView {
  /** The name in `state.extra` and in the view. */
  readonly name: string;
  /** The deck of one Hero that it shows, as a `SeenDeck`. */
  readonly deck?: Pick<SeenDeck, 'owner' | 'card'>;
  build(g: Game, audience: Audience): Plain;
  /** Every path below `extra.<name>`. */
  readonly secrecy: Readonly<Record<string, Secrecy>>;
  /** How a scenario file says what is kept; without it, as it is kept. */
  readonly words?: KeptWords;
  /**
   * What may be kept where this is seen, each possibility as likely as the rules make it; without it, what is seen. What
   * frames and questions of the module hide is laid down in `g`.
   */
  sample?(g: Game, seen: Plain, below: Below): Plain;
  /** What could have been kept at the start of a game instead, for an audience that saw its whole course. */
  permute?(start: Plain, end: Plain, below: Below, audience: Audience): Plain;
  /** Other names for cards whose faces the same audience never learned, in draws and answers alike. */
  renameCards?(end: Plain, below: Below, audience: Audience): CardNames | undefined;
  /** What could have been drawn instead out of the bags of the module, for the same audience. */
  permuteDraws?(
    draws: readonly DrawRecord[],
    end: Plain,
    below: Below,
    audience: Audience,
  ): readonly DrawRecord[];
}
