import type { ReactionMoment } from '../../../flow/reactions.js';
import type { CardDefinition } from '../../../model/content.js';
import type { Game } from '../../../model/game.js';
import type { ModulePart } from '../../../model/rules.js';
import { heroNamed } from '../in-play.js';

export const ENKIDU = 'enkidu';

export function enkiduIn(g: Game): number {
  return heroNamed(g, ENKIDU);
}

/** A Theory in Enkidu's hand, seen by the Revolutionaries alone; applied, it leaves the game. */
export interface TheoryDefinition extends CardDefinition {
  /** Whether its time has come and it would do something. */
  isOfUse(g: Game, moment: ReactionMoment): boolean;
  /** Applies its effect; it may ask. */
  apply(g: Game): void;
  /** What it brings besides. */
  readonly part?: ModulePart;
}

/** The time of several Theories: in the Access Phase, or between Hero turns. */
export function isAccessOrBetweenTurns(g: Game, { stop }: ReactionMoment): boolean {
  return stop === 'between-turns' || g.state.phase === 'access';
}
