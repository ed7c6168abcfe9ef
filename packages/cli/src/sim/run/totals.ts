import { addGameCounts, type GameCounts, newGameCounts } from '@great-machine/measuring';
import { itemAt, type Rules } from '@great-machine/rules';

import type { Range } from '../../threads/work-off.js';

/** What was counted in some of the games; whole numbers but for the clock, so any order gives the same. */
export interface SimTotals {
  /** The games as the command line seats the levels; with `paired` also those with the sides swapped. */
  readonly halves: readonly GameCounts[];
  /** Pairs that A won, shared and lost. */
  readonly pairs: { won: number; split: number; lost: number };
}

/** A finished portion of the games. */
export interface Portion extends Range {
  readonly totals: SimTotals;
}

export function newTotals(rules: Rules, paired: boolean): SimTotals {
  const halves = paired ? [newGameCounts(rules), newGameCounts(rules)] : [newGameCounts(rules)];
  return { halves, pairs: { won: 0, split: 0, lost: 0 } };
}

export function addTotals(into: SimTotals, more: SimTotals): void {
  into.halves.forEach((half, at) => {
    addGameCounts(half, itemAt(more.halves, at));
  });
  into.pairs.won += more.pairs.won;
  into.pairs.split += more.pairs.split;
  into.pairs.lost += more.pairs.lost;
}

/** All games, of all tables. */
export function allCounts(rules: Rules, { halves }: SimTotals): GameCounts {
  const all = newGameCounts(rules);
  for (const half of halves) addGameCounts(all, half);
  return all;
}

export function gamesIn({ halves }: SimTotals): number {
  return halves.reduce((sum, { games }) => sum + games, 0);
}
