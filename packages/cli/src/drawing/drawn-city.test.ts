import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CITY_PRESETS } from '@great-machine/rules';
import { afterAll, expect, it } from 'vitest';
import { runCli } from '../../test/io.js';

const folder = mkdtempSync(join(tmpdir(), 'cities-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(...rows: string[]): string {
  const file = join(folder, 'city.txt');
  writeFileSync(file, `${rows.join('\n')}\n`);
  return file;
}

it('plays in a City that is drawn in a file', async () => {
  const file = fileOf('AASSCC', 'GVQQTN', 'GVIITN');
  const table = async (city: string) =>
    (await runCli(['play', '--seed', 'drawn', '--city', city], ['1'])).out;
  expect(CITY_PRESETS.map(({ id }) => id)).toContain('the-keystone');
  expect(await table(file)).toBe(await table('the-keystone'));
  expect((await runCli(['sim', '--games', '2', '--city', file])).out).toMatch(/drawn\s+by\s+hand/);
});

it('says everything that is wrong with a drawing', async () => {
  const { code, err } = await runCli(['play', '--city', fileOf('AASSCC', 'GVQQ*N', 'GVIITN')]);
  expect(code).toBe(1);
  expect(err).toContain('city.txt is no City that can be played.');
  expect(err).toContain('Line 2 has “*”, which stands for no District.');
  expect(err).toContain('The Tower of L.A.W. must be drawn on 2 cells, not on 1.');
});

it('says beside it what else is wrong', async () => {
  const file = fileOf('AASSCC', 'GVQQTN', 'GVIIT');
  const { code, err } = await runCli(['sim', '--city', file, '--plan', '7', '--trio', 'batman,finch,fowler']);
  expect(code).toBe(2);
  for (const reason of [
    'city.txt is no City that can be played.',
    '--plan needs a whole number from 1 to 4',
    'no such Hero: batman',
  ])
    expect(err).toContain(reason);
  expect(err).not.toContain('.;');
});

it('says why a file cannot be read', async () => {
  const { code, err } = await runCli(['play', '--city', folder]);
  expect(code).toBe(1);
  expect(err).toContain('it is a folder');
});
