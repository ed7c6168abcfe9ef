import { itemAt } from '@great-machine/rules';
import type { SeatStatus } from './connection.js';

/** Who sits where in the next game: by its seats, the seats of the last game from which they come. A bot may come to several. */
export type Moves = Readonly<Record<string, string>>;

type Seat = Pick<SeatStatus, 'seat' | 'bot'>;

export function sameSeats(seats: readonly Seat[]): Moves {
  return Object.fromEntries(seats.map(({ seat }) => [seat, seat]));
}

/**
 * People on the other side. One person alone changes places with the bots; among several the first of the Heroes changes
 * places with the Great Machine.
 */
export function swappedSeats(seats: readonly Seat[]): Moves {
  const machine = seats.find(({ seat }) => seat === 'machine');
  if (machine === undefined) throw new Error('a game without a seat for the Great Machine');
  const rebels = seats.filter((one) => one !== machine);
  const [first, ...others] = rebels.filter(({ bot }) => bot === undefined);
  if (first === undefined) return { machine: itemAt(rebels, 0).seat, 'revolutionary-1': 'machine' };
  if (machine.bot === undefined || others.length > 0)
    return { ...sameSeats(seats), machine: first.seat, [first.seat]: 'machine' };
  const bots = [1, 2, 3].map((seat) => [`revolutionary-${seat}`, 'machine'] as const);
  return { machine: first.seat, ...Object.fromEntries(bots) };
}
