import type { ClockSetup } from '@great-machine/protocol';
import { describe, expect, it } from 'vitest';
import {
  type AskedSeats,
  beginClock,
  type Clock,
  type ClockChange,
  clockAfter,
  dueAt,
  leftAt,
  outOfTime,
  showClocks,
} from './clock.js';

const SEATS = ['machine', 'revolutionary-1', 'revolutionary-2'];
const LIVE: ClockSetup = { kind: 'live', bankSeconds: 100, incrementSeconds: 10 };
const DAYS: ClockSetup = { kind: 'days', days: 2 };
const DAY = 86_400_000;

function begin(setup: ClockSetup, asked: AskedSeats): Clock {
  const clock = beginClock(setup, SEATS, 0);
  if (clock === undefined) throw new Error('there is a clock');
  return move(clock, 0, { asked });
}

function move(clock: Clock, at: number, change: Partial<ClockChange> = {}): Clock {
  return clockAfter(clock, { at, stands: () => false, ...change });
}

function lefts(clock: Clock, time: number): readonly number[] {
  return SEATS.map((seat) => leftAt(clock, seat, time) / 1000);
}

it('a table without clocks has none', () => {
  expect(beginClock({ kind: 'none' }, SEATS, 0)).toBeUndefined();
});

describe('a bank', () => {
  it('runs down while its seat is asked, to nothing at most', () => {
    const clock = begin(LIVE, { machine: ['1'] });
    expect(lefts(clock, 30_000)).toEqual([70, 100, 100]);
    expect(lefts(clock, 130_000)).toEqual([0, 100, 100]);
    expect(dueAt(clock)).toBe(100_000);
    expect(outOfTime(clock, 99_999)).toEqual([]);
    expect(outOfTime(clock, 100_000)).toEqual(['machine']);
  });

  it('gets the increment for each answer, and never holds more than at first', () => {
    const second = move(begin(LIVE, { machine: ['1'] }), 30_000, { asked: { machine: ['2'] } });
    expect(lefts(second, 30_000)).toEqual([80, 100, 100]);
    const third = move(second, 31_000, { asked: { 'revolutionary-1': ['3'] } });
    expect(lefts(third, 35_000)).toEqual([89, 96, 100]);
    expect(lefts(move(third, 33_000, { asked: { machine: ['4'] } }), 33_000)).toEqual([89, 100, 100]);
  });

  it('gets its increment anew for what is answered anew after a take-back by consent', () => {
    const second = move(begin(LIVE, { machine: ['1'] }), 30_000, { asked: { machine: ['2'] } });
    const back = move(second, 40_000, { asked: { machine: ['1'] }, wentBack: 'by-consent' });
    expect(lefts(back, 40_000)).toEqual([70, 100, 100]);
    expect(lefts(move(back, 50_000, { asked: { machine: ['2'] } }), 50_000)).toEqual([70, 100, 100]);
  });

  it('gets nothing for an answer that is given again after an undo', () => {
    let clock = begin(LIVE, { machine: ['1'] });
    for (let turn = 1; turn <= 3; turn++) {
      clock = move(clock, turn * 20_000 - 10_000, { asked: { machine: ['2'] } });
      clock = move(clock, turn * 20_000, { asked: { machine: ['1'] }, wentBack: 'by-undo' });
    }
    expect(lefts(clock, 60_000)).toEqual([50, 100, 100]);
  });

  it('gets nothing for what is asked no more because the game went back', () => {
    const clock = move(begin(LIVE, { machine: ['2'] }), 20_000, {
      asked: { 'revolutionary-1': ['1'] },
      wentBack: 'by-undo',
    });
    expect(lefts(clock, 20_000)).toEqual([80, 100, 100]);
  });

  it('stands still as long as it is said to', () => {
    const paused = move(begin(LIVE, { machine: ['1'] }), 30_000, { stands: () => true });
    expect(lefts(paused, 500_000)).toEqual([70, 100, 100]);
    expect([dueAt(paused), outOfTime(paused, 500_000)]).toEqual([undefined, []]);
    expect(lefts(move(paused, 500_000), 510_000)).toEqual([60, 100, 100]);
  });

  it('of several seats that are asked at once runs for each, until all see its answer', () => {
    const asked = { 'revolutionary-1': ['1'], 'revolutionary-2': ['2'] };
    const clock = move(begin(LIVE, asked), 40_000, { asked: { 'revolutionary-2': ['2'] } });
    expect(lefts(clock, 50_000)).toEqual([100, 70, 50]);
  });
});

it('days are there anew for each answer', () => {
  const clock = begin(DAYS, { machine: ['1'] });
  expect(leftAt(clock, 'machine', DAY)).toBe(DAY);
  const next = move(clock, 1.5 * DAY, { asked: { machine: ['2'] } });
  expect(leftAt(next, 'machine', 1.5 * DAY)).toBe(2 * DAY);
  const undone = move(next, 2 * DAY, { asked: { machine: ['1'] }, wentBack: 'by-undo' });
  expect(leftAt(move(undone, 3 * DAY, { asked: { machine: ['2'] } }), 'machine', 3 * DAY)).toBe(DAY / 2);
});

it('what all see unchanged leaves the clocks as they were', () => {
  const clock = begin(LIVE, { machine: ['1'] });
  expect(move(clock, 30_000)).toBe(clock);
  expect(move(clock, 30_000, { asked: { machine: ['1'] } })).toBe(clock);
});

it('a node whose clock is behind gives no time and takes none', () => {
  const clock = move(begin(LIVE, { machine: ['1'] }), 30_000, { asked: { 'revolutionary-1': ['2'] } });
  expect(lefts(clock, 29_000)).toEqual([80, 100, 100]);
  expect(move(clock, 29_000, { asked: { machine: ['3'] } }).at).toBe(30_000);
});

it('players read it by the clock of the server, which went on while that was down', () => {
  const clock = move(begin(LIVE, { machine: ['1'] }), 30_000, { asked: { machine: ['2'] } });
  expect(showClocks(clock, 5000)).toEqual({
    at: 35_000,
    seats: [
      { seat: 'machine', left: 80_000, runs: true },
      { seat: 'revolutionary-1', left: 100_000, runs: false },
      { seat: 'revolutionary-2', left: 100_000, runs: false },
    ],
  });
});
