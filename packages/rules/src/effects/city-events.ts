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

/** A City Event of an earlier round takes the place of the present one, which joins the earlier ones; the caller tells it. */
export function bringBackCityEvent(g: Game, card: string): void {
  const { current, past, ...others } = g.state.cityEvents;
  const earlier = past.filter((other) => other !== card);
  g.state.cityEvents = {
    ...others,
    current: card,
    past: current === undefined ? earlier : [...earlier, current],
  };
}
