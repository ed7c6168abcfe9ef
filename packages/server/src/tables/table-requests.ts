import type { RequestTo, TableLinks, TableRequest } from '@great-machine/protocol';
import { reportBug } from './bug-reports.js';
import { type Asking, DECISIONS, notNow } from './changes.js';
import { type Invitation, invitationFor, linksFor } from './links.js';
import { type LogEntry, readEntry } from './log-entry.js';
import type { Player } from './players.js';
import { readTableSettings } from './settings.js';
import type { Sheet } from './sheet.js';
import { beginWhenTossed, STARTING, tossOfServer } from './starting.js';
import { readSummary } from './summary.js';
import type { Change } from './table-log.js';
import type { TableParts } from './table-parts.js';

const MAKES_LINKS: readonly LogEntry['did'][] = ['create-table', 'renew-links'];

/** A player asks to change the table before its game or beside it: an entry of its log, once for each key. */
export async function changeTable(
  parts: TableParts,
  player: Player,
  key: string,
  request: TableRequest,
): Promise<unknown> {
  const enter = (decide: Decide) => enterAtPace(parts, player, key, decide);
  switch (request.do) {
    case 'claim-seat':
      await enter((sheet, asking) => DECISIONS['claim-seat'](sheet, asking, request));
      return parts.host.follow();
    case 'leave-seat':
      return enter((sheet, asking) => DECISIONS['leave-seat'](sheet, asking, request));
    case 'seat-bot':
      await enter((sheet, asking) => DECISIONS['seat-bot'](sheet, asking, request));
      return parts.host.follow();
    case 'take-seat-back':
      await enter((sheet, asking) => DECISIONS['take-seat-back'](sheet, asking, request));
      return parts.host.follow();
    case 'pause':
      return enter((sheet, asking) => DECISIONS.pause(sheet, asking, request));
    case 'choose-heroes':
      return enter((sheet, asking) => DECISIONS['choose-heroes'](sheet, asking, request));
    case 'hand-over':
      return enter((sheet, asking) => DECISIONS['hand-over'](sheet, asking, request));
    case 'abort':
      await enterChange(parts, player, key, DECISIONS.abort);
      return parts.host.sleep();
    case 'change-setup':
      return changeSetup(parts, player, key, request);
    case 'renew-links':
      return renewLinks(parts, player, key, request);
    case 'start':
      return start(parts, player, key);
    case 'commit':
      return enter((sheet, asking) => STARTING.commit(sheet, asking, request));
    case 'reveal':
      await enterChange(parts, player, key, (sheet, asking) =>
        STARTING.reveal(sheet, asking, request, parts.id),
      );
      return beginWhenTossed(parts);
    case 'report-bug':
      return reportBug(parts, player, request);
    default:
      throw notNow(parts.log.sheet);
  }
}

/** What is entered by the sheet as it stands; nothing, where nothing changes. */
type Decide = (sheet: Sheet, asking: Asking) => Change | undefined;

/** What players enter again and again makes the log longer, so they are kept to a pace. What is refused does not count. */
function enterAtPace(parts: TableParts, player: Player, key: string, decide: Decide): Promise<void> {
  return enterChange(parts, player, key, (sheet, asking) => {
    const change = decide(sheet, asking);
    if (change !== undefined) parts.asidePaces.take(player.id);
    return change;
  });
}

/** Enters what is decided by the sheet as it stands then. */
export async function enterChange(
  { id, world, log, names }: TableParts,
  player: Pick<Player, 'id'>,
  key: string,
  decide: Decide,
): Promise<void> {
  await log.change(key, async (sheet) => {
    const row = await world.store.table(id);
    return decide(sheet, {
      player: player.id,
      key,
      now: world.now(),
      names: await names(),
      summary: row && readSummary(row),
      invitation: row && readTableSettings(row).invitation,
    });
  });
}

async function changeSetup(
  parts: TableParts,
  player: Player,
  key: string,
  request: RequestTo<'change-setup'>,
): Promise<void> {
  const invitation = request.setup.isListed ? await invitationFrom(parts, player, request.once) : undefined;
  await enterAtPace(parts, player, key, (sheet, asking) =>
    DECISIONS['change-setup'](sheet, asking, request, invitation),
  );
}

/**
 * The invitation for the lobby. Of a table that was not listed only its hash is kept; the player who made it makes it again, and
 * another one makes a new one.
 */
async function invitationFrom(
  { id, world: { store } }: TableParts,
  player: Player,
  once: string,
): Promise<Invitation> {
  const row = await store.table(id);
  const listed = row && readTableSettings(row).invitation;
  if (listed !== undefined) return { secret: listed };
  const made = (await store.entries(id, 0)).filter(({ body }) => MAKES_LINKS.includes(readEntry(body).did));
  const [by, latest = ''] = made.at(-1)?.key.split(' ') ?? [];
  const { secret, link } = invitationFor(player.key, latest);
  // A player who has another key since then makes a new one, too.
  const isKept = by === player.id && (await store.linkWithKey(link.keyHash))?.table === id;
  return isKept ? { secret } : invitationFor(player.key, once);
}

async function renewLinks(
  parts: TableParts,
  player: Player,
  key: string,
  { once }: RequestTo<'renew-links'>,
): Promise<TableLinks> {
  const { shown, kept } = linksFor(player.key, once, parts.log.sheet.seats);
  await enterAtPace(parts, player, key, (sheet, asking) =>
    DECISIONS['renew-links'](sheet, asking, kept, shown.invitation),
  );
  return shown;
}

async function start(parts: TableParts, player: Player, key: string): Promise<void> {
  const toss = await tossOfServer(parts);
  await enterChange(parts, player, key, (sheet, asking) => STARTING.toss(sheet, asking, toss));
  await beginWhenTossed(parts);
}
