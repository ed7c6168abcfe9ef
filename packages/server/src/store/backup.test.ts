import { describe, expect, it } from 'vitest';
import { BACKED_UP, NAMING_PLAYERS, NOT_BACKED_UP } from './backup.js';
import { MIGRATIONS } from './migrations.js';

const statements = MIGRATIONS.flat();

describe('a backup', () => {
  it('holds every table of the database, or says that it does not', () => {
    const made = statements.flatMap((sql) => /^CREATE TABLE (\w+)/.exec(sql)?.[1] ?? []);
    expect([...BACKED_UP, ...NOT_BACKED_UP].sort()).toEqual([...made, 'schema_versions'].sort());
  });

  it('knows every column that names a player', () => {
    const naming = statements.flatMap((sql) => {
      const table = /^CREATE TABLE (\w+)/.exec(sql)?.[1] ?? '';
      return [...sql.matchAll(/(\w+) TEXT[A-Z ]* REFERENCES players/g)].map(
        ([, column]) => `${table} ${column}`,
      );
    });
    expect(NAMING_PLAYERS.map((names) => names.join(' ')).sort()).toEqual(naming.sort());
  });
});
