import { expect, it, vi } from 'vitest';

vi.mock('../table/client.js', () => ({ localTables: {} }));
const { reportOf, tableOfAddress, troubleOf } = await import('./report.js');

const WHERE = {
  when: '2026-01-02T03:04:05.000Z',
  userAgent: 'a browser',
  address: 'https://example.org/#/table/a1',
};

it('holds the game as data, what happened and where', () => {
  const report = reportOf(troubleOf(new TypeError('no such thing')), WHERE, '{"rulesVersion":"1"}');
  expect(report).toMatchObject({
    ...WHERE,
    message: 'TypeError: no such thing',
    game: { rulesVersion: '1' },
  });
  expect(report.stack).toContain('no such thing');
});

it('does without a game where none is open', () => {
  expect(reportOf(troubleOf('odd'), WHERE, undefined)).toMatchObject({ message: 'odd', game: undefined });
});

it('finds the table in the address', () => {
  expect(tableOfAddress('#/table/a%201')).toBe('a 1');
  expect(tableOfAddress('#/rules/GM-8')).toBeUndefined();
});
