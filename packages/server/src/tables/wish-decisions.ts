import type { ClockSetup, RequestTo } from '@great-machine/protocol';
import { type Asking, checkNoReader, isOwn, listed, notNow } from './changes.js';
import { Refusal } from './refusal.js';
import { mayClaim, type Sheet } from './sheet.js';
import type { Change } from './table-log.js';
import { type EnteredWish, personAt, seatAbout, voterAt } from './wish.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** In milliseconds: how long a player may object to what others want for the own seat. */
const OBJECTION: Readonly<Record<ClockSetup['kind'], number>> = { none: MINUTE, live: MINUTE, days: DAY };

/** A player wants something that others have to agree to. */
export function decideWish(
  sheet: Sheet,
  asking: Asking,
  seat: string,
  wants: EnteredWish,
  time: number,
): Change {
  const { player } = asking;
  if (sheet.stage !== (wants.want === 'rematch' ? 'over' : 'playing')) throw notNow(sheet);
  checkWisher(sheet, asking, seat, wants);
  checkWanted(sheet, asking, wants);
  if (sheet.wishes.open.some((wish) => wish.player === player)) throw notNow(sheet);
  const asks = askedFor(sheet, asking, seat, wants);
  const about = seatAbout(wants);
  const until =
    about !== undefined && asks.includes(about) ? time + OBJECTION[sheet.setup.clock.kind] : undefined;
  return listed(sheet, asking, { did: 'wish', seat, player, wants, asks, until });
}

/** A vote. One against the wish ends it; so the player who made it withdraws it. */
export function decideVote(
  sheet: Sheet,
  asking: Asking,
  { wish: number, seat, agrees }: RequestTo<'vote'>,
): Change | undefined {
  const wish = sheet.wishes.open.find((one) => one.number === number);
  if (wish === undefined) throw notNow(sheet);
  const isWisher = wish.player === asking.player;
  if (!isWisher && !(wish.asks.includes(seat) && isOwn(sheet, asking, seat)))
    throw new Refusal({ refused: 'not-allowed' });
  if (agrees && (isWisher || wish.agreed.includes(seat))) return undefined;
  return listed(sheet, asking, { did: 'vote', wish: number, seat, agrees });
}

/** A player who wants another's seat names that seat, and a link has to open it; any other wish is made from an own seat. */
function checkWisher(sheet: Sheet, asking: Asking, seat: string, wants: EnteredWish): void {
  const isAllowed =
    wants.want === 'replace'
      ? wants.seat === seat && !isOwn(sheet, asking, seat) && mayClaim(sheet, asking.player, seat)
      : isOwn(sheet, asking, seat);
  if (!isAllowed) throw new Refusal({ refused: 'not-allowed' });
  if (wants.want === 'replace') checkNoReader(sheet, asking);
}

function checkWanted(sheet: Sheet, asking: Asking, wants: EnteredWish): void {
  const about = seatAbout(wants);
  if (about !== undefined && !sheet.seats.some(({ seat }) => seat === about))
    throw new Refusal({ refused: 'bad-request', where: ['wish.seat'] });
  if (wants.want === 'stand-in' && (isOwn(sheet, asking, wants.seat) || !personAt(sheet, wants.seat)))
    throw new Refusal({ refused: 'not-allowed' });
  const isDone =
    (wants.want === 'show-all' && sheet.showsAll) ||
    (wants.want === 'rematch' && sheet.rematch !== undefined);
  if (isDone) throw notNow(sheet);
}

/** The people at other seats; for a resignation those of the own side. Players who have deleted their data are not asked. */
function askedFor(
  sheet: Sheet,
  { player, names }: Asking,
  seat: string,
  wants: EnteredWish,
): readonly string[] {
  return sheet.seats
    .filter((one) => wants.want !== 'resign' || isMachine(sheet, one.seat) === isMachine(sheet, seat))
    .map((one) => one.seat)
    .filter((one) => names[one] !== undefined)
    .filter((one) => ![undefined, player].includes(voterAt(sheet, wants, one)));
}

function isMachine({ seats }: Sheet, seat: string): boolean {
  return seats.some((one) => one.seat === seat && one.speaksFor.includes('machine'));
}
