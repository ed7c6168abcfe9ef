import { TableSetup } from '@great-machine/protocol';
import { expect, it } from 'vitest';
import { sheetOf } from './sheet.js';
import { type Summary, sinceIn, summaryOf } from './summary.js';

const SHEET = sheetOf({ did: 'create-table', by: 'p', setup: TableSetup.parse({ game: {} }) });

/** How a game stands after it has waited for these seats, one minute after another. */
function after(...waits: readonly (readonly [round: number, ...waitsFor: string[]])[]): Summary {
  let summary: Summary | undefined;
  for (const [minute, [round, ...waitsFor]] of waits.entries())
    summary = summaryOf(SHEET, { round, waitsFor }, minute, summary);
  if (summary === undefined) throw new Error('the game has not begun');
  return summary;
}

it('a seat that is asked out of turn is waited for since then', () => {
  expect(sinceIn(after([1, 'machine'], [1, 'hero'], [1, 'machine']), 'machine')).toBe(2);
});

it('a seat is waited for since it was asked first, though others answer or are asked meanwhile', () => {
  const summary = after([1, 'a', 'b'], [1, 'a', 'b', 'c'], [1, 'b', 'c']);
  expect([sinceIn(summary, 'b'), sinceIn(summary, 'c')]).toEqual([0, 1]);
});

it('a new round is a new turn', () => {
  expect(sinceIn(after([1, 'machine'], [2, 'machine']), 'machine')).toBe(1);
});

it('a summary of an earlier server says since when it waits for all', () => {
  const { sinceOf: _, ...earlier } = after([1, 'a', 'b']);
  const summary = summaryOf(SHEET, { round: 1, waitsFor: ['b'] }, 7, { ...earlier, sinceOf: {} });
  expect(sinceIn(summary, 'b')).toBe(0);
});
