import type { TableNews } from '@great-machine/client';
import type { Audience } from '@great-machine/rules';
import type { Connection } from '@great-machine/table';
import { notNow } from './changes.js';
import type { Player } from './players.js';
import { Refusal } from './refusal.js';
import { type Sheet, seatsOfPlayer } from './sheet.js';
import type { TableParts } from './table-parts.js';

/** Players see their game; those without a seat what all know of it, unless they are to see it late: then after the end. */
export function canSeeGame(sheet: Sheet, { id }: Player): boolean {
  if (sheet.stage === 'over') return true;
  const isSeated = seatsOfPlayer(sheet, id).length > 0;
  return sheet.stage === 'playing' && (isSeated || sheet.setup.spectatorDelay === 0);
}

/** Something at the seats of a player on one side of the game, or in the eyes of all. */
export async function atTable<T>(
  { log: { sheet }, host }: TableParts,
  player: Player,
  visit: (connection: Connection) => Promise<T>,
): Promise<T> {
  if (sheet.stage !== 'playing' && sheet.stage !== 'over') throw notNow(sheet);
  if (!canSeeGame(sheet, player)) throw new Refusal({ refused: 'not-allowed' });
  const table = await host.table();
  const [first, ...others] = seatsOfPlayer(sheet, player.id);
  const audience = first === undefined ? 'public' : table.audienceOf(first);
  const own = first === undefined ? [] : [first, ...others];
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

/** What the game tells a player from an entry of their feed on. What people are called stands outside of the game. */
export async function readGame(parts: TableParts, player: Player, since: number): Promise<TableNews> {
  const news = await atTable(parts, player, (connection) => connection.readFromAfar(since));
  const names = await parts.names();
  const seats = news.status.seats.map((one) => ({ ...one, name: names[one.seat] ?? '' }));
  return { ...news, status: { ...news.status, seats } };
}
