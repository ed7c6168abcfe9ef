import { openDecisions, optionsOf, takePick } from '../kernel/answer.js';
import { itemAt } from '../kernel/checked.js';
import type { AnswerPick, Decision, OptionMeaning } from '../kernel/decision.js';
import { kindNamed } from '../kernel/flow.js';
import { forkGame, type Game } from '../model/game.js';
import { mayPick, speaksFor } from '../model/seats.js';
import { audienceOfSeat } from '../view/audience.js';
import { showPick } from '../view/picks.js';
import { type Option, type SeatQuestion, showDraft, showQuestion } from '../view/question.js';
import { isPastUndo } from './undo.js';

/**
 * What a seat may answer now. What an option means and whether it is final is computed when it is read, so the game
 * must not be changed before that.
 */
export function questionsFor(g: Game, seat: string): readonly SeatQuestion[] {
  const audience = audienceOfSeat(g, seat);
  return openDecisions(g)
    .filter((decision) => speaksFor(g, seat, decision.actor))
    .map((decision) => ({
      ...showQuestion(g, audience, decision),
      ...showDraft(g, decision),
      seat,
      options: optionsOf(g, decision)
        .filter((pick) => mayPick(seat, pick))
        .map((pick) => showOption(g, seat, decision, pick)),
    }));
}

function showOption(g: Game, seat: string, decision: Decision, pick: AnswerPick): Option {
  return {
    pick: showPick(g, pick),
    get meaning() {
      return explainPick(g, decision, pick);
    },
    get final() {
      return isFinal(g, seat, decision, pick);
    },
  };
}

export function explainPick(g: Game, decision: Decision, pick: AnswerPick): OptionMeaning {
  const kind = kindNamed(g, decision.kind);
  return kind.explain?.(g, decision, pick) ?? { rule: kind.rule };
}

/** Chance ends undo whatever it brings, so that results laid down beforehand are not needed. */
function isFinal(g: Game, seat: string, decision: Decision, pick: AnswerPick): boolean {
  const there = forkGame(g);
  there.state.random = { ...there.state.random, forced: undefined };
  takePick(there, itemAt(openDecisions(there), openDecisions(g).indexOf(decision)), pick);
  return isPastUndo(there, seat);
}
