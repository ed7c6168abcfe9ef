import type { Plain } from '../kernel/plain.js';
import type { FieldKind } from './events.js';
import type { Game } from './game.js';

/** The Great Machine, the Revolutionaries (who share everything), and everybody else. */
export type Audience = 'machine' | 'revolutionaries' | 'public';
export const AUDIENCES: readonly Audience[] = ['machine', 'revolutionaries', 'public'];

/**
 * Who may know a path of the state. `players` are both sides without the spectators, `nobody` includes those who
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

/** How a module shows what it keeps. */
export interface ModuleView {
  /** The name in `state.extra` and in the view. */
  readonly name: string;
  build(g: Game, audience: Audience): Plain;
  /** Every path that the module adds to the state: under `extra.<name>`, in its frames and questions. */
  readonly secrecy: Readonly<Record<string, Secrecy>>;
  /** What the fields of its questions hold, for those which an audience may read. */
  readonly about?: Readonly<Record<string, FieldKind>>;
}
