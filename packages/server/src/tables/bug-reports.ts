import type { RequestTo } from '@great-machine/protocol';
import type { Player } from './players.js';
import { deriveSecret } from './secrets.js';
import { seatsOfPlayer } from './sheet.js';
import type { TableParts } from './table-parts.js';

/** Of the secret from which the id of a report is made. */
const ID_LENGTH = 16;

/** A player tells the operator of a fault, and gets the id of the report. The same request sent again is the same report. */
export async function reportBug(
  { id: table, world, log }: TableParts,
  player: Player,
  { once, text }: RequestTo<'report-bug'>,
): Promise<{ readonly report: string }> {
  const report = deriveSecret(player.key, 'bug-report', once).slice(0, ID_LENGTH);
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
