import type { RequestTo } from '@great-machine/protocol';
import type { AnyLogLine } from '@great-machine/rules';
import { linesIn } from './kept-game.js';
import type { Player } from './players.js';
import { deriveSecret } from './secrets.js';
import { seatsOfPlayer } from './sheet.js';
import type { PlacedEntry } from './table-log.js';
import type { TableParts } from './table-parts.js';

/** Of the secret from which the id of a report is made. */
const ID_LENGTH = 16;

/** A player tells the operator of a fault, and gets the id of the report. The same request sent again is the same report. */
export async function reportBug(
  { id: table, world, log, reportPaces }: TableParts,
  player: Player,
  { once, text }: RequestTo<'report-bug'>,
): Promise<{ readonly report: string }> {
  const report = deriveSecret(player.key, 'bug-report', once).slice(0, ID_LENGTH);
  if ((await world.store.operations.bugReport(report)) !== undefined) return { report };
  reportPaces.take(player.id);
  const [by = 'no-seat'] = seatsOfPlayer(log.sheet, player.id);
  await world.store.operations.reportBug({
    id: report,
    at: world.now(),
    table,
    player: player.id,
    by,
    sequence: log.reached,
    text,
  });
  return { report };
}

/** What the reporter had been told by then, as their seat lets them know it: what all know without one. */
export function feedOfReporter(by: string, log: readonly PlacedEntry[]): readonly (readonly AnyLogLine[])[] {
  const { config } = log.flatMap(({ entry }) => (entry.did === 'start' ? [entry.start] : []))[0] ?? {};
  const seat = config?.seats.find((one) => one.seat === by);
  if (seat === undefined) return linesIn(log).public;
  return linesIn(log)[seat.speaksFor.includes('machine') ? 'machine' : 'revolutionaries'];
}
