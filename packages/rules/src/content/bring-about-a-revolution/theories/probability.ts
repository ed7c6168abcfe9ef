import { bringBackCityEvent } from '../../../effects/city-events.js';
import { present } from '../../../kernel/checked.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  namePicked,
  picksOf,
} from '../../../kernel/decision.js';
import { ask } from '../../../kernel/flow.js';
import { refuse } from '../../../kernel/refusal.js';
import { tellerOf } from '../../../model/events.js';
import type { Game } from '../../../model/game.js';
import { ENKIDU, type TheoryDefinition } from '../enkidu/theory.js';
import { PROBABILITY_EVENTS } from '../events.js';

const tell = tellerOf(PROBABILITY_EVENTS);

const pickCityEvent = picksOf('city-event');

const whichEvent: DecisionKind = {
  rule: 'THE-probability',
  /** The Countdown, which stays once it lies open, is never among them (R-END-1). */
  options: (g: Game) => g.state.cityEvents.past.map(pickCityEvent),
  resolve(g: Game, [{ draft }]: Answered) {
    const replaced = present(g.state.cityEvents.current, 'City Event');
    const card = namePicked(draft);
    bringBackCityEvent(g, card);
    tell(g, { event: 'city-event-replaced', card, replaced });
  },
  whyNot: (_g: Game, _decision: Decision, { pick }: AnswerPick) =>
    pick === 'city-event' ? refuse('not-revealed-before', 'THE-probability') : undefined,
};

/** After the City Event is revealed: one of an earlier round takes its place; never for or against The Countdown. */
export const probability: TheoryDefinition = {
  id: 'probability',
  source: { name: 'rulebook', effect: 'rulebook' },
  isOfUse: (_g, { stop }) => stop === 'event-revealed',
  apply: (g) => ask(g, 'probability', ENKIDU, {}),
  decisions: { probability: whichEvent },
  events: PROBABILITY_EVENTS,
  part: { picks: { 'city-event': 'card' } },
};
