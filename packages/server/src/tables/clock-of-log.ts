import type { TableAct } from '@great-machine/table';
import type { AlsoChanged } from '../store/store.js';
import { beginClock, type Clock, type ClockChange, clockAfter, dueAt } from './clocks/clock.js';
import type { LogEntry, TimedEntry } from './log-entry.js';
import { botAt, type Sheet } from './sheet.js';
import { wishDueAt } from './wishes-of-log.js';

/** Whether the time of an entry counts. */
export function isTimed({ setup, stage }: Sheet, { did }: LogEntry): boolean {
  return setup.clock.kind !== 'none' && (stage === 'playing' || did === 'start');
}

/** The clocks of a game after another entry of its log, which has made this sheet. */
export function clockAfterEntry(
  before: Clock | undefined,
  entry: TimedEntry,
  sheet: Sheet,
): Clock | undefined {
  const { time } = entry;
  if (time === undefined) return before;
  const clock = entry.did === 'start' ? beginClock(sheet.setup.clock, seatsOfPeople(sheet), time) : before;
  return (
    clock &&
    clockAfter(clock, {
      at: time,
      asked: 'asked' in entry ? entry.asked : undefined,
      wentBack: entry.did === 'act' ? wentBackBy(entry.act) : undefined,
      stands: (seat) => sheet.stage !== 'playing' || sheet.isPaused || botAt(sheet, seat) !== undefined,
    })
  );
}

function wentBackBy({ said }: TableAct): ClockChange['wentBack'] {
  if (said.some((one) => 'backTo' in one)) return 'by-consent';
  return said.some((one) => 'undo' in one) ? 'by-undo' : undefined;
}

function seatsOfPeople(sheet: Sheet): readonly string[] {
  return sheet.seats.map(({ seat }) => seat).filter((seat) => botAt(sheet, seat) === undefined);
}

/** What happens by itself at a table: its clocks run, and wishes come true. */
interface Running {
  readonly clock: Clock | undefined;
  readonly sheet: Sheet;
}

/** What the store has to know together with an entry: when the next thing happens by itself. */
export function alsoDue(
  also: AlsoChanged | undefined,
  before: Running,
  after: Running,
): AlsoChanged | undefined {
  const at = nextDue(after);
  return at === nextDue(before) ? also : { ...also, due: { at } };
}

function nextDue({ clock, sheet }: Running): number | undefined {
  const times = [clock && dueAt(clock), wishDueAt(sheet)].filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.min(...times);
}
