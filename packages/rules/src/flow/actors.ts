import type { Game } from '../model/game.js';

export const MACHINE = 'machine';
export const REVOLUTIONARIES = 'revolutionaries';

/** The actor that a Hero is. */
export function heroActor(g: Game, hero: number): string {
  return g.state.heroes[hero].hero;
}

/** The seats that speak for a Hero; a shared Hero has two (R-SET-1). */
export function seatsOf(g: Game, actor: string): readonly string[] {
  const seats: string[] = [];
  for (const { seat, speaksFor } of g.state.config.seats) if (speaksFor.includes(actor)) seats.push(seat);
  return seats;
}
