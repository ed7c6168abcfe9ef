import { findSeat } from './answers.js';
import {
  checkAsked,
  checkNothingOffered,
  checkNotOffered,
  checkOffered,
  checkRefused,
} from './check-answers.js';
import { checkLog, checkNotLog } from './check-log.js';
import { checkSame } from './check-same.js';
import { checkState, checkWinner } from './check-state.js';
import { checkView } from './check-view.js';
import type { Expectation } from './expectation.js';
import type { Running } from './running.js';

/** Everything in which the game differs from what is expected of it now. */
export function checkExpectation(run: Running, expected: Expectation): string[] {
  const g = run.look();
  return [
    ...(expected.state === undefined ? [] : checkState(g, run.names, expected.state)),
    ...(run.isStopped ? refuseQuestions(expected) : checkQuestions(run, expected)),
    ...checkAsked(run, expected.asked ?? {}),
    ...(expected.log === undefined ? [] : checkLog(run, expected.log)),
    ...(expected.notLog ?? []).flatMap((line) => checkNotLog(run, line)),
    ...(expected.view ?? []).flatMap((view) => checkView(run, view)),
    ...(expected.winner === undefined ? [] : checkWinner(g, expected.winner, 'winner')),
  ];
}

/** What only a game that rests at a question can tell. */
const OF_QUESTIONS = ['offered', 'notOffered', 'refused', 'sameAs', 'mayUndo'] as const;

function refuseQuestions(expected: Expectation): string[] {
  return OF_QUESTIONS.filter((key) => expected[key] !== undefined).map(
    (key) => `${key}: the game is stopped, and no seat can answer; let it go on first`,
  );
}

function checkQuestions(run: Running, expected: Expectation): string[] {
  return [
    ...(expected.offered?.length === 0 ? checkNothingOffered(run) : []),
    ...(expected.offered ?? []).flatMap((offer) => checkOffered(run, offer)),
    ...(expected.notOffered ?? []).flatMap((offer) => checkNotOffered(run, offer)),
    ...(expected.refused ?? []).flatMap((refused) => checkRefused(run, refused)),
    ...(expected.sameAs ?? []).flatMap((other) => checkSame(run, other)),
    ...checkUndo(run, expected.mayUndo ?? {}),
  ];
}

function checkUndo({ play }: Running, expected: Readonly<Record<string, number>>): string[] {
  return Object.entries(expected).flatMap(([who, count]) => {
    const limit = play.undoLimit(findSeat(play, who));
    return limit === count ? [] : [`${who} may undo ${limit} answers, not ${count}`];
  });
}
