import type { AnswerPick } from '../kernel/decision.js';
import type { Game } from './game.js';

/** The seats that speak for an actor; a shared Hero has two (R-SET-1). */
export function seatsOf(g: Game, actor: string): readonly string[] {
  const seats: string[] = [];
  for (const { seat, speaksFor } of g.state.config.seats) if (speaksFor.includes(actor)) seats.push(seat);
  return seats;
}

export function isSpokenFor(g: Game, actor: string): boolean {
  return g.state.config.seats.some(({ speaksFor }) => speaksFor.includes(actor));
}

export function speaksFor(g: Game, seat: string, actor: string): boolean {
  return seatsOf(g, actor).includes(seat);
}

/** "Ready" is said, and taken back, by each seat for itself. */
export function mayPick(seat: string, pick: AnswerPick): boolean {
  return pick.pick !== 'ready' || pick.of === seat;
}
