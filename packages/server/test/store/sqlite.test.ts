import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/store/open.js';
import { describeStore, entry, type Place, tableRow } from './contract.js';

const folder = await mkdtemp(join(tmpdir(), 'great-machine-'));
afterAll(() => rm(folder, { recursive: true }));

let files = 0;

function newFile(): string {
  return join(folder, String(++files), 'great-machine.db');
}

async function makePlace(): Promise<Place> {
  const file = newFile();
  return {
    open: (migrations) => openSqliteStore({ file }, migrations),
    async openTwice() {
      const store = await openSqliteStore({ file });
      return [store, store];
    },
    async openSmall() {
      const ballast = await openSqliteStore({ file });
      await ballast.createTable(tableRow('ballast'), entry('first', 'x'.repeat(500_000)));
      await ballast.close();
      const store = await openSqliteStore({ file, maxPages: 200 });
      return { store, makeRoom: () => store.deleteTable('ballast') };
    },
    async execute(sql) {
      await (await openSqliteStore({ file }, [])).close();
      const database = new DatabaseSync(file);
      database.exec(`DROP TABLE schema_versions; ${sql}`);
      database.close();
    },
    remove: async () => {},
  };
}

describeStore('a store in SQLite', makePlace);

it('a second process on one file is refused in plain words, until the first one is gone, however it ends', async () => {
  const file = newFile();
  const open = `
    const { openSqliteStore } = await import(process.argv[1]);
    await openSqliteStore({ file: process.argv[2] });
    console.log('open');
    setInterval(() => {}, 1000);`;
  const built = new URL('../../dist/store/open.js', import.meta.url).href;
  const first = spawn(process.execPath, ['--input-type=module', '-e', open, built, file]);
  await once(first.stdout, 'data');
  await expect(openSqliteStore({ file })).rejects.toThrow(`another process uses the database ${file}`);
  first.kill('SIGKILL');
  await once(first, 'exit');
  await (await openSqliteStore({ file })).close();
});

it('a file that is no database is refused and stays as it is', async () => {
  const file = join(folder, 'no-database.db');
  await writeFile(
    file,
    'a letter to the Great Machine, long enough to be read as a header of a file'.repeat(20),
  );
  await expect(openSqliteStore({ file })).rejects.toThrow(/cannot be opened/);
  expect(await readFile(file, 'utf8')).toMatch(/^a letter/);
});
