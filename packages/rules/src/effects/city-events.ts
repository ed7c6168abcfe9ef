import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { reveal } from './reveal.js';

/** The top card of the deck takes the place of the present City Event (OPN-2); the last one stays (R-END-1). */
export function revealCityEvent(g: Game): void {
  const { current, deck, past, boxed } = g.state.cityEvents;
  const [card, ...rest] = deck;
  if (card === undefined) return;
  reveal(g);
  g.state.cityEvents = {
    current: card,
    deck: rest,
    past: current === undefined ? past : [...past, current],
    boxed,
  };
  tell(g, { event: 'city-event-revealed', card });
}
