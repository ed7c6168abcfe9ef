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

it('reads the file that another names beside it', async () => {
  const position = { format: 1, seed: 'twins', phase: 'machine', event: 'the-countdown', bonds: 3 };
  const sameAs = [{ of: 'machine', file: 'twin.json' }];
  const first = join(folder, 'first.json');
  writeFileSync(first, JSON.stringify({ ...position, name: 'first', steps: [{ expect: { sameAs } }] }));
  writeFileSync(join(folder, 'twin.json'), JSON.stringify({ ...position, name: 'twin' }));
  expect((await runCli(['scenario', first])).code).toBe(0);
  writeFileSync(join(folder, 'twin.json'), JSON.stringify({ ...position, name: 'twin', bonds: 4 }));
  expect((await runCli(['scenario', first])).out).toContain('view.bonds: 3 here, 4 there');
  rmSync(join(folder, 'twin.json'));
  expect((await runCli(['scenario', first])).out).toContain('there is no such file');
});

it('plays a file with the modules that it names, and says why it cannot', async () => {
  const file = join(folder, 'modules.json');
  const modules = ['one-versus-many', 'wether', 'whether'];
  writeFileSync(file, JSON.stringify({ format: 1, name: 'modules', modules: modules.slice(0, 1) }));
  expect((await runCli(['scenario', file])).code).toBe(0);
  writeFileSync(file, JSON.stringify({ format: 1, name: 'modules', modules }));
  const { code, out } = await runCli(['scenario', file]);
  expect(code).toBe(1);
  expect(out).toContain("no such module: 'wether'");
  expect(out).toContain("no such module: 'whether'");
  expect((await runCli(['play', '--scenario', file])).err).toContain("no such module: 'wether'");
});
