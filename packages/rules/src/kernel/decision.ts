import { present } from './checked.js';
import type { DeclaredFields, NoFields } from './fields.js';
import type { Live } from './live.js';
import type { Refusal } from './refusal.js';

/**
 * One small choice as the state keeps it: what is picked, and which one of it. Shared and never changed: compare by
 * `samePick`.
 */
export interface AnswerPick {
  readonly pick: string;
  readonly of: number | string;
}

/**
 * A question that waits for an answer, as plain data. The draft is the answer so far: a word built pick by
 * pick, each pick offered by the options, until the word is whole.
 */
export interface Decision<About extends object = object> {
  readonly kind: string;
  readonly actor: string;
  readonly about: About;
  /** The ordinal of this question in its round; ids derive from it. */
  readonly number: number;
  draft: readonly AnswerPick[];
  /** Counts the changes of this decision alone. */
  rev: number;
}

/**
 * What each question is about. The file that defines a kind declares it here, in the core as in a module;
 * `content/declarations.ts` lists those files.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declarations elsewhere
export interface QuestionAbouts {}

/** A question of a kind that is not declared is about nothing. */
export type AboutOf<Kind extends string> = Kind extends keyof QuestionAbouts
  ? QuestionAbouts[Kind]
  : NoFields;

/** What a question of that kind is about; it is an error to ask another one. */
export function aboutOf<Kind extends keyof QuestionAbouts>(
  decision: Decision,
  kind: Kind,
): QuestionAbouts[Kind] {
  if (decision.kind !== kind) throw new Error(`the question is '${decision.kind}', not '${kind}'`);
  return decision.about as QuestionAbouts[Kind];
}

/** Decisions that were asked together, all answered. */
export type Answered<About extends object = object> = readonly [Decision<About>, ...Decision<About>[]];

export interface OptionOutcome {
  /** A message key. */
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Between 0 and 1; without it the outcome is certain. */
  readonly chance?: number;
}

export interface PriceLine {
  /** The rule or card that adds this line. */
  readonly source: string;
  readonly amount: number;
}

/** What a pick means to the one who makes it. */
export interface OptionMeaning {
  /** The rule that allows it. */
  readonly rule: string;
  readonly currency?: 'trust' | 'bonds';
  readonly price?: number;
  /** The price grows with the picks that follow. */
  readonly atLeast?: boolean;
  /** Lines that add up to the price; where another means of payment is used up, the last one is what it takes off. */
  readonly breakdown?: readonly PriceLine[];
  /** What is left of the currency after it. */
  readonly left?: number;
  /** The other means of payment, by its id, that the rest is paid with: nothing with one is free. */
  readonly usesUp?: string;
  readonly outcomes?: readonly OptionOutcome[];
}

/** A kind of questions that are all about the same thing. */
export interface DecisionKind<About extends object = NoFields> {
  /** What its questions say of themselves, and who may know it. */
  readonly about?: DeclaredFields;
  /**
   * Every legal next pick, given the draft. Legality lives here and nowhere else. A whole draft, to which there is no next
   * pick, is looked at only where decisions are asked together; asked alone, it is resolved at once.
   */
  options(g: Live, decision: Decision<About>): readonly AnswerPick[];
  /** Whether the draft is an answer; without it, one pick is. */
  isComplete?(g: Live, decision: Decision<About>): boolean;
  /** Acts on the answer. Decisions that were asked together are resolved together, when all are whole. */
  resolve(g: Live, decisions: Answered<About>): void;
  /** Asked even with one legal answer, because a person would want to see it (R-ORD-3). */
  alwaysAsked?(g: Live, decision: Decision<About>): boolean;
  /** Others do not see who has answered, only what it came to. */
  readonly hidesProgress?: boolean;
  /** The rule that a person may read about this question. */
  readonly rule: string;
  explain?(g: Live, decision: Decision<About>, pick: AnswerPick): OptionMeaning;
  /** Why a pick that is not offered is not, as far as the actor may know. */
  whyNot?(g: Live, decision: Decision<About>, pick: AnswerPick): Refusal | undefined;
}

/** Kinds by their names: each is about what `QuestionAbouts` declares for its name. */
export type DecisionKinds = Readonly<Record<string, DecisionKind<object>>> & {
  readonly [Kind in keyof QuestionAbouts]?: DecisionKind<QuestionAbouts[Kind]>;
};

const SHARED_NUMBERS = 64;

/** The picks of one kind; those with a small number are made once and shared. */
export function picksOf(kind: string): (of: number | string) => AnswerPick {
  const byNumber = Array.from({ length: SHARED_NUMBERS }, (_, of): AnswerPick => ({ pick: kind, of }));
  return (of) => (typeof of === 'number' ? byNumber[of] : undefined) ?? { pick: kind, of };
}

/** The number that a pick of an answer names: of a District, Citizen, Hero, Servant, or an amount. */
export function numberPicked(picks: readonly AnswerPick[], at = 0): number {
  return Number(present(picks[at], 'pick').of);
}

/** The name that a pick of an answer names: of an Action or a card. */
export function namePicked(picks: readonly AnswerPick[], at = 0): string {
  return String(present(picks[at], 'pick').of);
}

export function samePick(a: AnswerPick, b: AnswerPick): boolean {
  return a === b || (a.pick === b.pick && a.of === b.of);
}

/** Derived from round, question and actor, never from a counter that hidden steps could move. */
export function decisionId(round: number, decision: Decision): string {
  return `${round}.${decision.number}.${decision.kind}.${decision.actor}`;
}
