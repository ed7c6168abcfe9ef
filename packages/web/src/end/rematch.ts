import type { Player } from '@great-machine/bots';
import { type GameStart, type Moves, type SeatStatus, sameSeats, swappedSeats } from '@great-machine/client';
import type { City } from '@great-machine/rules';
import type { Occupant } from '@great-machine/table';
import type { TableSetup } from '../table/setup.js';

/** What the next game takes over from the last one. */
export interface LastGame extends GameStart {
  readonly seats: readonly SeatStatus[];
  readonly heroes: readonly string[];
  readonly city: string | City;
}

/** The same Heroes and kind of City, everybody where they were. */
export function sameSides(game: LastGame): TableSetup {
  return setupOf(game, sameSeats(game.seats));
}

/** The same, with people on the other side. */
export function swappedSides(game: LastGame): TableSetup {
  return setupOf(game, swappedSeats(game.seats));
}

/** Where the seats are as many as before, each leads the same Heroes. */
function setupOf({ seats, heroes, city, masterPlan, modules }: LastGame, moves: Moves): TableSetup {
  const rebels = seats.filter(({ seat }) => seat !== 'machine');
  const occupants = Object.entries(moves).flatMap(([seat, from]) =>
    seats.filter((one) => one.seat === from).map((one) => [seat, occupantOf(one)] as const),
  );
  const revolutionaries = occupants.length - 1;
  const control = rebels.length === revolutionaries ? rebels.map(({ speaksFor }) => speaksFor) : undefined;
  return {
    modules,
    options: { heroes, city, masterPlan, revolutionaries, control },
    occupants: Object.fromEntries(occupants),
  };
}

function occupantOf({ name, bot }: SeatStatus): Occupant {
  return bot === undefined ? { name } : { name: '', bot: bot as Player };
}
