import type { Player } from '@great-machine/bots';
import type { SeatStatus } from '@great-machine/client';
import type { Sitter, TableSetup } from '../table/setup.js';

/** What the next game takes over from the last one. */
export interface LastGame {
  readonly seats: readonly SeatStatus[];
  readonly heroes: readonly string[];
  readonly city: string;
  readonly masterPlan: number;
}

/** The same Heroes and kind of City, everybody where they were. */
export function sameSides(game: LastGame): TableSetup {
  return setupOf(game, Object.fromEntries(game.seats.map((one) => [one.seat, sitterOf(one)])));
}

/**
 * People on the other side. One person alone changes places with the bots; among several the first of the Heroes changes
 * places with the Great Machine.
 */
export function swappedSides(game: LastGame): TableSetup {
  const [machine, rebels] = sidesOf(game.seats);
  const [first, ...others] = rebels.filter(({ bot }) => bot === undefined);
  if (first === undefined) {
    const bot = { ...sitterOf(rebels[0]), name: '' };
    return setupOf(game, { machine: bot, 'revolutionary-1': sitterOf(machine) });
  }
  if (machine.bot !== undefined && others.length === 0) {
    const bots = [1, 2, 3].map(
      (seat) => [`revolutionary-${seat}`, { ...sitterOf(machine), name: '' }] as const,
    );
    return setupOf(game, { machine: sitterOf(first), ...Object.fromEntries(bots) });
  }
  const { sitters } = sameSides(game);
  return setupOf(game, { ...sitters, machine: sitterOf(first), [first.seat]: sitterOf(machine) });
}

/** Where the seats are as many as before, each leads the same Heroes. */
function setupOf(game: LastGame, sitters: Readonly<Record<string, Sitter>>): TableSetup {
  const { seats, heroes, city, masterPlan } = game;
  const [, rebels] = sidesOf(seats);
  const revolutionaries = Object.keys(sitters).length - 1;
  const control = rebels.length === revolutionaries ? rebels.map(({ speaksFor }) => speaksFor) : undefined;
  return { wish: { heroes, city, masterPlan, revolutionaries, control }, sitters };
}

function sidesOf(seats: readonly SeatStatus[]): readonly [SeatStatus, readonly SeatStatus[]] {
  const machine = seats.find(({ seat }) => seat === 'machine')!;
  return [machine, seats.filter((one) => one !== machine)];
}

function sitterOf({ name, bot }: SeatStatus): Sitter {
  return bot === undefined ? { name } : { name, bot: bot as Player };
}
