import type { Player } from '@great-machine/bots';
import type { Audience, GameWish } from '@great-machine/rules';

/** Who sits at a seat. */
export interface Sitter {
  /** What a person is called; may be empty. */
  readonly name: string;
  /** The bot, if it is one. */
  readonly bot?: Player;
}

/** A local table as it was wished for. A seed that nobody has chosen is drawn where the page cannot see it. */
export interface TableSetup {
  readonly wish: Omit<GameWish, 'seed'> & { readonly seed?: string };
  readonly sitters: Readonly<Record<string, Sitter>>;
}

export type Side = Exclude<Audience, 'public'>;

export function sideOfSeat(seat: string): Side {
  return seat === 'machine' ? 'machine' : 'revolutionaries';
}
