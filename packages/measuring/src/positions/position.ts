import { type Expectation, MODULES, type PickView, type Scenario } from '@great-machine/rules';

/** What a family of positions of the core game asks of a mind. */
export const FAMILIES = [
  'win-now',
  'stop-a-loss',
  'raid-by-proof',
  'bluff-value',
  'trust-economy',
  'directives-and-repositioning',
] as const;

/** Positions with modules are kept by the module that they are about; every one has some. */
export const MODULE_FAMILIES: readonly string[] = MODULES.flatMap(({ id, isGame }) => (isGame ? [] : id));

/** Positions of the core game that ask whether a mind uses what it has, by what would be wasted. */
export const THRIFT_FAMILIES = [
  'unspent-bonds',
  'missed-plan-steps',
  'empty-districts',
  'needless-staying',
] as const;

/** No bot is ever tuned by what is set aside: those positions are looked at once, after everything else. */
const FAMILIES_OF_SUITES = {
  core: FAMILIES,
  modules: MODULE_FAMILIES,
  'set-aside': MODULE_FAMILIES,
  thrift: THRIFT_FAMILIES,
  'thrift-set-aside': THRIFT_FAMILIES,
} as const;

export type Suite = keyof typeof FAMILIES_OF_SUITES;

export const SUITES: readonly Suite[] = ['core', 'modules', 'set-aside', 'thrift', 'thrift-set-aside'];

export function familiesOf(suite: Suite): readonly string[] {
  return FAMILIES_OF_SUITES[suite];
}

/** A whole answer, pick by pick. */
export type Picks = readonly PickView[];

/** A position in which good play follows from the rules alone, and how to tell whether it was found. */
export interface Position {
  /** The name of its file, without the ending. */
  readonly name: string;
  readonly family: string;
  /** Why the key move is right and the others are wrong. */
  readonly why: string;
  /** `machine`, or the Hero whose answer counts; the mind plays that whole side. */
  readonly seat: string;
  /** How far the mind plays on: its first whole answer, or the end of the Phase, the Hero's turn or the round. */
  readonly until: 'answer' | 'phase' | 'turn' | 'round';
  readonly scenario: Scenario;
  /** What the other side picks wherever it is offered, the first that is; else it does nothing. */
  readonly replies?: Picks;
  readonly pass: Pass;
  /** Lines of play that pass, for the test of the suite; of a mixture, its equally likely parts. */
  readonly solutions: readonly (readonly Picks[])[];
}

/** Everything named must hold. */
export interface Pass {
  /** The first whole answer begins like one of these. */
  readonly answers?: readonly Picks[];
  /** It begins like none of these. */
  readonly not?: readonly Picks[];
  /** One of these holds when the mind's part has ended. */
  readonly expect?: readonly Expectation[];
  readonly mixture?: Bounds;
}

/** Limits of how likely each District is to be a Hero's destination, or to be raided. */
export interface Bounds {
  readonly of: 'destinations' | 'raids';
  /** Whose destination. */
  readonly hero?: string;
  readonly atMost?: Readonly<Record<string, number>>;
  readonly atLeast?: Readonly<Record<string, number>>;
  /** At least one of these Districts, with this chance or more. */
  readonly together?: { readonly districts: readonly string[]; readonly atLeast: number };
}
