import { type GameOptions, MACHINE, type ModuleRequest, type Side } from '@great-machine/rules';
import type { Occupants } from '@great-machine/table';

/** A local table as it was asked for. A seed that the person has not chosen is drawn where the page cannot see it. */
export interface TableSetup {
  /** What is played; the core game where nothing is said. */
  readonly modules?: readonly ModuleRequest[];
  readonly options: Omit<GameOptions, 'seed'> & { readonly seed?: string };
  readonly occupants: Occupants;
}

/** The side of a seat before there is a game: a seat that is not a Revolutionary's is named after its side. */
export function sideOfSeat(seat: string): Side {
  return seat === MACHINE ? 'machine' : 'revolutionaries';
}
