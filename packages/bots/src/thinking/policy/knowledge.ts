import type { AnswerPick, Decision, Game } from '@great-machine/rules';
import type { Expectation } from './expectation.js';
import type { ActingHero } from './hero-actions.js';
import type { Outlook } from './outlook.js';
import type { Appraised } from './servant-worths.js';

/** A question of a module and what its player makes of the position. */
export interface ModuleQuestion {
  readonly g: Game;
  readonly o: Outlook;
  readonly decision: Decision;
  /** What may be picked first. */
  readonly options: readonly AnswerPick[];
  /** Where the Great Machine expects the Heroes. */
  expected(): Expectation;
}

/** An Action of a Servant in a District, before its price. */
export type AppraiseServantAction = (
  g: Game,
  o: Outlook,
  expected: Expectation,
  at: number,
  servant: number,
) => Appraised | undefined;

/** What rules of thumb know of a module: its questions, its Actions and what the things are worth that it keeps. */
export interface ModuleKnowledge {
  /** The picks that an answer begins with, by the kind of the question. */
  readonly answers?: Readonly<Record<string, (asked: ModuleQuestion) => readonly AnswerPick[]>>;
  readonly servantActions?: Readonly<Record<string, AppraiseServantAction>>;
  /** Whole Hero Actions with what they are worth, their price taken off. */
  heroActions?(g: Game, o: Outlook, standing: ActingHero): readonly Appraised[];
  /** What it is worth that a Servant is there at the end of the Great Machine Phase. */
  servantWanted?(g: Game, o: Outlook, servant: number, at: number): number;
  /** How much more gladly a Hero goes there: 1 more makes it e times as likely. */
  drawsHero?(g: Game, hero: number, place: number): number;
  /** What the module keeps speaks for the Great Machine: 1 more makes its win e times as likely. */
  evaluate?(g: Game): number;
  /** What comes of an answer of the Great Machine Phase is unknown, so a plan ends with it. */
  isSurprising?(picks: readonly AnswerPick[]): boolean;
}
