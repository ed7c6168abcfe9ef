import { switchDirectivesOff } from '../../../effects/directives.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  namePicked,
} from '../../../kernel/decision.js';
import { ask } from '../../../kernel/flow.js';
import { refuse } from '../../../kernel/refusal.js';
import { tellerOf } from '../../../model/events.js';
import type { Game } from '../../../model/game.js';
import { pickDirective } from '../../../model/picks.js';
import { ENKIDU, isAccessOrBetweenTurns, type TheoryDefinition } from '../enkidu/theory.js';
import { BEHAVIOR_EVENTS } from '../events.js';

const tell = tellerOf(BEHAVIOR_EVENTS);

function switchable(g: Game): readonly string[] {
  const { published, off = [] } = g.state.directives;
  return published.filter((card) => !off.includes(card));
}

const whichDirective: DecisionKind = {
  rule: 'THE-behavior',
  options: (g: Game) => switchable(g).map(pickDirective),
  resolve(g: Game, [{ draft }]: Answered) {
    const card = namePicked(draft);
    switchDirectivesOff(g, [...(g.state.directives.off ?? []), card]);
    tell(g, { event: 'directive-switched-off', card });
  },
  whyNot(g: Game, _decision: Decision, { pick, of }: AnswerPick) {
    if (pick !== 'directive') return undefined;
    const isPublished = g.state.directives.published.includes(String(of));
    return isPublished ? refuse('directive-off', 'THE-behavior') : refuse('not-published', 'THE-behavior');
  },
};

function switchOnAgain(g: Game): void {
  const { off: cards = [] } = g.state.directives;
  if (cards.length === 0) return;
  switchDirectivesOff(g, []);
  tell(g, { event: 'directives-switched-on', cards });
}

/** Access Phase or between turns: the text of a published Directive is off until the end of the round. */
export const behavior: TheoryDefinition = {
  id: 'behavior',
  source: { name: 'rulebook', effect: 'rulebook', details: 'design' },
  isOfUse: (g, moment) => isAccessOrBetweenTurns(g, moment) && switchable(g).length > 0,
  apply: (g) => ask(g, 'behavior', ENKIDU, {}),
  decisions: { behavior: whichDirective },
  events: BEHAVIOR_EVENTS,
  part: { steps: [{ in: 'closing', after: 'plan', step: { name: 'directives-on', run: switchOnAgain } }] },
};
