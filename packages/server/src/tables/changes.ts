import type { BotLevel, RequestTo, TableSetup } from '@great-machine/protocol';
import { MACHINE } from '@great-machine/rules';
import type { AlsoChanged, Link } from '../store/store.js';
import type { Invitation } from './links.js';
import type { LogEntry } from './log-entry.js';
import { Refusal } from './refusal.js';
import { writeSettings } from './settings.js';
import { seatsOf } from './setup.js';
import { afterEntry, botAt, mayClaim, type Sheet, seatsOfPlayer } from './sheet.js';
import type { Names } from './shown-sheet.js';
import { type GameProgress, NOT_BEGUN, type Summary, summaryOf } from './summary.js';
import type { Change } from './table-log.js';

/** What a request is decided by, besides the sheet. */
export interface Asking {
  readonly player: string;
  /** Of the entry. */
  readonly key: string;
  readonly now: number;
  /** Who sits where, by name. */
  readonly names: Names;
  /** What lists show of the table so far. */
  readonly summary: Summary | undefined;
  /** That the lobby shows, if it does. */
  readonly invitation?: string;
}

/** Everything that changes a table before its game and beside it. Each says what is to be entered, or throws why not. */
export const DECISIONS = {
  join: (
    sheet: Sheet,
    { player }: Asking,
    { opens, seat }: Pick<Link, 'opens' | 'seat'>,
  ): Change | undefined => {
    const entry: LogEntry = { did: 'join', player, opens, seat };
    const after = afterEntry(sheet, entry).members[player];
    return JSON.stringify(after) === JSON.stringify(sheet.members[player]) ? undefined : { entry };
  },

  'claim-seat': (sheet: Sheet, asking: Asking, { seat, name }: RequestTo<'claim-seat'>): Change => {
    checkSeat(sheet, seat);
    if (sheet.stage === 'playing' && sheet.yielded[seat] === asking.player) {
      checkNoReader(sheet, asking);
      return claim(seat, asking.player, name);
    }
    checkGathering(sheet);
    if (!mayClaim(sheet, asking.player, seat)) throw new Refusal({ refused: 'not-allowed' });
    checkFree(sheet, asking, seat);
    const { entry, also } = claim(seat, asking.player, name);
    return listed(sheet, asking, entry, also);
  },

  'leave-seat': (sheet: Sheet, asking: Asking, { seat }: Pick<RequestTo<'leave-seat'>, 'seat'>): Change => {
    checkGathering(sheet);
    checkSeat(sheet, seat);
    if (!isOwn(sheet, asking, seat)) checkCreator(sheet, asking);
    return listed(sheet, asking, { did: 'leave-seat', seat }, { seats: [{ seat }] });
  },

  'seat-bot': (sheet: Sheet, asking: Asking, { seat, level }: RequestTo<'seat-bot'>): Change => {
    checkSeat(sheet, seat);
    if (sheet.stage === 'playing' && isOwn(sheet, asking, seat)) return standIn(sheet, asking, seat, level);
    checkGathering(sheet);
    if (!isOwn(sheet, asking, seat)) {
      checkCreator(sheet, asking);
      if ('player' in (sheet.taken[seat] ?? {})) checkFree(sheet, asking, seat);
    }
    return listed(sheet, asking, { did: 'seat-bot', seat, level }, { seats: [{ seat }] });
  },

  'take-seat-back': (sheet: Sheet, asking: Asking, { seat }: RequestTo<'take-seat-back'>): Change => {
    checkSeat(sheet, seat);
    checkOwn(sheet, asking, seat);
    if (sheet.stage !== 'playing' || botAt(sheet, seat) === undefined) throw notNow(sheet);
    return listed(sheet, asking, { did: 'take-seat-back', seat });
  },

  pause: (sheet: Sheet, asking: Asking, { isPaused }: RequestTo<'pause'>): Change | undefined => {
    if (seatsOfPlayer(sheet, asking.player).length === 0) checkCreator(sheet, asking);
    if (sheet.stage !== 'playing') throw notNow(sheet);
    return sheet.isPaused === isPaused ? undefined : listed(sheet, asking, { did: 'pause', isPaused });
  },

  'change-setup': (
    sheet: Sheet,
    asking: Asking,
    { setup }: RequestTo<'change-setup'>,
    invitation: Invitation | undefined,
  ): Change => {
    checkGathering(sheet);
    checkCreator(sheet, asking);
    const links = invitation?.link === undefined ? [] : [invitation.link];
    const kept = seatsOf(setup.game).map(({ seat }) => seat);
    const gone = sheet.seats.filter(({ seat }) => !kept.includes(seat)).map(({ seat }) => ({ seat }));
    return listed(
      sheet,
      asking,
      { did: 'change-setup', setup },
      { seats: gone, links },
      { agreed: { setup, invitation: invitation?.secret } },
    );
  },

  /** The Revolutionaries choose their Heroes, and who leads which (R-SET-1). */
  'choose-heroes': (
    sheet: Sheet,
    asking: Asking,
    { heroes, control, sharedHero }: RequestTo<'choose-heroes'>,
  ): Change => {
    checkGathering(sheet);
    checkRevolutionary(sheet, asking);
    const setup = { ...sheet.setup, game: { ...sheet.setup.game, heroes, control, sharedHero } };
    const { invitation } = asking;
    return listed(sheet, asking, { did: 'change-setup', setup }, {}, { agreed: { setup, invitation } });
  },

  'hand-over': (sheet: Sheet, asking: Asking, { seat }: RequestTo<'hand-over'>): Change => {
    checkCreator(sheet, asking);
    checkSeat(sheet, seat);
    const by = sheet.taken[seat];
    if (by === undefined || !('player' in by)) throw new Refusal({ refused: 'not-allowed' });
    return { entry: { did: 'hand-over', to: by.player } };
  },

  abort: (sheet: Sheet, asking: Asking): Change => {
    checkCreator(sheet, asking);
    return closing(sheet);
  },

  'renew-links': (sheet: Sheet, asking: Asking, links: readonly Link[], invitation: string): Change => {
    checkCreator(sheet, asking);
    const settings = writeSettings(sheet.setup, invitation);
    return { entry: { did: 'renew-links', shutsOut: shutOut(sheet) }, also: { links, table: { settings } } };
  },
};

/** Those who are at the table by its links alone: not its creator, and not who has a seat. */
function shutOut(sheet: Sheet): readonly string[] {
  if (!sheet.hasLinks) return [];
  return Object.keys(sheet.members).filter(
    (player) => player !== sheet.creator && seatsOfPlayer(sheet, player).length === 0,
  );
}

/** The bot that stands in where no level was agreed on; the clock answers by it, too (R-TIME-1). */
export const USUAL_STAND_IN: BotLevel = 'journeyman';

/** A bot stands in for the person at a seat. The person decides that, the others by vote, or the clock. */
export function standIn(sheet: Sheet, asking: Asking, seat: string, level: BotLevel): Change {
  checkSeat(sheet, seat);
  if (sheet.stage !== 'playing') throw notNow(sheet);
  const by = sheet.taken[seat];
  if (by === undefined || !('player' in by)) throw new Refusal({ refused: 'not-allowed' });
  return listed(sheet, asking, { did: 'stand-in', seat, level });
}

/** What changes of that which lists show, besides seats and stage. */
interface Listed {
  readonly agreed?: { readonly setup: TableSetup; readonly invitation: string | undefined };
  readonly standing?: GameProgress;
}

function claim(seat: string, player: string, name: string): Change {
  return { entry: { did: 'claim-seat', seat, player }, also: { seats: [{ seat, player, name }] } };
}

/** A table that is not over ends, by its creator or the operator. */
export function closing(sheet: Sheet): Change {
  if (sheet.stage === 'over' || sheet.stage === 'closed') throw notNow(sheet);
  return { entry: { did: 'abort' }, also: { table: { stage: 'closed' }, due: {} } };
}

/** An entry that lists show. */
export function listed(
  sheet: Sheet,
  { key, now, summary: before }: Pick<Asking, 'key' | 'now' | 'summary'>,
  entry: LogEntry,
  also: AlsoChanged = {},
  { agreed, standing = before ?? NOT_BEGUN }: Listed = {},
): Change {
  const after = afterEntry(sheet, entry, key);
  const summary = JSON.stringify(summaryOf(after, standing, now, before));
  const changed = agreed && {
    settings: writeSettings(agreed.setup, agreed.invitation),
    isListed: agreed.setup.isListed,
  };
  return { entry, also: { ...also, table: { stage: after.stage, summary, ...changed } } };
}

export function isOwn(sheet: Sheet, { player }: Asking, seat: string): boolean {
  return seatsOfPlayer(sheet, player).includes(seat);
}

export function checkOwn(sheet: Sheet, asking: Asking, seat: string): void {
  if (!isOwn(sheet, asking, seat)) throw new Refusal({ refused: 'not-allowed' });
}

function checkSeat({ seats }: Sheet, wanted: string): void {
  if (!seats.some(({ seat }) => seat === wanted))
    throw new Refusal({ refused: 'bad-request', where: ['seat'] });
}

function checkFree({ taken }: Sheet, { names }: Asking, seat: string): void {
  const by = taken[seat];
  if (by === undefined) return;
  const name = names[seat];
  throw new Refusal(name === undefined ? { refused: 'not-allowed' } : { refused: 'seat-taken', by: name });
}

/** A player who has read what both sides know plays for none of them. */
export function checkNoReader({ readers }: Sheet, { player }: Asking): void {
  if (readers.includes(player)) throw new Refusal({ refused: 'not-allowed', because: 'has-read-sides' });
}

export function checkCreator({ creator }: Sheet, { player }: Asking): void {
  if (creator !== player) throw new Refusal({ refused: 'not-allowed' });
}

function checkRevolutionary({ seats, taken }: Sheet, { player }: Asking): void {
  const own = seatsOfPlayer({ taken }, player);
  if (!seats.some(({ seat, speaksFor }) => own.includes(seat) && !speaksFor.includes(MACHINE)))
    throw new Refusal({ refused: 'not-allowed' });
}

export function checkGathering(sheet: Sheet): void {
  if (sheet.stage !== 'gathering') throw notNow(sheet);
}

export function notNow({ stage }: Sheet): Refusal {
  return new Refusal({ refused: 'not-now', stage });
}
