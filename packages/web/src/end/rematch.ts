import type { Player } from '@great-machine/bots';
import type { GameStart, SeatStatus } from '@great-machine/client';
import type { City } from '@great-machine/rules';
import { itemAt } from '@great-machine/rules';

import type { Occupant, Occupants } from '@great-machine/table';
import type { TableSetup } from '../table/setup.js';

/** What the next game takes over from the last one. */
export interface LastGame extends GameStart {
  readonly seats: readonly SeatStatus[];
  readonly heroes: readonly string[];
  readonly city: string | City;
}

/** The same Heroes and kind of City, everybody where they were. */
export function sameSides(game: LastGame): TableSetup {
  return setupOf(game, Object.fromEntries(game.seats.map((one) => [one.seat, occupantOf(one)])));
}

/**
 * People on the other side. One person alone changes places with the bots; among several the first of the Heroes changes
 * places with the Great Machine.
 */
export function swappedSides(game: LastGame): TableSetup {
  const [machine, rebels] = sidesOf(game.seats);
  const [first, ...others] = rebels.filter(({ bot }) => bot === undefined);
  if (first === undefined) {
    const bot = { ...occupantOf(itemAt(rebels, 0)), name: '' };
    return setupOf(game, { machine: bot, 'revolutionary-1': occupantOf(machine) });
  }
  if (machine.bot !== undefined && others.length === 0) {
    const bots = [1, 2, 3].map(
      (seat) => [`revolutionary-${seat}`, { ...occupantOf(machine), name: '' }] as const,
    );
    return setupOf(game, { machine: occupantOf(first), ...Object.fromEntries(bots) });
  }
  const { occupants } = sameSides(game);
  return setupOf(game, { ...occupants, machine: occupantOf(first), [first.seat]: occupantOf(machine) });
}

/** Where the seats are as many as before, each leads the same Heroes. */
function setupOf(game: LastGame, occupants: Occupants): TableSetup {
  const { seats, heroes, city, masterPlan, modules } = game;
  const [, rebels] = sidesOf(seats);
  const revolutionaries = Object.keys(occupants).length - 1;
  const control = rebels.length === revolutionaries ? rebels.map(({ speaksFor }) => speaksFor) : undefined;
  return { modules, options: { heroes, city, masterPlan, revolutionaries, control }, occupants };
}

function sidesOf(seats: readonly SeatStatus[]): readonly [SeatStatus, readonly SeatStatus[]] {
  const machine = seats.find(({ seat }) => seat === 'machine');
  if (machine === undefined) throw new Error('a game without a seat for the Great Machine');
  return [machine, seats.filter((one) => one !== machine)];
}

function occupantOf({ name, bot }: SeatStatus): Occupant {
  return bot === undefined ? { name } : { name, bot: bot as Player };
}
