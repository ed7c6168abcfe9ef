import type { Player } from '@great-machine/bots';
import type { Occupants } from '@great-machine/table';

/** An occupant for every seat: people at `people`, bots of one level at the others. */
export function occupantsFor(seats: readonly string[], people: readonly string[], bot: Player): Occupants {
  return Object.fromEntries(
    seats.map((seat) => [seat, people.includes(seat) ? { name: '' } : { name: '', bot }]),
  );
}
