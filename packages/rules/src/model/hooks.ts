import type { Refusal } from '../kernel/refusal.js';
import type { HeroActing, ServantActing } from './actions.js';
import type { Game } from './game.js';
import type { Price } from './price.js';
import type { District } from './state.js';

/** Numbers that cards change; each starts from the rulebook's value. */
export type AmountName =
  | 'bonds-income'
  | 'citizen-trust'
  | 'district-trust'
  | 'guard-exit-price'
  | 'free-guard-exits'
  | 'servant-exit-price'
  | 'servant-actions'
  | 'servant-action-price'
  | 'repairs'
  | 'incitement'
  | 'gain-trust'
  | 'square-guards'
  | 'assault'
  | 'traitor-weight'
  | 'hero-actions'
  | 'punitive-measures'
  | 'dice';

/** What an amount is asked about; each name uses the fields it needs. */
export interface AmountSubject {
  readonly district?: District;
  readonly hero?: number;
  readonly servant?: number;
  readonly action?: string;
  readonly stake?: number;
  /** Of a detainment: how the Great Machine settles it. */
  readonly option?: 'A' | 'B';
}

/** A Hero leaving a District. */
export interface Exit {
  readonly hero: number;
  readonly from: District;
  /** The first District this Hero exits in this turn. */
  readonly first: boolean;
  /** Where the Hero began this turn. */
  readonly startedIn: District;
}

/** A Hero about to take an Action and to pay for it. */
export interface HeroAct extends HeroActing {
  readonly action: string;
}

/** A Servant about to take an Action. */
export interface ServantAct extends ServantActing {
  readonly action: string;
}

export interface DetainmentResult {
  readonly hero: number;
  readonly by: 'guards' | 'raid';
  readonly option: 'A' | 'B';
}

/** What becomes of an amount; called with the value so far. */
export type ChangeAmount = (g: Game, value: number, subject: AmountSubject) => number;

/** The named moments at which a card, a Hero's ability or a module may speak. */
export interface Hooks {
  readonly amounts?: Readonly<Partial<Record<AmountName, ChangeAmount>>>;
  exitPrice?(g: Game, price: Price, exit: Exit): void;
  actionPrice?(g: Game, price: Price, act: HeroAct): void;
  /** Forbids an Action that could otherwise be started, and says why. */
  actionObstacle?(g: Game, act: HeroAct): Refusal | undefined;
  /** Forbids a Servant to move, and says why. */
  servantMoveObstacle?(g: Game, servant: number): Refusal | undefined;
  /** Forbids an Action that a Servant could otherwise take, and says why. */
  servantActionObstacle?(g: Game, act: ServantAct): Refusal | undefined;
  /** Whether a Hero counts a Servant as a Guard (R-GRD-1). */
  servantIsGuard?(g: Game, servant: number, use: 'exit' | 'action' | 'riot', hero: number): boolean;
  /** Where a Hero may step from here on the way to the destination, as bits, if not along connections. */
  heroSteps?(g: Game, hero: number, from: District, destination: District): number | undefined;
  /** Forbids repositioning, and says why. */
  readonly groundsDistricts?: Refusal;
  /** The detainment of this Hero by a Raid does not make the Raid succeed. */
  sparesRaid?(g: Game, hero: number): boolean;
  /** The Raid where this Hero's movement ends does not detain the Hero. */
  sparesHero?(g: Game, hero: number): boolean;
  /** After a detainment is settled, in the order of R-HER-4. */
  afterDetainment?(g: Game, result: DetainmentResult): void;
  /** A Riot has succeeded. Its token is not laid yet, and never is if this ends the game (R-ACT-5). */
  riotSucceeded?(g: Game): void;
  /** After a track has moved by one step and nobody has won by it. */
  afterTrackStep?(g: Game, track: string, change: 1 | -1): void;
}

/** Figures that are in the City and count for nothing, such as a Servant that lies down (R-AKI-3). */
export interface Uncounted {
  hero?(g: Game, hero: number): boolean;
  servant?(g: Game, servant: number): boolean;
}

/** A Hero's ability: hooks that count for this Hero only. */
export interface Ability extends Hooks {
  /** Attacking, the Hero rolls first and then decides how much to pay. */
  readonly paysAfterRoll?: boolean;
  /** Whether an Action may follow those already taken this turn. */
  mayFollow?(taken: readonly string[], action: string): boolean;
}
