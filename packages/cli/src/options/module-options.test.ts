import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from '../../test/io.js';
import { MODULE_IDS, readModules, rulesOfAll } from './module-options.js';

describe('modules of the command line', () => {
  it('come beside the core game, each once, and all of them by one word', () => {
    expect(readModules({ values: {}, files: [] })).toBeUndefined();
    const core = 'one-versus-many';
    const pockets = 'pockets-of-resistance';
    for (const modules of [pockets, `${core}, ${pockets}`])
      expect(readModules({ values: { modules }, files: [] })).toEqual([core, pockets]);
    expect(readModules({ values: { modules: 'all' }, files: [] })).toEqual([core, ...MODULE_IDS]);
    expect(rulesOfAll().modules.map(({ id }) => id)).toEqual([core, ...MODULE_IDS]);
  });

  it('are played by sim and written down with the results', async () => {
    const { code, out } = await runCli([
      ...['sim', '--games', '2', '--modules', 'pockets-of-resistance', '--json'],
    ]);
    expect(code).toBe(0);
    const ids = (JSON.parse(out).modules as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(['one-versus-many', 'pockets-of-resistance']);
  });

  it('are others in each game of a fuzz that draws them, and stand in what reproduces it', async () => {
    const { code, out } = await runCli([
      ...['fuzz', '--games', '6', '--checks', 'invariants', '--modules', 'random', '--json'],
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ modules: 'random', failures: [] });
    expect(JSON.parse(out).coverage.events).toHaveProperty('resistance-placed');
  });

  it('are given to scenario files that name none', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'scenario-')), 'tokens.json');
    const tokens = { resistance: ['art art'] };
    writeFileSync(file, JSON.stringify({ format: 1, name: 'A token', phase: 'machine', tokens }));
    expect((await runCli(['scenario', file])).code).toBe(1);
    expect((await runCli(['scenario', file, '--modules', 'pockets-of-resistance'])).code).toBe(0);
  });

  it.each([
    [['--modules', 'steam-ships'], "no such module: 'steam-ships'"],
    [['--modules', 'steam-ships,coal-mines'], "no such module: 'coal-mines'"],
    [['--option', 'wings', '--option', '=2'], "--option is key=value, not 'wings' or '=2'"],
    [['--option', 'wings=2'], "has no option 'wings'"],
    [
      ['--option', 'wings=2', '--option', 'replaces=phantasmer'],
      "has no option 'wings'; the module 'one-versus-many' has no option 'replaces', but 'chronoleon' has (CHR-1)",
    ],
    [
      ['--modules', 'servants-of-the-machine', '--option', 'wings=2', '--option', 'advantages=zz'],
      "has no option 'wings'; the option 'advantages' of 'servants-of-the-machine' is ab or ac or bc or a, not \"zz\" (R-ESC-1)",
    ],
    [['--option', 'wings=2'], '(the options of one-versus-many are plan-at-one'],
    [['--modules', 'chronoleon,chronoleon'], "the module 'chronoleon' is named twice"],
    [['--modules', 'chronoleon,chronoleon'], '(each module is named once)'],
    [['--seed', '1', '--seed', '2'], '--seed is named twice'],
    [['--json', '--plan', '1', '--json', '--plan', '2'], '--json is named twice; --plan is named twice'],
    [
      ['--trio', 'akira,finch,actress'],
      'no such Hero: akira (the Heroes are finch, veteran, fowler, actress, artificer, physician; ' +
        'akira needs --modules bring-about-a-revolution)',
    ],
    [
      ['--modules', 'steam-ships', '--trio', 'akira,finch,batman'],
      'akira needs --modules bring-about-a-revolution)',
    ],
    [
      ['--modules', 'steam-ships', '--trio', 'akira,julie,actress'],
      'of akira, julie only one may be in a game (REV-1)',
    ],
  ])('%j is refused with the reason, and nothing starts', async (args, problem) => {
    const { code, out, err } = await runCli(['sim', ...args]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(problem);
  });

  it.each(['play', 'sim'])('%s hides nothing behind a Plan or a City that is wrong', async (command) => {
    const { code, err } = await runCli([
      ...[command, '--plan', '7', '--city', 'nowhere', '--players', '9', '--modules', 'steam-ships'],
      ...['--trio', 'batman,finch,fowler'],
    ]);
    expect(code).toBe(2);
    for (const reason of [
      '--players needs a whole number from 1 to 3',
      '--plan needs a whole number from 1 to 4',
      "there is no file 'nowhere'",
      "no such module: 'steam-ships'",
      'no such Hero: batman',
    ])
      expect(err).toContain(reason);
  });

  it('are known though one of their options is no option', async () => {
    const { code, err } = await runCli([
      ...['sim', '--modules', 'bring-about-a-revolution', '--option', 'advantages', '--option', 'wings=2'],
      ...['--trio', 'akira,batman,fowler'],
    ]);
    expect(code).toBe(2);
    for (const reason of ["not 'advantages'", "has no option 'wings'", 'no such Hero: batman'])
      expect(err).toContain(reason);
    expect(err).not.toContain('akira needs');
  });

  it.each(['play', 'sim'])('%s says at once what is wrong with modules and Heroes', async (command) => {
    const { code, out, err } = await runCli([
      ...[command, '--modules', 'servants-of-the-machine,pockets-of-resistance', '--option', 'advantages=bc'],
      ...['--trio', 'akira,julie,actress'],
    ]);
    expect(code).toBe(2);
    expect(out).toBe('');
    for (const reason of ['(R-ESC-1)', 'no such Hero: akira, julie', '(REV-1)'])
      expect(err).toContain(reason);
  });
});
