import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RememberedResults } from './remembered-results.js';

it('results are found again by their job, also behind a line that was torn off', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'results-')), 'results.jsonl');
  const open = () => new RememberedResults<number>(file);
  open().keep({ game: 1 }, 10);
  const whole = readFileSync(file, 'utf8');
  appendFileSync(file, whole.slice(0, 20));
  expect(open().find({ game: 1 })).toBe(10);
  expect(readFileSync(file, 'utf8')).toBe(whole);
  open().keep({ game: 2 }, 20);
  expect([1, 2, 3].map((game) => open().find({ game }))).toEqual([10, 20, undefined]);
});
