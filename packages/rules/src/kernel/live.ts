import type { AnswerPick, Decision, DecisionKind } from './decision.js';
import type { DeclaredFields, NoFields } from './fields.js';
import type { RandomSource } from './random.js';

/** A place in the flow: which frame, which of its steps comes next, what it remembers, what it asks. */
export interface Frame {
  readonly frame: string;
  step: number;
  /** Flat plain data of this frame alone; arrays inside are replaced, never changed. */
  readonly locals: object;
  asks: Decision[];
}

export interface Step<Locals extends object = object> {
  readonly name: string;
  run(g: Live, locals: Locals): void;
}

/** A frame as the flow goes through it, whatever it remembers. */
export interface AnyFrame {
  readonly name: string;
  /** What its places in the flow remember, and who may know it. */
  readonly locals?: DeclaredFields;
  readonly steps: readonly Step[];
}

/** The steps of a frame get what `FrameLocals` declares for its name, those of another frame nothing. */
export interface FrameDefinition<Name extends string = string> extends AnyFrame {
  readonly name: Name;
  readonly steps: readonly Step<LocalsOf<Name>>[];
}

/**
 * What each frame remembers. The file that defines a frame declares it here, in the core as in a module;
 * `content/declarations.ts` lists those files.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declarations elsewhere
export interface FrameLocals {}

/** What a module or card may bring as a frame. */
export type BroughtFrame =
  | FrameDefinition
  | { readonly [Name in keyof FrameLocals]: FrameDefinition<Name> }[keyof FrameLocals];

/** A frame that is not declared remembers nothing. */
export type LocalsOf<Name extends string> = Name extends keyof FrameLocals ? FrameLocals[Name] : NoFields;

export interface Outcome {
  readonly winner: string;
  readonly how: string;
}

/** What the kernel needs of a state. */
export interface KernelState {
  round: number;
  /** Questions asked this round; public, because whether one is asked never depends on anything hidden. */
  asked: number;
  random: RandomSource;
  frames: Frame[];
  /** Open decisions that block nobody (R-WIN-1). */
  offers: Decision[];
  outcome: Outcome | undefined;
}

export interface EventRecord {
  readonly event: string;
}

/** An event with the round in which it happened: one answer may span two. */
export interface DatedEvent extends EventRecord {
  readonly round: number;
}

export interface DrawRecord {
  readonly purpose: string;
  readonly result: number | string;
}

export interface Flow {
  readonly frames: Readonly<Record<string, AnyFrame>>;
  readonly decisions: Readonly<Record<string, DecisionKind<object>>>;
  /** Whether a seat speaks for the actor: a question to another would never be answered. */
  isSpokenFor(g: Live, actor: string): boolean;
  /** Lays and withdraws offers when the flow has come to rest; absent where no module has any (R-WIN-1). */
  atRest?(g: Live): void;
  /** Whether a question that answers itself is asked, because its actor may do something else first (R-WIN-2). */
  isAskedAnyway?(g: Live, decision: Decision): boolean;
}

/** A state with the rules that move it. Effects change it in place; the public `apply` hands in a copy. */
export interface Live {
  readonly rules: Flow;
  readonly state: KernelState;
  /** Where events go; undefined where no caller wants them, as in search. */
  events: DatedEvent[] | undefined;
  draws: DrawRecord[] | undefined;
  /** Chance was used or something hidden became known: the limit of undo. */
  irreversible: boolean;
  /** The options of the decision asked last, kept until something changes. */
  offered: { readonly decision: Decision; readonly options: readonly AnswerPick[] } | undefined;
}
