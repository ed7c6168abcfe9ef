import type { Decision } from '../kernel/decision.js';
import type { Frame } from '../kernel/live.js';

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
  readonly tracks?: Readonly<Record<string, number>>;
  readonly bonds?: number;
  readonly heroes?: Readonly<Record<string, HeroWords>>;
  readonly servants?: Readonly<Record<string, ServantWords>>;
  readonly districts?: Readonly<Record<string, DistrictWords>>;
  /** The kinds in the pool, or how many there are. */
  readonly arrested?: readonly string[] | number;
  /** In the order placed: `science`, or `science succeeded`. */
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
  /** What modules keep, as they keep it. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly winner?: WinnerWords;
}

/** A preset's id, `random`, the rows of a drawing, or `[x, y, rotation]` of each District. */
export type CityWords = string | readonly string[] | Readonly<Record<string, readonly number[]>>;

export interface HeroWords {
  readonly in?: string;
  readonly trust?: number;
  readonly hand?: readonly string[];
  readonly forfeited?: readonly string[];
  /** The District of the chosen Access card, or `none`. */
  readonly chosen?: string;
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
  /** Operational Guards. */
  readonly guards?: number;
  readonly broken?: number;
  /** `artist`, `artist identified`, `any revealed`, `anna: artist`. */
  readonly citizens?: readonly string[];
}

export interface DirectiveWords {
  readonly hand?: readonly string[];
  readonly published?: readonly string[];
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
}

export interface AccessFactWords {
  readonly hero: string;
  readonly round: number;
  readonly what: string;
  readonly district?: string;
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

/** One form of step per key: an answer, an undo, two shorthands, or a check. */
export interface ScenarioStep {
  /** An actor (`machine`, a Hero) or a seat, and its picks in words. */
  readonly do?: string;
  readonly picks?: readonly string[];
  /** Takes the last pick of the draft back. */
  readonly back?: boolean;
  /** The kind of decision that is meant, where the actor has several. */
  readonly decision?: string;
  /** The seat that speaks, if not the first that may. */
  readonly as?: string;
  readonly undo?: string;
  /** Access: the card of each Hero, and everybody is ready. */
  readonly choose?: Readonly<Record<string, string>>;
  /** These Heroes take no (further) Action, one after the other. */
  readonly pass?: readonly string[];
  readonly expect?: Expectation;
  /** For the reader. */
  readonly note?: string;
}

export interface Expectation {
  /** Parts of the position; what is not named is not looked at. */
  readonly state?: Position;
  readonly offered?: readonly OfferExpectation[];
  readonly notOffered?: readonly OfferExpectation[];
  readonly refused?: readonly RefusalExpectation[];
  /** The kind of question that each actor has to answer now, or `nothing`. */
  readonly asked?: Readonly<Record<string, string>>;
  /** Lines that the last answer brought; each names its key and any of its parameters. */
  readonly log?: readonly LogExpectation[];
  readonly notLog?: readonly LogExpectation[];
  readonly view?: readonly ViewExpectation[];
  readonly winner?: WinnerWords;
  /** How many of its answers a seat may take back. */
  readonly mayUndo?: Readonly<Record<string, number>>;
}

/** The last pick is (not) offered once the earlier ones are taken, with this meaning. */
export interface OfferExpectation {
  readonly to: string;
  readonly picks: readonly string[];
  readonly decision?: string;
  readonly price?: number;
  readonly left?: number;
  readonly currency?: string;
  readonly rule?: string;
  readonly irreversible?: boolean;
  readonly breakdown?: readonly unknown[];
  readonly outcomes?: readonly unknown[];
}

export interface RefusalExpectation {
  readonly do?: string;
  readonly picks?: readonly string[];
  readonly back?: boolean;
  readonly decision?: string;
  readonly as?: string;
  readonly undo?: string;
  readonly code: string;
  readonly rule?: string;
}

export interface LogExpectation {
  readonly key: string;
  /** Whose log; the Revolutionaries' if not said. */
  readonly audience?: string;
  readonly [param: string]: unknown;
}

export interface ViewExpectation {
  /** An audience or a seat. */
  readonly of: string;
  readonly contains?: unknown;
  /** Texts that do not occur anywhere in it. */
  readonly lacks?: readonly string[];
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
    super(reasons.join('\n'));
    this.name = 'ScenarioError';
  }
}
