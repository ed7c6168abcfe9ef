import type { SeatTaken, TableSheet, Toss } from '@great-machine/protocol';
import { type Membership, type Sheet, seatsOfPlayer } from './sheet.js';
import { showToss } from './toss/toss.js';

/** What people are called, by seat. */
export type Names = Readonly<Record<string, string>>;

/** What is known of people besides the sheet. */
export interface People {
  readonly names: Names;
  /** Whether a page of a player is visible. */
  isHere(player: string): boolean;
}

/** A table besides its game, as a player who has joined it sees it. */
export function showSheet(table: string, sheet: Sheet, people: People, player: string): TableSheet {
  const seats = seatsOfPlayer(sheet, player);
  const member = sheet.members[player];
  const isGuest = member !== undefined && !isSpectator(member);
  return {
    table,
    stage: sheet.stage,
    isPaused: sheet.isPaused,
    setup: sheet.setup,
    seats: sheet.seats.map(({ seat, speaksFor }) => ({
      seat,
      speaksFor: [...speaksFor],
      taken: takenAt(sheet, seat, people),
    })),
    creator: creatorAt(sheet, people),
    events: [...sheet.events],
    showsAll: sheet.showsAll,
    imported: sheet.imported,
    rematch: sheet.rematch,
    spectators: Object.values(sheet.members).filter(isSpectator).length,
    toss: shownToss(table, sheet),
    you: {
      as: seats.length > 0 ? 'player' : isGuest ? 'guest' : 'spectator',
      seats: [...seats],
      isCreator: sheet.creator === player,
      mayClaim: Object.keys(sheet.yielded).filter((seat) => sheet.yielded[seat] === player),
    },
  };
}

/** Of a sheet all readers see the same toss: its commitment is computed once. */
const SHOWN = new WeakMap<Sheet, Toss>();

/** How the key of the game came about. */
export function shownToss(table: string, sheet: Sheet): Toss {
  const known = SHOWN.get(sheet);
  if (known !== undefined) return known;
  const { toss, seats, setup, stage } = sheet;
  const shown = showToss(toss, {
    table,
    seats: seats.map(({ seat }) => seat),
    isSeedChosen: setup.game.seed !== undefined,
    isOver: stage === 'over',
  });
  SHOWN.set(sheet, shown);
  return shown;
}

export function isSpectator({ anySeat, seats }: Membership): boolean {
  return !anySeat && seats.length === 0;
}

/** The seat of the creator, as long as all see who sits there. */
function creatorAt(sheet: Sheet, people: People): string | undefined {
  return seatsOfPlayer(sheet, sheet.creator).find((seat) => takenAt(sheet, seat, people) !== undefined);
}

/** One key at several seats is shown to all. A person who has deleted their data is not shown. */
function takenAt({ taken }: Sheet, seat: string, { names, isHere }: People): SeatTaken | undefined {
  const by = taken[seat];
  if (by === undefined) return undefined;
  if ('bot' in by) return { by: 'bot', level: by.bot };
  const alsoAt = Object.entries(taken).flatMap(([other, one]) =>
    other !== seat && 'player' in one && one.player === by.player ? [other] : [],
  );
  const name = names[seat];
  if (by.standIn !== undefined) return { by: 'bot', level: by.standIn, standsInFor: name };
  return name === undefined ? undefined : { by: 'person', name, isHere: isHere(by.player), alsoAt };
}
