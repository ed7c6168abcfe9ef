import type { Player } from '@great-machine/bots';

/** Who sits at a seat: a person, or a bot. */
export interface Occupant {
  /** What a person is called; may be empty. */
  readonly name: string;
  readonly bot?: Player;
}

/** Who sits where, by seat. */
export type Occupants = Readonly<Record<string, Occupant>>;

export function peopleAmong(occupants: Occupants): readonly string[] {
  return Object.entries(occupants).flatMap(([seat, { bot }]) => (bot === undefined ? [seat] : []));
}

export function botsAmong(occupants: Occupants): Readonly<Record<string, Player>> {
  return Object.fromEntries(
    Object.entries(occupants).flatMap(([seat, { bot }]) => (bot === undefined ? [] : [[seat, bot]])),
  );
}
