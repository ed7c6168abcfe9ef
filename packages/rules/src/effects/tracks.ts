import { itemAt } from '../kernel/checked.js';
import { endGame } from '../kernel/flow.js';
import { spokenAt } from '../model/effective-cards.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';

/** Moves a track one step at a time, each step with its victory check and its triggers (R-TRK-5). */
export function moveTrack(g: Game, track: string, steps: number, because: string): void {
  const definition = itemAt(g.rules.tracks, track);
  const change = steps > 0 ? 1 : -1;
  for (let step = 0; step < Math.abs(steps); step++) {
    const to = itemAt(g.state.tracks, track) + change;
    if (to < 0 || to > definition.max || definition.isFrozen?.(g)) return;
    g.state.tracks = { ...g.state.tracks, [track]: to };
    definition.afterStep?.(g, change, because);
    if (g.state.outcome !== undefined) return;
    for (const { says } of spokenAt(g, 'afterTrackStep')) says(g, track, change);
  }
}

/** How many of these steps up a track has room for. */
export function stepsUp(g: Game, track: string, steps: number): number {
  const { max, isFrozen } = itemAt(g.rules.tracks, track);
  return isFrozen?.(g) ? 0 : Math.min(steps, max - itemAt(g.state.tracks, track));
}

export function advancePlan(g: Game, because: string): void {
  moveTrack(g, 'master-plan', 1, because);
}

export function raiseDiscontent(g: Game, steps: number, because: string): void {
  moveTrack(g, 'discontent', steps, because);
}

export function dropDiscontent(g: Game, because: string): void {
  moveTrack(g, 'discontent', -1, because);
}

/** Victory is decided the moment a goal is reached; nothing after it is resolved. */
export function win(g: Game, winner: string, how: string): void {
  if (g.state.outcome !== undefined) return;
  endGame(g, { winner, how });
  tell(g, { event: 'game-won', winner, how });
}
