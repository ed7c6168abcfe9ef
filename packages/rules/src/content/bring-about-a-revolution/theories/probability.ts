import { bringBackCityEvent } from '../../../effects/city-events.js';
import { itemAt, present } from '../../../kernel/checked.js';
import {
  type Answered,
  type Decision,
  type DecisionKind,
  namePicked,
  picksOf,
} from '../../../kernel/decision.js';
import { ask } from '../../../kernel/flow.js';
import { tellerOf } from '../../../model/events.js';
import type { Game } from '../../../model/game.js';
import { ENKIDU, type TheoryDefinition } from '../enkidu/theory.js';
import { PROBABILITY_EVENTS } from '../events.js';

const tell = tellerOf(PROBABILITY_EVENTS);

const pickCityEvent = picksOf('city-event');

function earlierEvents(g: Game): readonly string[] {
  return g.state.cityEvents.past.filter((id) => itemAt(g.rules.cityEvents, id).stack !== 'last');
}

const whichEvent: DecisionKind = {
  rule: 'THE-probability',
  options: (g: Game, { draft }: Decision) => (draft.length > 0 ? [] : earlierEvents(g).map(pickCityEvent)),
  resolve(g: Game, [{ draft }]: Answered) {
    const replaced = present(g.state.cityEvents.current, 'City Event');
    const card = namePicked(draft);
    bringBackCityEvent(g, card);
    tell(g, { event: 'city-event-replaced', card, replaced });
  },
};

/** After the City Event is revealed: one of an earlier round takes its place; never for or against The Countdown. */
export const probability: TheoryDefinition = {
  id: 'probability',
  source: { name: 'rulebook', effect: 'rulebook' },
  isOfUse: (g, { stop }) => stop === 'event-revealed' && earlierEvents(g).length > 0,
  apply: (g) => ask(g, 'probability', ENKIDU, {}),
  decisions: { probability: whichEvent },
  events: PROBABILITY_EVENTS,
  part: { picks: { 'city-event': 'card' } },
};
