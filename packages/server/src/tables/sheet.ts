import type { BotLevel, Stage, TableSetup } from '@great-machine/protocol';
import type { SeatConfig } from '@great-machine/rules';
import type { LogEntry } from './log-entry.js';
import { seatsOf } from './setup.js';

export type TakenBy = { readonly player: string } | { readonly bot: BotLevel };

/** What the links that a player has opened allow: to claim any seat or some, or to watch. */
export interface Membership {
  readonly anySeat: boolean;
  readonly seats: readonly string[];
}

/** A table besides its game, as the entries of its log have made it. */
export interface Sheet {
  readonly stage: Stage;
  readonly setup: TableSetup;
  readonly creator: string;
  readonly seats: readonly SeatConfig[];
  readonly taken: Readonly<Record<string, TakenBy>>;
  readonly members: Readonly<Record<string, Membership>>;
}

const WATCHES: Membership = { anySeat: false, seats: [] };

/** The sheet of a new table. */
export function sheetOf({ by, setup }: Extract<LogEntry, { did: 'create-table' }>): Sheet {
  return {
    stage: 'gathering',
    setup,
    creator: by,
    seats: seatsOf(setup.game),
    taken: {},
    members: { [by]: { anySeat: true, seats: [] } },
  };
}

export function afterEntry(sheet: Sheet, entry: LogEntry): Sheet {
  switch (entry.did) {
    case 'create-table':
    case 'renew-links':
      return sheet;
    case 'join': {
      const member = allowedBy(sheet.members[entry.player] ?? WATCHES, entry);
      return { ...sheet, members: { ...sheet.members, [entry.player]: member } };
    }
    case 'claim-seat':
      return { ...sheet, taken: { ...sheet.taken, [entry.seat]: { player: entry.player } } };
    case 'seat-bot':
      return { ...sheet, taken: { ...sheet.taken, [entry.seat]: { bot: entry.level } } };
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
    case 'start':
      return { ...sheet, stage: 'playing', seats: entry.start.config.seats };
    case 'act':
      return entry.isLast ? { ...sheet, stage: 'over' } : sheet;
  }
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

/** Where a seat is gone, so is who sat there. */
function withSeats(sheet: Sheet, seats: readonly SeatConfig[]): Sheet {
  const taken = Object.entries(sheet.taken).filter(([of]) => seats.some(({ seat }) => seat === of));
  return { ...sheet, seats, taken: Object.fromEntries(taken) };
}

export function seatsOfPlayer({ taken }: Sheet, player: string): readonly string[] {
  return Object.entries(taken).flatMap(([seat, by]) =>
    'player' in by && by.player === player ? [seat] : [],
  );
}

export function mayClaim({ members }: Sheet, player: string, seat: string): boolean {
  const member = members[player];
  return member !== undefined && (member.anySeat || member.seats.includes(seat));
}
