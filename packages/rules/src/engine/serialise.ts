import type { Decision } from '../kernel/decision.js';
import { hashPlain } from '../kernel/hash.js';
import type { Frame } from '../kernel/live.js';
import type { GameState } from '../model/state.js';

/** The state as JSON text, open decisions included. */
export function serialise(state: GameState): string {
  return JSON.stringify(state);
}

/** The state that a text holds. */
export function restore(text: string): GameState {
  const state = JSON.parse(text) as GameState;
  if (typeof state?.random !== 'object' || !Array.isArray(state.frames))
    throw new Error('this is no saved game');
  return withAbsentFields(state);
}

/** JSON leaves out what is undefined; the fields that may be are put back. */
export function withAbsentFields(state: GameState): GameState {
  return {
    ...state,
    outcome: state.outcome,
    random: { ...state.random, forced: state.random.forced },
    heroes: state.heroes.map((hero) => ({ ...hero, chosen: hero.chosen })),
    cityEvents: { ...state.cityEvents, current: state.cityEvents.current },
  };
}

/** A fingerprint of the game; revision counters do not count, so that undo after do is the same game. */
export function hashState(state: GameState): string {
  const frames = state.frames.map((frame: Frame) => ({ ...frame, asks: frame.asks.map(withoutRev) }));
  return hashPlain({ ...state, frames, offers: state.offers.map(withoutRev) });
}

function withoutRev({ rev: _rev, ...decision }: Decision): Omit<Decision, 'rev'> {
  return decision;
}
