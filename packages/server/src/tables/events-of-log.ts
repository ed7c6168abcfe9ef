import type { TableEvent } from '@great-machine/protocol';
import type { LogEntry } from './log-entry.js';
import { type Sheet, seatsOfPlayer } from './sheet.js';

/** So many of the latest are shown. */
const MOST = 20;

/** What was done at a table by those who may, after another entry of its log; the first word of its key names who did it. */
export function eventsAfterEntry(
  before: Sheet,
  entry: LogEntry,
  key: string,
  at: number,
): readonly TableEvent[] {
  const [player = ''] = key.split(' ');
  const event = eventOf(before, entry, player);
  if (event === undefined) return before.events;
  const by = seatsOfPlayer(before, player)[0];
  return [...before.events, { at, by, ...event }].slice(-MOST);
}

/** What all at the table should know of an entry besides what it has changed. */
function eventOf(
  before: Sheet,
  entry: LogEntry,
  player: string,
): Pick<TableEvent, 'did' | 'seat'> | undefined {
  switch (entry.did) {
    case 'hand-over':
      return { did: 'hand-over', seat: seatsOfPlayer(before, entry.to)[0] };
    case 'renew-links':
      return { did: 'renew-links' };
    case 'leave-seat':
      return isOfAnother(before, entry.seat, player) ? { did: 'free-seat', seat: entry.seat } : undefined;
    case 'claim-seat':
      return isOfAnother(before, entry.seat, player) ? { did: 'replace', seat: entry.seat } : undefined;
    case 'abort':
      return { did: player === before.creator ? 'abort' : 'close' };
    default:
      return undefined;
  }
}

/** Whether another person has the seat. */
function isOfAnother({ taken }: Sheet, seat: string, player: string): boolean {
  const by = taken[seat];
  return by !== undefined && 'player' in by && by.player !== player;
}
