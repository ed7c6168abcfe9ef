import type { ReactionMoment } from '../../../flow/reactions.js';
import type { OptionOutcome } from '../../../kernel/decision.js';
import type { CardDefinition } from '../../../model/content.js';
import type { Game } from '../../../model/game.js';
import type { ModulePart } from '../../../model/rules.js';
import { heroNamed } from '../in-play.js';

export const AKIRA = 'akira';

export function akiraIn(g: Game): number {
  return heroNamed(g, AKIRA);
}

/** What the Breakdown die shows when an Invention is not fine. */
export type Fault = 'malfunction' | 'explosion';

/** An Invention lies open before Akira; each may be used once a round. */
export interface InventionDefinition extends CardDefinition {
  readonly breaksOn: readonly Fault[];
  /** Whether it can be used at this moment, if it can be used beside Akira's own Actions at all. */
  isOfUse?(g: Game, moment: ReactionMoment): boolean;
  /** Applies its effect; it may ask. */
  use?(g: Game): void;
  /** What using it comes to, but for the Breakdown die. */
  outcomes?(g: Game): readonly OptionOutcome[] | undefined;
  /** What it brings besides. */
  readonly part?: ModulePart;
}
