import { SideSchema } from '@great-machine/protocol';
import type { Audience, Side } from '@great-machine/rules';
import type { Connection, WrittenNews } from '@great-machine/table';
import { notNow } from './changes.js';
import type { Player } from './players.js';
import { Refusal } from './refusal.js';
import { type Sheet, seatsOfPlayer } from './sheet.js';
import type { TableParts } from './table-parts.js';

/** Whether a player sees the game as it stands: their own, what all know of it without a seat, and any after its end. */
export function canSeeGame(sheet: Sheet, player: Pick<Player, 'id'>): boolean {
  return sheet.stage === 'over' || (sheet.stage === 'playing' && !seesLate(sheet, player));
}

/** Whether a player without a seat sees the game as it stood a while ago. */
export function seesLate({ stage, setup, taken }: Sheet, { id }: Pick<Player, 'id'>): boolean {
  const isSeated = seatsOfPlayer({ taken }, id).length > 0;
  return stage === 'playing' && setup.spectatorDelay > 0 && !isSeated;
}

/** One side at a time: the one that the player has named, or that of the seat they have taken first. */
function audienceAmong(own: readonly Audience[], side: Side | undefined): Audience {
  if (side === undefined) return own[0] ?? 'public';
  if (!own.includes(side)) throw new Refusal({ refused: 'not-allowed' });
  return side;
}

/** The sides on which a player sits. */
export async function sidesOf(
  { log: { sheet }, host }: TableParts,
  { id }: Pick<Player, 'id'>,
): Promise<readonly Side[]> {
  const table = await host.table();
  const own = seatsOfPlayer(sheet, id).map((seat) => table.audienceOf(seat));
  return SideSchema.options.filter((side) => own.includes(side));
}

/** Something at the seats of a player on one side of the game, or in the eyes of all. */
export async function atTable<T>(
  { log: { sheet }, host }: TableParts,
  player: Pick<Player, 'id' | 'side'>,
  visit: (connection: Connection) => Promise<T>,
): Promise<T> {
  if (sheet.stage !== 'playing' && sheet.stage !== 'over') throw notNow(sheet);
  if (!canSeeGame(sheet, player)) throw new Refusal({ refused: 'not-allowed' });
  const table = await host.table();
  const own = seatsOfPlayer(sheet, player.id);
  const audience = audienceAmong(
    own.map((seat) => table.audienceOf(seat)),
    player.side,
  );
  const seats = own.filter((seat) => table.audienceOf(seat) === audience);
  const connection = table.connect({ seats, audience });
  try {
    return await visit(connection);
  } finally {
    await connection.leave();
  }
}

/** What a player may know; without a seat at a game that is what all know. */
export async function audienceOf(parts: TableParts, player: Player): Promise<Audience> {
  if (!canSeeGame(parts.log.sheet, player)) return 'public';
  return atTable(parts, player, async (connection) => connection.audience);
}

/**
 * What the game tells a player from an entry of their feed on; undefined where nothing is due yet. The names of people are kept
 * outside of the game. Only the player whose act could not be kept is told so, not every reader: it may have been an answer in
 * secret.
 */
export async function readGame(
  parts: TableParts,
  player: Player,
  since: number,
): Promise<WrittenNews | undefined> {
  const news = seesLate(parts.log.sheet, player)
    ? await parts.late.read(since)
    : await atTable(parts, player, (connection) => connection.readFromAfar(since));
  if (news === undefined) return undefined;
  const names = await parts.names();
  const seats = news.status.seats.map((one) => ({ ...one, name: names[one.seat] ?? '' }));
  return { ...news, status: { ...news.status, seats, saving: 'saved', trouble: undefined } };
}
