import { itemAt } from '../../../src/kernel/checked.js';
import type { Decision } from '../../../src/kernel/decision.js';
import { draw, isComplete } from '../../../src/kernel/flow.js';
import type { Game } from '../../../src/model/game.js';

/** Answers a question of the core game by lot, among the same options that a person would have. */
export function answerByLot(g: Game, kind: string, about: object): void {
  const definition = itemAt(g.rules.decisions, kind);
  const decision: Decision = { kind, actor: 'automaton', about, number: 0, draft: [], rev: 0 };
  while (!isComplete(g, decision)) {
    const options = definition.options(g, decision);
    const lot = draw(g, `automaton-${kind}`, [...options.keys()]);
    decision.draft = [...decision.draft, itemAt(options, lot)];
  }
  definition.resolve(g, [decision]);
}
