import { describe, expect, it } from 'vitest';
import { joined, nameOf } from './statements.js';

const ENTERING = { sql: 'INSERT INTO a VALUES ($1, $2) RETURNING b', values: [1, 2], needsRow: true };
const CHANGING = { sql: 'UPDATE c SET d = COALESCE($2, d) WHERE e = $1', values: [3, 4] };

describe('a transaction is one statement', () => {
  it('where rows are changed after one that has to be entered, and only if it was', () => {
    expect(joined([ENTERING, CHANGING])).toEqual({
      sql:
        'WITH first AS (INSERT INTO a VALUES ($1, $2) RETURNING b), ' +
        'update_0 AS (UPDATE c SET d = COALESCE($4, d) WHERE e = $3 AND EXISTS (SELECT 1 FROM first)) SELECT * FROM first',
      values: [1, 2, 3, 4],
      needsRow: true,
    });
  });

  it('where it has one, as it is', () => {
    expect(joined([CHANGING])).toBe(CHANGING);
  });

  it('not where rows are entered after it, or the first need not be there', () => {
    const other = { sql: 'INSERT INTO f VALUES ($1)', values: [5] };
    expect(joined([ENTERING, CHANGING, other])).toBeUndefined();
    expect(joined([CHANGING, CHANGING])).toBeUndefined();
  });

  it('not where the condition of an update could be read in two ways', () => {
    const either = { sql: 'UPDATE c SET d = 1 WHERE e = (SELECT 1)', values: [] };
    expect(joined([ENTERING, either])).toBeUndefined();
  });
});

it('a statement is prepared by one name for one text, and not where it is made for a list', () => {
  const name = nameOf(CHANGING);
  expect(nameOf({ ...CHANGING, values: [5, 6] })).toBe(name);
  expect(nameOf(ENTERING)).not.toBe(name);
  expect(nameOf({ ...CHANGING, values: Array.from({ length: 13 }, (_, at) => at) })).toBeUndefined();
});
