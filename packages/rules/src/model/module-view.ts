import type { Plain } from '../kernel/plain.js';
import type { Game } from './game.js';

/** The Great Machine, the Revolutionaries (who share everything), and everybody else. */
export type Audience = 'machine' | 'revolutionaries' | 'public';
export const AUDIENCES: readonly Audience[] = ['machine', 'revolutionaries', 'public'];

/** Who may know a path of the state. `nobody` includes those who play. */
export type Secrecy = 'public' | 'revolutionaries' | 'machine' | 'nobody';

/** How a module shows what it keeps. */
export interface ModuleView {
  /** The name in `state.extra` and in the view. */
  readonly name: string;
  build(g: Game, audience: Audience): Plain;
  /** Every path that the module adds to the state, under `extra.<name>` and in its frames. */
  readonly secrecy: Readonly<Record<string, Secrecy>>;
}
