import {
  buildView,
  type Decision,
  decisionId,
  type Game,
  openScenario,
  present,
  questionsFor,
  type Scenario,
  seatsOf,
} from '@great-machine/rules';
import { type Situation, tableOf } from '../src/index.js';
import { awaitedDecision } from '../src/thinking/search/playout.js';
import { RULES } from './situations.js';

/** What the first seat sees that has something to say to a decision, the first that is awaited. */
export function situationIn(
  g: Game,
  decision: Decision = present(awaitedDecision(g), 'awaited question'),
): Situation {
  const seat = present(
    seatsOf(g, decision.actor).find(
      (one) => !decision.draft.some(({ pick, of }) => pick === 'ready' && of === one),
    ),
    'seat',
  );
  return {
    table: tableOf(g.state.config),
    seat,
    question: decisionId(g.state.round, decision),
    view: buildView(g, g.rules.actors.includes(decision.actor) ? 'machine' : 'revolutionaries'),
    questions: questionsFor(g, seat),
  };
}

/** The situation in a position late in a game. */
export function openSituation(position: Omit<Scenario, 'format'>): Situation {
  return situationIn(openScenario(RULES, { format: 1, round: 9, revolutionaries: 3, ...position }).look());
}
