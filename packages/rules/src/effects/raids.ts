import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import type { District } from '../model/state.js';
import { noteInRound } from './round-history.js';

export function placeRaid(g: Game, district: District): void {
  g.state.raids = [...g.state.raids, { district, succeeded: false }];
  tell(g, { event: 'raid-placed', district });
}

/** A Raid is successful once it has detained a Hero (R-RAID-1). */
export function markRaidSuccess(g: Game, district: District): void {
  g.state.raids = g.state.raids.map((raid) =>
    raid.district === district ? { district, succeeded: true } : raid,
  );
  noteInRound(g, { raidSucceeded: true });
}

/** A Raid has detained a Hero who alone does not make it succeed. */
export function markSparedRaid(g: Game, district: District): void {
  g.state.raids = g.state.raids.map((raid) =>
    raid.district === district && !raid.succeeded ? { ...raid, caughtOne: true } : raid,
  );
}

export function removeRaids(g: Game): void {
  if (g.state.raids.length > 0) g.state.raids = [];
}
