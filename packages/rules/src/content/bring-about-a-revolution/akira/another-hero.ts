import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  numberPicked,
} from '../../../kernel/decision.js';
import { refuse } from '../../../kernel/refusal.js';
import type { Game } from '../../../model/game.js';
import { pickHero } from '../../../model/picks.js';
import { othersThan } from '../in-play.js';
import { akiraIn } from './invention.js';

/** Akira chooses another Hero in play. */
export function anotherHero(rule: string, resolve: (g: Game, hero: number) => void): DecisionKind {
  return {
    rule,
    options: (g: Game) => othersThan(g, akiraIn(g)).map(pickHero),
    resolve: (g: Game, [{ draft }]: Answered) => resolve(g, numberPicked(draft)),
    whyNot: (_g: Game, _decision: Decision, { pick }: AnswerPick) =>
      pick === 'hero' ? refuse('same-hero', rule) : undefined,
  };
}
