import type { Decision } from '../kernel/decision.js';
import type { Frame } from '../kernel/live.js';
import type { ModuleRequest } from '../model/modules.js';
import type { ScenarioStep } from './expectation.js';

/**
 * A scenario file: a position in the words of the rules, then answers and checks. It names only what matters;
 * the rest is completed from its seed. `docs/scenarios.md` explains every key, and `format.ts` checks them.
 */
export interface Scenario extends Position {
  readonly format: 1;
  readonly name: string;
  /** What it shows, in a sentence. */
  readonly about?: string;
  /** At most three rule ids that it proves. */
  readonly rules?: readonly string[];
  /** What it is played with, each by its id or with its options; the core game, if missing. */
  readonly modules?: readonly ModuleRequest[];
  /** Completes what is not named and feeds later chance; the name, if missing. */
  readonly seed?: string;
  /** 1, 2 or 3; who plays which Hero follows from Initiative order unless `seats` says it. */
  readonly revolutionaries?: number;
  /** Each Revolutionary's seat and the Heroes it speaks for. */
  readonly seats?: Readonly<Record<string, readonly string[]>>;
  /** How the table began, where it differs from now. */
  readonly start?: { readonly city?: CityWords; readonly masterPlan?: number };
  /** A step of the Phase, or of the Hero's turn, that comes next; else its first. */
  readonly step?: string;
  /** Questions asked before this moment of the round; ids of decisions derive from it. */
  readonly asked?: number;
  /** Written by machines only: the exact place in the flow, where the words above cannot say it. */
  readonly flow?: RawFlow;
  /** The results of coming dice and draws, by purpose and in order. */
  readonly draws?: Readonly<Record<string, readonly (string | number)[]>>;
  readonly steps?: readonly ScenarioStep[];
}

/** What lies on the table, in words: the same for setting up, for checking and for exporting. */
export interface Position {
  readonly round?: number;
  readonly phase?: string;
  /** The Hero whose turn it is, or `none`. */
  readonly turn?: string;
  /** Of this turn: where it began, Districts visited, Districts exited, Actions taken. */
  readonly startedIn?: string;
  readonly visited?: readonly string[];
  readonly exits?: number;
  readonly taken?: readonly string[];
  readonly city?: CityWords;
  /** Slots; `max` is the last. */
  readonly tracks?: Readonly<Record<string, Amount>>;
  readonly bonds?: number;
  readonly heroes?: Readonly<Record<string, HeroWords>>;
  readonly servants?: Readonly<Record<string, ServantWords>>;
  readonly districts?: Readonly<Record<string, DistrictWords>>;
  /** The kinds in the pool, or how many there are. */
  readonly arrested?: readonly string[] | number;
  /** In the order placed: `science`, or `science succeeded`; `science caught` has caught one Hero and not succeeded. */
  readonly raids?: readonly string[];
  readonly riots?: readonly string[];
  readonly directives?: DirectiveWords;
  /** The City Event that lies open, or `none`. */
  readonly event?: string;
  /** The coming City Events, from the top. */
  readonly events?: readonly string[];
  readonly pastEvents?: readonly string[];
  readonly boxedEvents?: readonly string[];
  readonly history?: HistoryWords;
  readonly accessFacts?: readonly AccessFactWords[];
  readonly arrestFacts?: readonly ArrestFactWords[];
  /** Tokens by their kind, each as where it lies and its face: `art`, `finch custody`, `5`; aside its face alone. */
  readonly tokens?: Readonly<Record<string, readonly string[]>>;
  /** What modules keep, as they keep it. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly winner?: WinnerWords;
}

/** A number, or the most that there can be. */
export type Amount = number | 'max';

/** A preset's id, `random`, the rows of a drawing, or `[x, y, rotation]` of each District. */
export type CityWords = string | readonly string[] | Readonly<Record<string, readonly number[]>>;

export interface HeroWords {
  readonly in?: string;
  /** `max`: as much as the Hero can hold. */
  readonly trust?: Amount;
  readonly hand?: readonly string[];
  readonly forfeited?: readonly string[];
  /** The District of the chosen Access card, or `none`. */
  readonly chosen?: string;
  /** The Hero who has lent it. */
  readonly lentBy?: string;
  /** Own cards that others have played this round. */
  readonly lentOut?: readonly string[];
  readonly cardOpen?: boolean;
  readonly detained?: boolean;
  readonly turnEnded?: boolean;
}

export interface ServantWords {
  readonly in?: string;
  /** Actions taken this round. */
  readonly actions?: number;
}

export interface DistrictWords {
  /** Operational Guards; `max`: one on every square that no broken one holds. */
  readonly guards?: Amount;
  readonly broken?: number;
  /** `artist`, `artist identified`, `any revealed`, `anna: artist`. */
  readonly citizens?: readonly string[];
}

export interface DirectiveWords {
  readonly hand?: readonly string[];
  readonly published?: readonly string[];
  /** Published ones whose text is off. */
  readonly off?: readonly string[];
  readonly discarded?: readonly string[];
  /** From the top. */
  readonly deck?: readonly string[];
  /** Cards in hand that the Revolutionaries know. */
  readonly seen?: readonly string[];
  readonly knownToAll?: readonly string[];
}

/** What happened this round, as far as rules and cards ask. */
export interface HistoryWords {
  readonly movementEndedIn?: readonly string[];
  readonly raidSucceeded?: boolean;
  readonly guardBroken?: boolean;
  readonly citizenUncovered?: boolean;
  readonly discontentRaised?: boolean;
  readonly agitated?: boolean;
  readonly guardExits?: number;
  readonly used?: readonly string[];
  /** Kinds of cards whose owner does not want to be stopped for them any more. */
  readonly undisturbed?: readonly string[];
}

export interface AccessFactWords {
  readonly hero: string;
  readonly round: number;
  readonly what: string;
  readonly district?: string;
  /** Who had borrowed the card. */
  readonly lentTo?: string;
}

export interface ArrestFactWords {
  readonly round: number;
  readonly what: string;
  readonly citizen: number;
  readonly kind?: string;
}

export type WinnerWords = 'none' | { readonly side: string; readonly how?: string };

/** Frames and offers as the state holds them. */
export interface RawFlow {
  readonly asked: number;
  readonly frames: readonly Frame[];
  readonly offers?: readonly Decision[];
}

export interface ScenarioFailure {
  /** 1 is the first step; 0 the position itself; one more than there are steps: what is left over. */
  readonly step: number;
  readonly message: string;
}

export interface ScenarioReport {
  readonly name: string;
  readonly ok: boolean;
  readonly failures: readonly ScenarioFailure[];
}

/** A scenario that is malformed or impossible: every reason, with its path in the file. */
export class ScenarioError extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n') || 'the scenario cannot be opened');
    this.name = 'ScenarioError';
  }
}
