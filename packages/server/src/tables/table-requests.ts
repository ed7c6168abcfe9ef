import type { RequestTo, TableLinks, TableRequest } from '@great-machine/protocol';
import { type Asking, DECISIONS, notNow } from './changes.js';
import { linksFor } from './links.js';
import type { Player } from './players.js';
import { readTableSettings } from './settings.js';
import type { Sheet } from './sheet.js';
import { beginWhenTossed, STARTING, tossOfServer } from './starting.js';
import type { Change } from './table-log.js';
import type { TableParts } from './table-parts.js';

/** A player asks to change the table before its game or beside it: an entry of its log, once for each key. */
export async function changeTable(
  parts: TableParts,
  player: Player,
  key: string,
  request: TableRequest,
): Promise<unknown> {
  const enter = (decide: (sheet: Sheet, asking: Asking) => Change | undefined) =>
    enterChange(parts, player, key, decide);
  switch (request.do) {
    case 'claim-seat':
      return enter((sheet, asking) => DECISIONS['claim-seat'](sheet, asking, request));
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
    case 'hand-over':
      return enter((sheet, asking) => DECISIONS['hand-over'](sheet, asking, request));
    case 'abort':
      await enter(DECISIONS.abort);
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
      await enter((sheet, asking) => STARTING.reveal(sheet, asking, request, parts.id));
      return beginWhenTossed(parts);
    default:
      throw notNow(parts.log.sheet);
  }
}

/** Enters what is decided by the sheet as it stands then. */
export async function enterChange(
  { world, log, names }: TableParts,
  player: Player,
  key: string,
  decide: (sheet: Sheet, asking: Asking) => Change | undefined,
): Promise<void> {
  await log.change(key, async (sheet) =>
    decide(sheet, { player: player.id, now: world.now(), names: await names() }),
  );
}

async function changeSetup(
  parts: TableParts,
  player: Player,
  key: string,
  request: RequestTo<'change-setup'>,
): Promise<void> {
  const row = await parts.world.store.table(parts.id);
  const invitation = row && readTableSettings(row).invitation;
  await enterChange(parts, player, key, (sheet, asking) =>
    DECISIONS['change-setup'](sheet, asking, request, invitation),
  );
}

async function renewLinks(
  parts: TableParts,
  player: Player,
  key: string,
  { once }: RequestTo<'renew-links'>,
): Promise<TableLinks> {
  const { shown, kept } = linksFor(player.key, once, parts.log.sheet.seats);
  await enterChange(parts, player, key, (sheet, asking) =>
    DECISIONS['renew-links'](sheet, asking, kept, shown.invitation),
  );
  return shown;
}

async function start(parts: TableParts, player: Player, key: string): Promise<void> {
  const toss = await tossOfServer(parts);
  await enterChange(parts, player, key, (sheet, asking) => STARTING.toss(sheet, asking, toss));
  await beginWhenTossed(parts);
}
