import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repeated, runCli } from '../../test/io.js';

const folder = mkdtempSync(join(tmpdir(), 'great-machine-scenario-'));

it('exports a moment of a recorded game that runs as a scenario', async () => {
  const record = join(folder, 'record.json');
  const scenario = join(folder, 'moment.json');
  await runCli(['play', '--seed', 'scenario'], [...repeated('1', 12), `save ${record}`]);
  const exported = await runCli([
    ...['scenario', '--export', record, '--at', '6'],
    ...['--name', 'a moment', '--out', scenario],
  ]);
  expect(exported).toMatchObject({ code: 0, err: '' });
  const ran = await runCli(['scenario', scenario]);
  expect(ran.out).toContain(`ok      ${scenario}`);
  expect(ran.code).toBe(0);
});

it('says what is wrong with each file', async () => {
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{"nme": "typo"}');
  const { code, out } = await runCli(['scenario', broken, join(folder, 'missing.json')]);
  expect(code).toBe(1);
  expect(out).toContain(`FAILED  ${broken}`);
  expect(out).toContain('there is no such file');
  expect(out).toContain('0 of 2 scenarios hold');
});
