import type { Game } from './game.js';
import { brokenGuardsIn, guardsIn } from './pieces.js';
import type { District } from './state.js';

/** The kind of Guards that every game has. */
export const REGULAR = 'regular';

export type GuardCondition = 'standing' | 'broken';

/**
 * A kind of Guards beside the regular ones. The state's numbers of Guards include them, so that they are Guards for
 * every rule; their module keeps how many of those there are.
 */
export interface GuardKind {
  readonly id: string;
  countIn(g: Game, district: District, condition: GuardCondition): number;
  /** So many more of them stand or lie broken there, or fewer. */
  change(g: Game, district: District, condition: GuardCondition, by: 1 | -1): void;
}

/** How many Guards in this condition in a District are no regular ones. */
export function countUncommon(g: Game, district: District, condition: GuardCondition): number {
  return g.rules.guardKinds.reduce((sum, kind) => sum + kind.countIn(g, district, condition), 0);
}

/** The kinds of Guards in this condition in a District, regular ones first. */
export function guardKindsIn(g: Game, district: District, condition: GuardCondition): readonly string[] {
  let regular = condition === 'standing' ? guardsIn(g, district) : brokenGuardsIn(g, district);
  const kinds: string[] = [];
  for (const kind of g.rules.guardKinds) {
    const count = kind.countIn(g, district, condition);
    if (count > 0) kinds.push(kind.id);
    regular -= count;
  }
  return regular > 0 ? [REGULAR, ...kinds] : kinds;
}
