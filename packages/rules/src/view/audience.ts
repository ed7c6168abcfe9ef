import { itemAt } from '../kernel/checked.js';
import type { Game } from '../model/game.js';
import type { Audience, Secrecy } from '../model/module-view.js';

/** The audience that a seat or an actor belongs to; one that is neither the Machine nor a Revolutionary watches. */
export function audienceOfSeat(g: Game, seat: string): Audience {
  const actors = g.state.config.seats.find((candidate) => candidate.seat === seat)?.speaksFor;
  return actors === undefined ? 'public' : audienceOfActor(g, itemAt(actors, 0));
}

export function audienceOfActor(g: Game, actor: string): Audience {
  return g.rules.actors.includes(actor) ? 'machine' : 'revolutionaries';
}

/** Whether an audience may know a fact of this secrecy; `by-face` and `by-actor` are decided where they stand. */
export function mayKnow(audience: Audience, secrecy: Secrecy): boolean {
  return secrecy === 'public' || secrecy === audience || (secrecy === 'players' && audience !== 'public');
}
