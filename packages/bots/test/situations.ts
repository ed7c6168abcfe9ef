import { assembleRules, createConfig, itemAt, LoggedPlay } from '@great-machine/rules';
import { type Situation, tableOf } from '../src/index.js';

export const RULES = assembleRules();

/** The first question to a Hero in a new game. */
export function firstSituation(seed = 'a-game'): Situation {
  const play = new LoggedPlay(RULES, createConfig(RULES, { seed }));
  const seat = 'revolutionary-1';
  const questions = play.questions(seat);
  return {
    table: tableOf(play.config),
    seat,
    question: itemAt(questions, 0).id,
    view: play.view('revolutionaries'),
    questions,
  };
}
