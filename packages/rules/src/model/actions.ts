import type { AnswerPick, OptionOutcome } from '../kernel/decision.js';
import type { Refusal } from '../kernel/refusal.js';
import type { Game } from './game.js';
import type { Price } from './price.js';
import type { District } from './state.js';

/** A Hero who takes an Action and pays for it, and the District in which it counts as taken. */
export interface HeroActing {
  readonly hero: number;
  readonly district: District;
}

/** A Servant that takes an Action, and the District in which it counts as taken. */
export interface ServantActing {
  readonly servant: number;
  readonly district: District;
}

/** What follows the choice of an Action: further picks, until the draft is whole. */
export interface FurtherPicks<Acting = unknown> {
  /** The legal next picks; `draft` holds those made after the Action itself. */
  next(g: Game, acting: Acting, draft: readonly AnswerPick[]): readonly AnswerPick[];
  isComplete(g: Game, acting: Acting, draft: readonly AnswerPick[]): boolean;
  /** Why a pick that is not offered is not, as far as the actor may know. */
  whyNot?(g: Game, acting: Acting, draft: readonly AnswerPick[], pick: AnswerPick): Refusal | undefined;
}

/** An Action of a Hero. */
export interface HeroAction {
  readonly id: string;
  /** Special Actions are taken in their own Major District (ACT-1). */
  readonly kind: 'incitement' | 'standard' | 'special';
  readonly rule: string;
  /** Why it cannot be started here and now, its price apart; undefined if it can (R-ACT-1). */
  obstacle(g: Game, acting: HeroActing): Refusal | undefined;
  /** What it costs with the picks so far; undefined: it costs nothing by rule. */
  price?(g: Game, acting: HeroActing, draft: readonly AnswerPick[], price: Price): void;
  /** The least that the Action can be taken for, as picks after it; without it, none. */
  cheapest?(g: Game, acting: HeroActing): readonly AnswerPick[];
  /** Trust that is paid on top of the price, as much as the Hero wishes. */
  stake?(draft: readonly AnswerPick[]): number;
  readonly picks?: FurtherPicks<HeroActing>;
  perform(g: Game, acting: HeroActing, draft: readonly AnswerPick[]): void;
  outcomes?(g: Game, acting: HeroActing, draft: readonly AnswerPick[]): readonly OptionOutcome[];
}

/** Something that may stand for Trust of what a Hero pays for an exit or an Action (R-COST-1, last step). */
export interface MeansOfPayment {
  readonly id: string;
  /** What the price names as the source of the Trust it spares. */
  readonly rule: string;
  /** How much of a price in this District it may stand for now; 0 if it cannot be used. */
  worth(g: Game, paying: HeroActing): number;
  use(g: Game, paying: HeroActing): void;
}

/** An Action of a Servant. It costs 2 Bonds unless it says otherwise. */
export interface ServantAction {
  readonly id: string;
  readonly rule: string;
  readonly price?: number;
  /** It takes none of the Servant's Actions of the round. */
  readonly spendsNone?: boolean;
  /** No special way changes it (R-ESC-4). */
  readonly onlyUsualWay?: boolean;
  obstacle(g: Game, acting: ServantActing): Refusal | undefined;
  readonly picks?: FurtherPicks<ServantActing>;
  perform(g: Game, acting: ServantActing, draft: readonly AnswerPick[]): void;
  outcomes?(g: Game, acting: ServantActing, draft: readonly AnswerPick[]): readonly OptionOutcome[];
}

/** A special way in which a Servant may take an Action: in another District, for fewer Bonds. It is chosen with the Action. */
export interface ServantWay {
  readonly id: string;
  readonly rule: string;
  /** Where an Action of this Servant may count as taken this way now; nowhere if it has no such way. */
  districts(g: Game, servant: number): readonly District[];
  /** Why no Action of this Servant may count as taken there this way; of a Servant that may have the way. */
  whyNot?(g: Game, servant: number, district: District): Refusal | undefined;
  /** Why other Servants never have this way; said where no way has more to say. */
  whyNever?(g: Game): Refusal;
  /** What an Action costs this way that costs so much otherwise. */
  price(price: number): number;
  use(g: Game, acting: ServantActing): void;
}

/** Something that the Great Machine itself may do in its Phase, free of charge. */
export interface MachineAction {
  readonly id: string;
  readonly rule: string;
  obstacle(g: Game): Refusal | undefined;
  readonly picks: FurtherPicks;
  perform(g: Game, draft: readonly AnswerPick[]): void;
}
