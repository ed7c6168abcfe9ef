import type { LogEntry } from './log-entry.js';
import type { Sheet } from './sheet.js';
import { agreedFrom, keyOfWish, type MadeWish, type Wishes } from './wish.js';

/** The wishes of a table after another entry of its log, which has made this sheet besides. */
export function wishesAfterEntry(sheet: Sheet, entry: LogEntry, key: string): Wishes {
  const { wishes, stage } = sheet;
  const { made, open } = entered(sheet, entry);
  const left = open
    .filter(({ number }) => key !== keyOfWish(number))
    .filter(({ wants }) => stage === (wants.want === 'rematch' ? 'over' : 'playing'))
    .filter(({ wants }) => wants.want !== 'take-back' || !goesBack(entry));
  return left.length === wishes.open.length && open === wishes.open ? wishes : { made, open: left };
}

function entered({ wishes, taken }: Sheet, entry: LogEntry): Wishes {
  const { made, open } = wishes;
  if (entry.did === 'wish') {
    const { did: _, ...wish } = entry;
    return { made: made + 1, open: [...open, { ...wish, number: made, agreed: [] }] };
  }
  if (entry.did !== 'vote') return wishes;
  if (!entry.agrees) return { made, open: open.filter(({ number }) => number !== entry.wish) };
  const by = taken[entry.seat];
  const isOfVoter = (seat: string) => {
    const other = taken[seat];
    return by !== undefined && 'player' in by && other !== undefined && 'player' in other
      ? other.player === by.player
      : seat === entry.seat;
  };
  const agree = (wish: MadeWish): MadeWish => ({
    ...wish,
    agreed: wish.asks.filter((seat) => wish.agreed.includes(seat) || isOfVoter(seat)),
  });
  return { made, open: open.map((wish) => (wish.number === entry.wish ? agree(wish) : wish)) };
}

/** Another take-back would lead to where the game has never been on this way. */
function goesBack(entry: LogEntry): boolean {
  return entry.did === 'act' && entry.act.said.some((said) => 'backTo' in said);
}

/** When the first wish comes true, by the time of the server, if nothing happens before. */
export function wishDueAt(sheet: Sheet): number | undefined {
  const times = sheet.wishes.open.flatMap((wish) => agreedFrom(wish, sheet) ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
}
