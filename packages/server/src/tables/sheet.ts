import type { BotLevel, Imported, Stage, TableEvent, TableSetup } from '@great-machine/protocol';
import type { SeatConfig } from '@great-machine/rules';
import type { Occupants } from '@great-machine/table';
import { eventsAfterEntry } from './events-of-log.js';
import type { LogEntry } from './log-entry.js';
import { seatsOf } from './setup.js';
import { NO_TOSS, type Toss } from './toss/toss.js';
import { tossAfter } from './toss-of-log.js';
import { NO_WISHES, type Wishes } from './wish.js';
import { wishesAfterEntry } from './wishes-of-log.js';

export type TakenBy =
  | {
      readonly player: string;
      /** The bot that answers for them, for the time being. */
      readonly standIn?: BotLevel;
    }
  | { readonly bot: BotLevel };

/** What the links that a player has opened allow: to claim any seat or some, or to watch. */
export interface Membership {
  readonly anySeat: boolean;
  readonly seats: readonly string[];
}

/** A table besides its game, as the entries of its log have made it. */
export interface Sheet {
  readonly stage: Stage;
  readonly isPaused: boolean;
  readonly setup: TableSetup;
  readonly creator: string;
  readonly seats: readonly SeatConfig[];
  readonly taken: Readonly<Record<string, TakenBy>>;
  readonly members: Readonly<Record<string, Membership>>;
  /** Whether links open it: not yet where the people come from another table. */
  readonly hasLinks: boolean;
  /** For the key of the game. */
  readonly toss: Toss;
  readonly wishes: Wishes;
  /** What all at the table should know of those who may change it. */
  readonly events: readonly TableEvent[];
  /** The player who may claim a seat that another person has, by seat. */
  readonly yielded: Readonly<Record<string, string>>;
  /** Whether spectators may see everything, late enough. */
  readonly showsAll: boolean;
  /** The players who have read what the sides know, and so take no seat of this game. */
  readonly readers: readonly string[];
  /** Where it holds nothing but a replay from elsewhere: whether that was found sound. */
  readonly imported?: Imported;
  /** The table at which the same people play again. */
  readonly rematch?: string;
  /** Of the rules under which the game is played. */
  readonly rulesVersion?: string;
}

const WATCHES: Membership = { anySeat: false, seats: [] };

/** The sheet of a new table. */
export function sheetOf({ by, setup, people, imported }: Extract<LogEntry, { did: 'create-table' }>): Sheet {
  return {
    stage: imported === undefined ? 'gathering' : 'closed',
    isPaused: false,
    setup,
    creator: by,
    // A replay may have been played under rules with which there is no such game any more.
    seats: imported === undefined ? seatsOf(setup.game) : [],
    imported: imported && (imported.isVerified ? 'verified' : 'unverified'),
    taken: people?.taken ?? {},
    members: { ...people?.members, [by]: { anySeat: true, seats: [] } },
    hasLinks: people === undefined,
    toss: NO_TOSS,
    wishes: NO_WISHES,
    events: [],
    yielded: {},
    showsAll: false,
    readers: [],
  };
}

/** The sheet after another entry, entered at a time. By its key an entry may be what a wish comes to. */
export function afterEntry(sheet: Sheet, entry: LogEntry, key = '', at = 0): Sheet {
  const after = changedBy(sheet, entry);
  const toss = tossAfter(sheet, entry);
  const wishes = wishesAfterEntry(after, entry, key);
  const events = eventsAfterEntry(sheet, entry, key, at);
  const isSame = toss === sheet.toss && wishes === sheet.wishes && events === sheet.events;
  return isSame ? after : { ...after, toss, wishes, events };
}

function changedBy(sheet: Sheet, entry: LogEntry): Sheet {
  switch (entry.did) {
    case 'create-table':
    case 'commit':
    case 'reveal':
    case 'keep-replay':
    case 'wish':
    case 'vote':
    case 'drop-wish':
      return sheet;
    case 'renew-links':
      return { ...sheet, hasLinks: true, members: without(sheet.members, entry.shutsOut ?? []) };
    case 'yield-seat':
      return { ...sheet, yielded: { ...sheet.yielded, [entry.seat]: entry.to } };
    case 'show-all':
      return { ...sheet, showsAll: true };
    case 'read-sides':
      return { ...sheet, readers: [...sheet.readers, entry.player] };
    case 'rematch':
      return { ...sheet, rematch: entry.table };
    case 'join': {
      const member = allowedBy(sheet.members[entry.player] ?? WATCHES, entry);
      return { ...sheet, members: { ...sheet.members, [entry.player]: member } };
    }
    case 'claim-seat': {
      const { [entry.seat]: _, ...yielded } = sheet.yielded;
      // Last, also where another person had it before: seats stand in the order in which they were taken.
      const { [entry.seat]: __, ...taken } = sheet.taken;
      return { ...sheet, yielded, taken: { ...taken, [entry.seat]: { player: entry.player } } };
    }
    case 'seat-bot':
      return { ...sheet, taken: { ...sheet.taken, [entry.seat]: { bot: entry.level } } };
    case 'stand-in':
      return withStandIn(sheet, entry.seat, entry.level);
    case 'take-seat-back':
      return withStandIn(sheet, entry.seat, undefined);
    case 'pause':
      return { ...sheet, isPaused: entry.isPaused };
    case 'leave-seat': {
      const { [entry.seat]: _, ...taken } = sheet.taken;
      return { ...sheet, taken };
    }
    case 'change-setup':
      return withSeats({ ...sheet, setup: entry.setup }, seatsOf(entry.setup.game));
    case 'hand-over':
      return { ...sheet, creator: entry.to };
    case 'abort':
      return { ...sheet, stage: 'closed' };
    case 'toss':
      return { ...sheet, stage: 'starting' };
    case 'start':
      return {
        ...sheet,
        stage: 'playing',
        seats: entry.start.config.seats,
        rulesVersion: entry.start.rulesVersion,
      };
    case 'change-rules':
      return { ...sheet, rulesVersion: entry.change.rulesVersion };
    case 'act':
      return entry.isLast ? { ...sheet, stage: 'over' } : sheet;
  }
}

function without(members: Sheet['members'], gone: readonly string[]): Sheet['members'] {
  return Object.fromEntries(Object.entries(members).filter(([player]) => !gone.includes(player)));
}

function allowedBy(
  { anySeat, seats }: Membership,
  { opens, seat }: Extract<LogEntry, { did: 'join' }>,
): Membership {
  if (opens === 'invitation') return { anySeat: true, seats };
  return seat === undefined || seats.includes(seat)
    ? { anySeat, seats }
    : { anySeat, seats: [...seats, seat] };
}

function withStandIn(sheet: Sheet, seat: string, standIn: BotLevel | undefined): Sheet {
  const by = sheet.taken[seat];
  if (by === undefined || !('player' in by)) return sheet;
  const { player } = by;
  const taken: TakenBy = standIn === undefined ? { player } : { player, standIn };
  return { ...sheet, taken: { ...sheet.taken, [seat]: taken } };
}

/** Where a seat is gone, so is who sat there. */
function withSeats(sheet: Sheet, seats: readonly SeatConfig[]): Sheet {
  const taken = Object.entries(sheet.taken).filter(([of]) => seats.some(({ seat }) => seat === of));
  return { ...sheet, seats, taken: Object.fromEntries(taken) };
}

/** Asked several times of every answer and reader, and changes hardly ever: it is found out once. */
const SEATS = new WeakMap<Sheet['taken'], Map<string, readonly string[]>>();

export function seatsOfPlayer({ taken }: Pick<Sheet, 'taken'>, player: string): readonly string[] {
  const byPlayer = SEATS.get(taken) ?? new Map<string, readonly string[]>();
  SEATS.set(taken, byPlayer);
  const known = byPlayer.get(player);
  if (known !== undefined) return known;
  const seats = Object.entries(taken).flatMap(([seat, by]) =>
    'player' in by && by.player === player ? [seat] : [],
  );
  byPlayer.set(player, seats);
  return seats;
}

/** The bot that answers for a seat; undefined where a person does. */
export function botAt({ taken }: Pick<Sheet, 'taken'>, seat: string): BotLevel | undefined {
  const by = taken[seat];
  if (by === undefined) return undefined;
  return 'bot' in by ? by.bot : by.standIn;
}

/** Whether bots answer for any seat. */
export function hasBots(sheet: Sheet): boolean {
  return sheet.seats.some(({ seat }) => botAt(sheet, seat) !== undefined);
}

/** The occupants of the game; what people are called the sheet says. */
export function occupantsOf(sheet: Sheet): Occupants {
  return Object.fromEntries(
    sheet.seats.map(({ seat }) => {
      const bot = botAt(sheet, seat);
      return [seat, bot === undefined ? { name: '' } : { name: '', bot }];
    }),
  );
}

export function mayClaim({ members }: Sheet, player: string, seat: string): boolean {
  const member = members[player];
  return member !== undefined && (member.anySeat || member.seats.includes(seat));
}
