import type { Player } from '@great-machine/bots';

/** Who sits at a seat: a person, or a bot. */
export interface Occupant {
  /** What a person is called; may be empty. */
  readonly name: string;
  readonly bot?: Player;
}

/** Who sits where, by seat. */
export type Occupants = Readonly<Record<string, Occupant>>;

/** Asked several times of every answer and reader, and changes hardly ever: it is found out once. */
const PEOPLE = new WeakMap<Occupants, readonly string[]>();

export function peopleAmong(occupants: Occupants): readonly string[] {
  const known = PEOPLE.get(occupants);
  if (known !== undefined) return known;
  const people = Object.entries(occupants).flatMap(([seat, { bot }]) => (bot === undefined ? [seat] : []));
  PEOPLE.set(occupants, people);
  return people;
}

export function botsAmong(occupants: Occupants): Readonly<Record<string, Player>> {
  return Object.fromEntries(
    Object.entries(occupants).flatMap(([seat, { bot }]) => (bot === undefined ? [] : [[seat, bot]])),
  );
}
