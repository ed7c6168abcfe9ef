import type { Statement } from '../database.js';

/**
 * A transaction as one statement, where that can be: it takes one round trip instead of one for each statement, and two more. Undefined
 * where it has to be run statement by statement. What follows the first statement has to be updates, of different rows, that end in
 * their condition; where the first one gives no row, they change nothing.
 */
export function joined([first, ...others]: readonly Statement[]): Statement | undefined {
  if (first === undefined || others.length === 0) return first;
  if (!(first.needsRow ?? false) || !others.every(isUpdate)) return undefined;
  const values = [...first.values];
  const updates = others.map(({ sql, values: own }, at) => {
    const moved = sql.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + values.length}`);
    values.push(...own);
    return `update_${at} AS (${moved} AND EXISTS (SELECT 1 FROM first))`;
  });
  return {
    sql: `WITH first AS (${first.sql}), ${updates.join(', ')} SELECT * FROM first`,
    values,
    needsRow: true,
  };
}

function isUpdate({ sql, needsRow = false }: Statement): boolean {
  return !needsRow && /^UPDATE .* WHERE [^()]*$/s.test(sql);
}

/** A statement with more values is made for them, as a list of tables is: it is not worth preparing. */
const MOST_VALUES = 12;

const NAMES = new Map<string, string>();

/** The name by which each connection prepares a statement once; undefined where it is not prepared. */
export function nameOf({ sql, values }: Statement): string | undefined {
  if (values.length === 0 || values.length > MOST_VALUES) return undefined;
  const known = NAMES.get(sql);
  if (known !== undefined) return known;
  const name = `statement_${NAMES.size}`;
  NAMES.set(sql, name);
  return name;
}
