import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type CreatedTable, type ImportReplay, TableSetup, type Verification } from '@great-machine/protocol';
import { type ReplayFile, readReplay, verifyForeign } from '@great-machine/table';
import { createTable, idFrom } from './create-table.js';
import { linksFor } from './links.js';
import type { Player } from './players.js';
import { Refusal } from './refusal.js';
import { deriveSecret } from './secrets.js';
import type { World } from './world.js';

/** In bytes, zipped: what a game comes to for three audiences, with what was played, and some more. */
const LARGEST = 512 * 1024;
/** More than any game has: a longer one would take too long to check. */
const MOST_ANSWERS = 10_000;

const zip = promisify(gzip);
const pause = () => new Promise<void>((resolve) => void setImmediate(resolve));

/**
 * Keeps a replay that a player brings, at a table of its own at which nothing is played. It is checked once, as it comes. The same
 * request sent again is the same table.
 */
export async function importReplay(
  world: Pick<World, 'store' | 'now'>,
  player: Player,
  { once, replay: { imported: _, ...sent } }: ImportReplay,
): Promise<CreatedTable> {
  const from = deriveSecret(player.key, 'table', once);
  const { shown, kept } = linksFor(player.key, once, []);
  if ((await world.store.table(idFrom(from))) !== undefined) return { table: idFrom(from), links: shown };
  const file = readReplay(sent);
  if (file === undefined) throw new Refusal({ refused: 'bad-request', where: ['replay'] });
  const zipped = await zip(JSON.stringify(sent));
  const answers = file.parts.reduce((count, { entries }) => count + entries.length, 0);
  if (zipped.length > LARGEST || answers > MOST_ANSWERS) throw new Refusal({ refused: 'too-large' });
  const table = await createTable(world, {
    from,
    key: `${player.id} ${once}`,
    entry: {
      did: 'create-table',
      by: player.id,
      setup: TableSetup.parse({ game: file.setup }),
      imported: { replay: zipped.toString('base64'), isVerified: isSound(await verifyImported(file)) },
    },
    also: { links: kept },
  });
  return { table, links: shown };
}

/** What checking a file that a player has brought comes to. */
export function verifyImported(file: ReplayFile): Promise<Verification> {
  return verifyForeign(file, pause);
}

/** Whether everything holds; of a chosen seed nothing is proved about chance, and the rest is checked. */
function isSound({ checks }: Verification): boolean {
  return checks.every(({ came, because }) => came === 'holds' || because === 'chosen-seed');
}
