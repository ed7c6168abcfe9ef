import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import type { District } from '../model/state.js';

export function moveHero(g: Game, hero: number, to: District, price: number): void {
  const state = g.state.heroes[hero];
  const from = state.place;
  state.place = to;
  tell(g, { event: 'hero-moved', hero, from, to, price });
}

/** A captured Hero is placed in the destination at once (R-HER-3). */
export function bringInHandcuffs(g: Game, hero: number, to: District): void {
  const state = g.state.heroes[hero];
  const from = state.place;
  state.place = to;
  tell(g, { event: 'hero-captured', hero, from, to });
}
