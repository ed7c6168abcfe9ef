import type { Refusal as RulesRefusal } from '@great-machine/rules';
import type { Table } from '@great-machine/table';
import { type Asking, listed, standIn, USUAL_STAND_IN } from './changes.js';
import type { LogEntry } from './log-entry.js';
import { setUpRematch } from './rematch.js';
import type { Sheet } from './sheet.js';
import type { Change } from './table-log.js';
import type { TableParts } from './table-parts.js';
import { enterChange } from './table-requests.js';
import {
  agreedFrom,
  type EnteredWish,
  isOfOneAlone,
  keyOfWish,
  type MadeWish,
  ownerOf,
  personAt,
} from './wish.js';

const DROPPED: LogEntry = { did: 'drop-wish' };

/**
 * Sees to the wishes that all have agreed to. Nodes may do so at once: what one has entered in the log is nothing more to do for the
 * others.
 */
export async function makeWishesComeTrue(parts: TableParts): Promise<void> {
  const { log, time } = parts;
  if (log.sheet.wishes.open.length === 0) return;
  const now = await time.read();
  const isDue = (wish: MadeWish) => (agreedFrom(wish, log.sheet) ?? Number.POSITIVE_INFINITY) <= now;
  for (let wish = log.sheet.wishes.open.find(isDue); wish; wish = log.sheet.wishes.open.find(isDue))
    await comeTrue(parts, wish);
}

async function comeTrue(parts: TableParts, wish: MadeWish): Promise<void> {
  const { number, seat, player, wants } = wish;
  const key = keyOfWish(number);
  switch (wants.want) {
    case 'take-back':
      return inGame(parts, key, (table) => table.takeBack(seat, wants.before, key));
    case 'resign':
      return inGame(parts, key, (table) => table.resign(seat, key));
    case 'stand-in':
      return enter(parts, wish, (sheet, asking) =>
        personAt(sheet, wants.seat) === undefined
          ? listed(sheet, asking, DROPPED)
          : standInFor(parts, wish, wants, sheet, asking),
      );
    case 'replace':
      return enterListed(parts, wish, { did: 'yield-seat', seat: wants.seat, to: player });
    case 'show-all':
      return enterListed(parts, wish, { did: 'show-all' });
    case 'rematch': {
      const table = await setUpRematch(parts, number, wants);
      return enterListed(parts, wish, { did: 'rematch', table });
    }
  }
}

/** One person alone brings no bot to the seat of a player who is here, and does not choose its level. */
function standInFor(
  { isHere }: TableParts,
  wish: MadeWish,
  { seat, level }: Extract<EnteredWish, { want: 'stand-in' }>,
  sheet: Sheet,
  asking: Asking,
): Change {
  const isOfOne = isOfOneAlone(wish, sheet);
  const owner = ownerOf(sheet, seat);
  if (isOfOne && owner !== undefined && isHere(owner)) return listed(sheet, asking, DROPPED);
  return standIn(sheet, asking, seat, isOfOne ? USUAL_STAND_IN : level);
}

/** What the game refuses by now does not happen. */
async function inGame(
  { host, log }: TableParts,
  key: string,
  act: (table: Table) => Promise<RulesRefusal | undefined>,
): Promise<void> {
  try {
    const refusal = await act(await host.table());
    if (refusal !== undefined) await log.change(key, async () => ({ entry: DROPPED }));
  } catch (error) {
    // Another node was faster.
    if (!log.has(key)) throw error;
  }
}

function enterListed(parts: TableParts, wish: MadeWish, entry: LogEntry): Promise<void> {
  return enter(parts, wish, (sheet, asking) => listed(sheet, asking, entry));
}

/** Enters what a wish comes to, unless a vote against it came in between. */
async function enter(
  parts: TableParts,
  { number, player }: MadeWish,
  decide: (sheet: Sheet, asking: Asking) => Change,
): Promise<void> {
  await enterChange(parts, { id: player }, keyOfWish(number), (sheet, asking) =>
    sheet.wishes.open.some((one) => one.number === number) ? decide(sheet, asking) : undefined,
  );
  await parts.host.follow();
}
