import type { TableEntry } from '@great-machine/client';
import type { RequestTo } from '@great-machine/protocol';
import { notNow } from './changes.js';
import type { Player } from './players.js';
import { Refusal } from './refusal.js';
import { seatsOfPlayer } from './sheet.js';
import type { TableLog } from './table-log.js';
import type { TableParts } from './table-parts.js';

/** Of this round and the one before nothing is shown: so everything is at least a round old. */
const ROUNDS_LATE = 2;

/**
 * What a side was told, for those who watch, where all seats have agreed to that: at least a round late, and late by the delay of the
 * table besides. After the end all see all of it.
 */
export async function readSide(
  { log, host, world }: TableParts,
  player: Player,
  { side, since }: RequestTo<'read-side'>,
): Promise<readonly TableEntry[]> {
  const { sheet } = log;
  const { stage, setup, showsAll } = sheet;
  if (stage !== 'playing' && stage !== 'over') throw notNow(sheet);
  const isPlayer = seatsOfPlayer(sheet, player.id).length > 0;
  if (stage === 'playing' && (isPlayer || !showsAll)) throw new Refusal({ refused: 'not-allowed' });
  const table = await host.table();
  const lines = await table.earlierLines(side, since);
  if (stage === 'over') return table.look(() => table.read(side, since, lines));
  await noteReader(log, player);
  const shown = log.countRoundsBefore(side, ROUNDS_LATE, world.now() - setup.spectatorDelay * 1000);
  return table.look(() => table.readBefore(shown, side, since, lines));
}

/** A player who has seen what a side knows takes no seat of this game any more. */
function noteReader(log: TableLog, { id }: Player): Promise<void> {
  return log.change(`${id} reads sides`, async () => ({ entry: { did: 'read-sides', player: id } }));
}
