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

it('what tables have reached within a moment goes out in one notice, each at its latest', async () => {
  const { hints, tables } = recordedHints();
  hints.add('t', 1);
  hints.add('u', 7);
  hints.add('t', 2);
  expect(tables()).toEqual([]);
  await vi.advanceTimersByTimeAsync(20);
  expect(tables()).toEqual([
    [
      ['t', 2],
      ['u', 7],
    ],
  ]);
  hints.add('t', 3);
  await vi.advanceTimersByTimeAsync(20);
  expect(tables()).toHaveLength(2);
});

it('what is reached while a notice takes its time goes out in one notice after it', async () => {
  const sent: [string, number][][] = [];
  const hints = new Hints('postgres://nowhere', 1000, async (payload) => {
    sent.push(JSON.parse(payload)[1]);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  });
  for (let at = 1; at <= 500; at++) {
    hints.add('t', at);
    await vi.advanceTimersByTimeAsync(2);
  }
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1100);
  expect(sent.slice(1)).toEqual([[['t', 500]]]);
});

it('a notice stays below what PostgreSQL allows', async () => {
  const { hints, tables } = recordedHints();
  for (let at = 0; at < 250; at++) hints.add(`a-table-with-a-long-name-${at}`, at);
  await vi.advanceTimersByTimeAsync(20);
  expect(tables().map(({ length }) => length)).toEqual([100, 100, 50]);
  for (const of of tables()) expect(JSON.stringify(of).length).toBeLessThan(7000);
});

it('what is told comes in its order, also where notices take their time', async () => {
  const arrived: string[] = [];
  const delays = [20, 0];
  const hints = new Hints('postgres://nowhere', 1000, async (payload) => {
    await new Promise((resolve) => setTimeout(resolve, delays.shift()));
    arrived.push(JSON.parse(payload)[1].player);
  });
  for (const player of ['first', 'second']) hints.tell({ of: 'forgotten', player });
  await vi.advanceTimersByTimeAsync(50);
  expect(arrived).toEqual(['first', 'second']);
});
