import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { repeated, runCli } from '../../test/io.js';

const folder = mkdtempSync(join(tmpdir(), 'great-machine-scenario-'));
afterAll(() => rmSync(folder, { recursive: true }));

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
  expect(ran.out).toContain(`ok      ${scenario} (nothing to check)`);
  expect(ran.out).toContain('1 of 1 scenario holds');
  expect((await runCli(['scenario', record])).out).toContain('this is a recorded game; use replay');
  expect((await runCli(['replay', scenario])).err).toContain('this is a scenario; use scenario');
  expect(ran.code).toBe(0);
});

it('can be played on from, saved and loaded', async () => {
  const scenario = join(folder, 'attack.json');
  const saved = join(folder, 'attack-saved.json');
  const position = {
    ...{ format: 1, name: 'attack', phase: 'heroes', turn: 'veteran', step: 'action' },
    ...{
      heroes: { veteran: { in: 'art', trust: 5 }, finch: {}, actress: {} },
      draws: { 'assault-die': ['4'] },
    },
  };
  writeFileSync(scenario, JSON.stringify(position));
  const played = await runCli(['play', '--scenario', scenario], ['2', '1', '1', '1', `save ${saved}`]);
  expect(played).toMatchObject({ code: 0, err: '' });
  expect(played.out).toContain('roll first, then decide how much to pay');
  expect(played.out).toContain('The Veteran rolls the Assault die');
  expect((await runCli(['replay', saved, '--verify'])).out).toMatch(/^same/);
  expect((await runCli(['play', '--load', saved])).code).toBe(0);
  expect((await runCli(['play', '--scenario', saved])).err).toContain('this is a recorded game');
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
