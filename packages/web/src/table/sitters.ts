import type { Player } from '@great-machine/bots';
import type { Sitter } from './setup.js';

/** A seat for everybody: people at `people`, bots of one level at the others. */
export function sittersFor(
  seats: readonly string[],
  people: readonly string[],
  bot: Player,
): Readonly<Record<string, Sitter>> {
  return Object.fromEntries(
    seats.map((seat) => [seat, people.includes(seat) ? { name: '' } : { name: '', bot }]),
  );
}
