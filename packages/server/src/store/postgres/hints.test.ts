import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Hints } from './hints.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function recordedHints() {
  const sent: [string, [string, number][]][] = [];
  const hints = new Hints('postgres://nowhere', 1000, async (payload) => void sent.push(JSON.parse(payload)));
  return { hints, tables: () => sent.map(([, tables]) => tables) };
}

it('what tables have reached within a moment goes out in one notice, each at its latest', () => {
  const { hints, tables } = recordedHints();
  hints.add('t', 1);
  hints.add('u', 7);
  hints.add('t', 2);
  expect(tables()).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(tables()).toEqual([
    [
      ['t', 2],
      ['u', 7],
    ],
  ]);
  hints.add('t', 3);
  vi.advanceTimersByTime(10);
  expect(tables()).toHaveLength(2);
});

it('a notice stays below what PostgreSQL allows', () => {
  const { hints, tables } = recordedHints();
  for (let at = 0; at < 250; at++) hints.add(`a-table-with-a-long-name-${at}`, at);
  vi.advanceTimersByTime(10);
  expect(tables().map(({ length }) => length)).toEqual([100, 100, 50]);
  for (const of of tables()) expect(JSON.stringify(of).length).toBeLessThan(7000);
});
