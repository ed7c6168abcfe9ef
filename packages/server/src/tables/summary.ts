import type { MyGames } from '@great-machine/protocol';
import { z } from 'zod';
import type { TableRow } from '../store/store.js';
import type { Sheet } from './sheet.js';

/** What lists show of a table, by public facts alone. */
const Summary = z.object({
  round: z.int(),
  waitsFor: z.array(z.string()),
  since: z.int(),
  seats: z.array(z.object({ seat: z.string(), taken: z.enum(['person', 'bot']).optional() })),
});
export type Summary = z.infer<typeof Summary>;

export function readSummary({ summary }: Pick<TableRow, 'summary'>): Summary {
  return Summary.parse(JSON.parse(summary));
}

/** How a table stands; the time at which it began to wait for these seats stays as long as it waits for them. */
export function summaryOf(
  { seats, taken }: Pick<Sheet, 'seats' | 'taken'>,
  game: { readonly round: number; readonly waitsFor: readonly string[] },
  now: number,
  before?: Summary,
): Summary {
  const waitsFor = [...game.waitsFor];
  const isSame =
    JSON.stringify(before?.waitsFor) === JSON.stringify(waitsFor) && before?.round === game.round;
  return {
    round: game.round,
    waitsFor,
    since: isSame && before !== undefined ? before.since : now,
    seats: seats.map(({ seat }) => {
      const by = taken[seat];
      return by === undefined ? { seat } : { seat, taken: 'player' in by ? 'person' : 'bot' };
    }),
  };
}

/** A table among the games of a player. */
export function gameOf(
  table: TableRow,
  title: string | undefined,
  seats: string[],
): MyGames['games'][number] {
  const { round, waitsFor, since } = readSummary(table);
  return { table: table.id, title, stage: table.stage, seats, round, waitsFor, since };
}
