import type { LogEntry } from './log-entry.js';
import type { Sheet } from './sheet.js';
import { type Toss, withBits, withCommitment, withoutCommitment } from './toss/toss.js';

/** The toss of a table after another entry of its log; `sheet` is as it was before. */
export function tossAfter({ toss, stage, taken }: Sheet, entry: LogEntry): Toss {
  switch (entry.did) {
    case 'commit':
      return withCommitment(toss, entry.seat, entry.commitment);
    case 'claim-seat':
    case 'leave-seat':
    case 'seat-bot':
      return stage === 'gathering' ? withoutCommitment(toss, entry.seat) : toss;
    case 'toss':
      return { ...toss, server: { bits: entry.bits, until: entry.until } };
    case 'reveal':
      return withBits(toss, entry.seat, entry.bits);
    case 'start': {
      const people = Object.entries(taken).flatMap(([seat, by]) => ('player' in by ? [seat] : []));
      return { ...toss, leftOut: people.filter((seat) => toss.revealed[seat] === undefined) };
    }
    default:
      return toss;
  }
}
