import type { DecisionKinds } from '../kernel/decision.js';
import type { BroughtFrame } from '../kernel/live.js';
import type { MachineAction, ServantAction } from './actions.js';
import type { EventTable } from './event-table.js';
import type { Game } from './game.js';
import type { Ability, Hooks } from './hooks.js';

/** Where a part of a card comes from, shown to players. */
export type Origin = 'rulebook' | 'public' | 'design';

export interface CardSource {
  readonly name: Origin;
  readonly effect: Origin;
  /** Of what the source of the effect leaves open. */
  readonly details?: Origin;
}

/** What every kind of card has, and what it may bring for itself alone. */
export interface CardDefinition {
  readonly id: string;
  readonly source: CardSource;
  /** It lies where it would and is never used: only to measure what a card of a module is worth. */
  readonly isBlank?: boolean;
  readonly frames?: readonly BroughtFrame[];
  readonly decisions?: DecisionKinds;
  readonly events?: EventTable;
}

export interface DistrictDefinition {
  readonly id: string;
  readonly size: 'minor' | 'major' | 'neutral';
  /** Off the grid it has no tile, no connections and nobody is placed in it by setup. */
  readonly onGrid: boolean;
  readonly guardSquares: number;
  readonly citizenSquares: number;
  readonly citizensAtSetup: number;
  readonly guardsAtSetup: number;
}

export interface HeroDefinition extends CardDefinition {
  readonly startsIn: string;
  /** Districts off the grid of which this Hero alone has Access cards; none of them is forfeited at setup. */
  readonly accessTo?: readonly string[];
  /** Of the Heroes of a group one at most is in a game; it is called by the rule that says so. */
  readonly group?: string;
  readonly initiative: number;
  readonly maxTrust: number;
  readonly ability: Ability;
}

export interface ServantDefinition {
  readonly id: string;
  readonly startsIn: string;
}

export interface DirectiveDefinition extends CardDefinition {
  readonly hooks?: Hooks;
  /** A Servant Action that the card gives. */
  readonly servantAction?: ServantAction;
  /** Something the Great Machine may do in its Phase without a Servant. */
  readonly machineAction?: MachineAction;
}

export interface CityEventDefinition extends CardDefinition {
  readonly stack: 1 | 2 | 'last';
  readonly hooks?: Hooks;
  readonly servantAction?: ServantAction;
  /** "At the end of this round": Closing step 2. It may enter frames that ask. */
  endOfRound?(g: Game): void;
  /** "The Master Plan advances if": Closing step 3. */
  planAdvances?(g: Game): boolean;
  /** Where step 3 lets a side prevent or buy it: asks, and gives back `{ advances }` to the Closing Phase. */
  askPlanAdvance?(g: Game): void;
}

export interface TrackDefinition {
  readonly id: string;
  readonly max: number;
  startsAt(g: Game): number;
  /** The track no longer moves. */
  isFrozen?(g: Game): boolean;
  /** After every single step: who has won by it (R-TRK-5). */
  afterStep?(g: Game, change: 1 | -1, cause: string): void;
}
