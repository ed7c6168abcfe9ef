import type { Live } from '../kernel/live.js';
import type { MachineAction, ServantAction } from './actions.js';
import { copyState } from './copy.js';
import type { Hooks } from './hooks.js';
import type { Rules } from './rules.js';
import type { Directives, GameState } from './state.js';

/** A live game: its state and the rules assembled for it. */
export interface Game extends Live {
  readonly rules: Rules;
  state: GameState;
  /** What the City Event and the published Directives bring, remembered until one of them changes. */
  effective: EffectiveCards | undefined;
  /** The state when each event was told; undefined when nobody listens. */
  told: GameState[] | undefined;
}

export type FrequentHook = keyof Pick<
  Hooks,
  'amount' | 'exitPrice' | 'actionPrice' | 'actionObstacle' | 'heroSteps' | 'servantIsGuard'
>;

export interface EffectiveCards {
  readonly event: string | undefined;
  readonly directives: Directives;
  /** The modules' hooks, then those of the cards. */
  readonly hooks: readonly Hooks[];
  /** Those of them that speak at each moment which comes often: the others are not asked there. */
  readonly speakingAt: Readonly<Record<FrequentHook, readonly Hooks[]>>;
  /** Those of them that forbid Servants something. */
  readonly servantObstacles: readonly Hooks[];
  /** Whose hooks these are, in the same order: a module or the rule of a card. */
  readonly sources: readonly string[];
  /** Standard and special Actions, then those that the cards give. */
  readonly servantActions: readonly ServantAction[];
  readonly machineActions: readonly MachineAction[];
}

/** Brings a state to life. Changes go into this very state: hand in a copy where it is still needed. */
export function liveGame(rules: Rules, state: GameState): Game {
  return {
    rules,
    state,
    events: undefined,
    draws: undefined,
    irreversible: false,
    offered: undefined,
    effective: undefined,
    told: undefined,
  };
}

/** A second game that goes its own way. */
export function forkGame(g: Game): Game {
  return liveGame(g.rules, copyState(g.state));
}
