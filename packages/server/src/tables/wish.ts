import type { Wish } from '@great-machine/protocol';
import type { Sheet } from './sheet.js';

/** A wish as it is entered: a take-back with the moment that it leads to, as all know it. */
export type EnteredWish =
  | Exclude<Wish, { readonly want: 'take-back' }>
  | {
      readonly want: 'take-back';
      /** An entry in the feed of the side that wants it; the other side must not see the number. */
      readonly before: number;
      readonly round: number;
      readonly phase: string;
    };

/** A wish that waits for votes. */
export interface MadeWish {
  readonly number: number;
  /** The seat for which it was made; where another person is wanted there, the seat that they want. */
  readonly seat: string;
  readonly player: string;
  readonly wants: EnteredWish;
  /** The seats whose players are asked. */
  readonly asks: readonly string[];
  readonly agreed: readonly string[];
  /** By the time of the server: from then on the player whose seat it is about has not objected. */
  readonly until?: number;
}

/** The wishes of a table. Their numbers count wishes alone: they tell nothing of the game. */
export interface Wishes {
  readonly made: number;
  readonly open: readonly MadeWish[];
}

export const NO_WISHES: Wishes = { made: 0, open: [] };

/** How many people at other seats it takes to give the seat of a person away, or to decide for one who is here. */
const LEAST_VOTERS = 2;

/** The key of the entry by which a wish comes true, or comes to nothing. */
export function keyOfWish(number: number): string {
  return `wish ${number}`;
}

/** The seat of another player that a wish is about. */
export function seatAbout(wants: EnteredWish): string | undefined {
  return wants.want === 'stand-in' || wants.want === 'replace' ? wants.seat : undefined;
}

/** The seats whose votes are missing. Where a bot answers by now, it has agreed. */
export function waitsFor({ wants, asks, agreed }: MadeWish, sheet: Sheet): readonly string[] {
  return asks.filter((seat) => !agreed.includes(seat) && voterAt(sheet, wants, seat) !== undefined);
}

/**
 * From when on a wish is agreed to, by the time of the server; undefined while votes are missing. What is about the seat of another
 * player needs that player alone, or all others and that the player does not object.
 */
export function agreedFrom(wish: MadeWish, sheet: Sheet): number | undefined {
  const missing = waitsFor(wish, sheet);
  const about = seatAbout(wish.wants);
  if (about === undefined) return missing.length === 0 ? 0 : undefined;
  if (wish.agreed.includes(about)) return 0;
  if (missing.some((seat) => seat !== about) || !areEnough(wish, sheet)) return undefined;
  return missing.length === 0 ? 0 : wish.until;
}

/** A person who knows all links must not get a hand to see by the own votes. */
function areEnough({ wants, agreed }: MadeWish, sheet: Sheet): boolean {
  if (wants.want !== 'replace' || ownerOf(sheet, wants.seat) === undefined) return true;
  return peopleAt(agreed, sheet).size >= LEAST_VOTERS;
}

/** Whether one person alone decides for the player of another seat, who has said nothing. */
export function isOfOneAlone({ seat, wants, agreed }: MadeWish, sheet: Sheet): boolean {
  const about = seatAbout(wants);
  if (about === undefined || agreed.includes(about)) return false;
  return peopleAt([seat, ...agreed], sheet).size < LEAST_VOTERS;
}

function peopleAt(seats: readonly string[], sheet: Sheet): ReadonlySet<string> {
  return new Set(seats.flatMap((seat) => ownerOf(sheet, seat) ?? []));
}

/** The players whose votes are missing, each with the number of the wish. */
export function votersAwaited(sheet: Sheet): readonly { readonly player: string; readonly wish: number }[] {
  return sheet.wishes.open.flatMap((wish) => {
    const players = waitsFor(wish, sheet).flatMap((seat) => voterAt(sheet, wish.wants, seat) ?? []);
    return [...new Set(players)].map((player) => ({ player, wish: wish.number }));
  });
}

/** The player who votes for a seat. A bot that stands in agrees to everything but that another person takes the seat. */
export function voterAt(sheet: Sheet, wants: EnteredWish, seat: string): string | undefined {
  return wants.want === 'replace' && wants.seat === seat ? ownerOf(sheet, seat) : personAt(sheet, seat);
}

/** The player whose seat it is, though a bot may answer for the time being. */
export function ownerOf({ taken }: Pick<Sheet, 'taken'>, seat: string): string | undefined {
  const by = taken[seat];
  return by !== undefined && 'player' in by ? by.player : undefined;
}

/** The player at a seat; none where a bot answers, for the time being too. */
export function personAt({ taken }: Pick<Sheet, 'taken'>, seat: string): string | undefined {
  const by = taken[seat];
  return by !== undefined && 'player' in by && by.standIn === undefined ? by.player : undefined;
}
