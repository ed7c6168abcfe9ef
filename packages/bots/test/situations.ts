import { assembleRules, createConfig, oneVersusMany, Play } from '@great-machine/rules';
import { type Situation, tableOf } from '../src/index.js';

export const RULES = assembleRules([oneVersusMany]);

/** The first question to a Hero in a new game. */
export function firstSituation(seed = 'a-game'): Situation {
  const play = new Play(RULES, createConfig(RULES, { seed }));
  const seat = 'revolutionary-1';
  const options = play.options(seat);
  return {
    table: tableOf(play.config),
    seat,
    decision: options[0].decision,
    view: play.view('revolutionaries'),
    options,
  };
}
