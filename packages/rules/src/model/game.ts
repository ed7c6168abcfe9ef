import type { Live } from '../kernel/live.js';
import { copyState } from './copy.js';
import type { EffectiveCards } from './effective-cards.js';
import type { Rules } from './rules.js';
import { rulesFor } from './speaking-parts.js';
import type { GameState } from './state.js';

/** A live game: its state and the rules assembled for it. */
export interface Game extends Live {
  readonly rules: Rules;
  state: GameState;
  /** What the City Event and the published Directives bring, remembered until one of them changes. */
  effective: EffectiveCards | undefined;
  /** The state when each event was told; undefined where no caller wants it. */
  told: GameState[] | undefined;
}

/** Brings a state to life. Changes go into this very state: hand in a copy where it is still needed. */
export function liveGame(rules: Rules, state: GameState): Game {
  return gameOf(rulesFor(rules, state.config.heroes), state);
}

function gameOf(rules: Rules, state: GameState): Game {
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
  return gameOf(g.rules, copyState(g.state));
}
