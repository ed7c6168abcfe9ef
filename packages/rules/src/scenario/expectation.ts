import type { Position, WinnerWords } from './scenario.js';

/** One form of step per key: an answer, an undo, two shorthands, a stop, or a check. */
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
  /** The game stops before this step of its flow, `frame.step`; `none` lets it go on to its next question. */
  readonly stop?: string;
  readonly expect?: Expectation;
  /** For the reader. */
  readonly note?: string;
}

/** A list of which these things are a part, or exactly these, in any order or in this one. `[]`: it is empty. */
export type ListCheck<T> =
  | readonly T[]
  | { readonly exactly: readonly T[] }
  | { readonly inOrder: readonly T[] }
  | { readonly exactlyInOrder: readonly T[] };

/** `null` where a field may be missing says that it is. */
export type OrAbsent<T> = T | null;

export interface Expectation {
  /** Parts of the position; what is not named is not looked at. */
  readonly state?: Position;
  readonly offered?: readonly OfferExpectation[];
  readonly notOffered?: readonly OfferExpectation[];
  readonly refused?: readonly RefusalExpectation[];
  /** The kind of question that each actor has to answer now, or `nothing`. */
  readonly asked?: Readonly<Record<string, string>>;
  /** Lines that the last answer brought; each names its key and any of its parameters. */
  readonly log?: ListCheck<LogExpectation>;
  readonly notLog?: readonly LogExpectation[];
  readonly view?: readonly ViewExpectation[];
  readonly sameAs?: readonly SameExpectation[];
  readonly winner?: WinnerWords;
  /** How many of its answers a seat may take back. */
  readonly mayUndo?: Readonly<Record<string, number>>;
}

/** The last of the picks is (not) offered once the earlier ones are taken, with this meaning; or all that is offered. */
export interface OfferExpectation {
  readonly to: string;
  readonly picks?: readonly string[];
  /** Once these are taken, `exactly` those are offered. */
  readonly after?: readonly string[];
  readonly exactly?: readonly string[];
  readonly decision?: string;
  readonly price?: OrAbsent<number>;
  readonly left?: OrAbsent<number>;
  readonly currency?: OrAbsent<string>;
  readonly rule?: string;
  readonly irreversible?: boolean;
  readonly breakdown?: OrAbsent<ListCheck<unknown>>;
  readonly outcomes?: OrAbsent<ListCheck<unknown>>;
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
  /** How many such lines there are. */
  readonly times?: number;
  readonly [param: string]: unknown;
}

export interface ViewExpectation {
  /** An audience or a seat. */
  readonly of: string;
  readonly contains?: unknown;
  /** Texts that do not occur anywhere in it. */
  readonly lacks?: readonly string[];
}

/** This audience or seat cannot tell the game from that of another file after its answers. */
export interface SameExpectation {
  readonly of: string;
  readonly file: string;
}
