import { randomUUID } from 'node:crypto';
import { standIn, USUAL_STAND_IN } from './changes.js';
import { outOfTime } from './clocks/clock.js';
import { botAt } from './sheet.js';
import type { TableParts } from './table-parts.js';
import { enterChange } from './table-requests.js';

/** The clock is none. */
const NO_PLAYER = { id: '' };

/**
 * Sees to the seats whose time is up: the clock answers for them (R-TIME-1), or a bot stands in where that was agreed on. Nodes may
 * do so at once: what one has entered in the log is nothing more to do for the others.
 */
export async function timeOut(parts: TableParts): Promise<void> {
  const { log, host, time } = parts;
  const isDone = new Set<string>();
  const next = async () => {
    const now = await time.read();
    return (log.clock ? outOfTime(log.clock, now) : []).find((seat) => !isDone.has(seat));
  };
  for (let seat = await next(); seat !== undefined; seat = await next()) {
    if (log.sheet.setup.standInAfterTime) await standInFor(parts, seat);
    // A seat that has said all it can waits for others, though its time runs.
    else if (!(await (await host.table()).answerOutOfTime(seat))) isDone.add(seat);
  }
}

async function standInFor(parts: TableParts, seat: string): Promise<void> {
  const { log, host, time } = parts;
  const now = await time.read();
  await enterChange(parts, NO_PLAYER, randomUUID(), (sheet, asking) => {
    const isStillOut = log.clock !== undefined && outOfTime(log.clock, now).includes(seat);
    return isStillOut && botAt(sheet, seat) === undefined
      ? standIn(sheet, asking, seat, USUAL_STAND_IN)
      : undefined;
  });
  await host.follow();
}
