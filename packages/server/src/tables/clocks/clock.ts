import type { ClockSetup, Clocks } from '@great-machine/protocol';

/** The questions for which the game waits, by seat, as all can see it. */
export type AskedSeats = Readonly<Record<string, readonly string[]>>;

/**
 * The clocks of a game. They go by what all can see alone: the time of a seat runs as long as every audience sees that the game
 * waits for it, so no side learns from a clock that another has answered in secret (R-CLO-2).
 */
export interface Clock {
  /** In milliseconds, as all times here: no seat ever has more. */
  readonly bank: number;
  /** What an answer brings. */
  readonly increment: number;
  /** When it was set last, by the time of the server. */
  readonly at: number;
  /** How much each seat had left then. */
  readonly left: Readonly<Record<string, number>>;
  readonly asked: AskedSeats;
  /** The seats whose time runs. */
  readonly running: readonly string[];
  /** The answers that have brought their increment: asked anew after an undo, a question brings none. */
  readonly credited: ReadonlySet<string>;
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** So many days for each answer are a bank that every answer fills again. */
function timesOf(setup: ClockSetup): Pick<Clock, 'bank' | 'increment'> | undefined {
  switch (setup.kind) {
    case 'none':
      return undefined;
    case 'live':
      return { bank: setup.bankSeconds * SECOND, increment: setup.incrementSeconds * SECOND };
    case 'days':
      return { bank: setup.days * DAY, increment: setup.days * DAY };
  }
}

/** Clocks that stand still, for a game that begins; undefined where it is played without. */
export function beginClock(setup: ClockSetup, seats: readonly string[], at: number): Clock | undefined {
  const times = timesOf(setup);
  if (times === undefined) return undefined;
  const left = Object.fromEntries(seats.map((seat) => [seat, times.bank]));
  return { ...times, at, left, asked: {}, running: [], credited: new Set() };
}

export interface ClockChange {
  /** By the time of the server. */
  readonly at: number;
  /** For whom the game waits now; as before if not said. */
  readonly asked?: AskedSeats;
  /**
   * Answers were taken back, by the player who gave them or by consent: what is asked no more was not answered. What all agreed to
   * answer anew brings its increment anew.
   */
  readonly wentBack?: 'by-undo' | 'by-consent';
  /** Whether the time of a seat stands still, whatever it is asked. */
  stands(seat: string): boolean;
}

/** The clocks after something has happened. What all see unchanged leaves them as they were. */
export function clockAfter(clock: Clock, { at, asked = clock.asked, wentBack, stands }: ClockChange): Clock {
  const seats = Object.keys(clock.left);
  const running = seats.filter((seat) => (asked[seat] ?? []).length > 0 && !stands(seat));
  if (isSame(asked, clock.asked) && isSame(running, clock.running)) return clock;
  const credited = new Set(wentBack === 'by-consent' ? [] : clock.credited);
  const left = Object.fromEntries(
    seats.map((seat) => {
      const answered = wentBack !== undefined ? [] : newlyAnswered(clock, asked, seat);
      for (const answer of answered) credited.add(answer);
      const kept = leftAt(clock, seat, at) + answered.length * clock.increment;
      return [seat, Math.min(clock.bank, kept)];
    }),
  );
  return { ...clock, at: Math.max(at, clock.at), left, asked, running, credited };
}

function newlyAnswered(clock: Clock, asked: AskedSeats, seat: string): readonly string[] {
  const { [seat]: before = [] } = clock.asked;
  const { [seat]: now = [] } = asked;
  return before
    .filter((question) => !now.includes(question))
    .map((question) => `${seat} ${question}`)
    .filter((answer) => !clock.credited.has(answer));
}

/** How much a seat has left. A time before the clock was set is that time: nodes do not agree to the millisecond. */
export function leftAt({ at, left, running }: Clock, seat: string, time: number): number {
  const { [seat]: kept = 0 } = left;
  return running.includes(seat) ? Math.max(0, kept - Math.max(0, time - at)) : kept;
}

/** The seats whose time is up. */
export function outOfTime(clock: Clock, time: number): readonly string[] {
  return clock.running.filter((seat) => leftAt(clock, seat, time) === 0);
}

/** When the first seat is out of time, if nothing happens before; undefined while none runs. */
export function dueAt({ at, left, running }: Clock): number | undefined {
  const ends = running.map((seat) => at + (left[seat] ?? 0));
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** The clocks as players read them: by the clock of the server, which has gone on while the server was down. */
export function showClocks({ at, left, running }: Clock, downtime: number): Clocks {
  return {
    at: at + downtime,
    seats: Object.entries(left).map(([seat, kept]) => ({ seat, left: kept, runs: running.includes(seat) })),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
