import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CITY_PRESETS } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { runCli } from '../test/io.js';
import { COMMANDS, MODULE_IDS, PRESETS } from './commands.js';
import * as modules from './options/module-options.js';

const BUILT = fileURLToPath(new URL('../dist/main.js', import.meta.url));

describe('help', () => {
  it('lists every command', async () => {
    const { code, out } = await runCli(['--help']);
    expect(code).toBe(0);
    for (const command of Object.keys(COMMANDS)) expect(out).toContain(command);
  });

  it.each(Object.keys(COMMANDS))('tells about %s within 80 columns', async (command) => {
    const { code, out } = await runCli([command, '--help']);
    expect(code).toBe(0);
    expect(out).toContain('Usage:');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('is what the built program says', async () => {
    const { out } = await runCli(['--help']);
    expect(execFileSync('node', [BUILT, '--help'], { encoding: 'utf8' })).toBe(out);
  });
});

it('says its version', async () => {
  const { code, out } = await runCli(['--version']);
  expect(code).toBe(0);
  expect(out).toMatch(/^great-machine \d+\.\d+\.\d+\n$/);
});

it('names the preset Cities of the rules', () => {
  expect(PRESETS).toEqual(CITY_PRESETS.map(({ id }) => id));
});

it('names every module in its help', () => {
  expect(MODULE_IDS).toEqual(modules.MODULE_IDS);
});

describe('wrong arguments', () => {
  it.each([
    [['dance'], "no command 'dance'"],
    [['sim', '--games', 'many'], '--games needs a whole number'],
    [['sim', '--games', '0'], '--games needs a whole number'],
    [['sim', '--machine', 'genius'], '--machine is one of random'],
    [['sim', '--players', '4'], '--players needs a whole number from 1 to 3'],
    [['sim', '--plan', '5'], '--plan needs a whole number from 1 to 4'],
    [['sim', '--city', 'atlantis'], "or a file with a drawing; there is no file 'atlantis'"],
    [['sim', '--trio', 'finch,finch,actress'], '3 different Heroes'],
    [['sim', '--trio', 'finch,batman,actress'], 'no such Hero: batman'],
    [['sim', '--with', 'batman'], "--with knows no Hero 'batman'; the Heroes are finch"],
    [['sim', '--with', 'akira'], '--with akira needs --modules bring-about-a-revolution'],
    [['sim', '--with', 'finch', '--trio', 'finch,fowler,actress'], '--trio names all three Heroes'],
    [['sim', '--with', 'finch', '--lead', 'finch,fowler/actress'], '--lead names all three Heroes'],
    [['play', '--with', 'finch'], "Unknown option '--with'"],
    [
      ['sim', '--lead', 'finch,actress/fowler', '--players', '3'],
      'each of the 3 Revolutionaries plays a Hero',
    ],
    [['play', '--lead', 'finch/actress'], 'a game has 3 different Heroes'],
    [['play', '--lead', 'finch,actress/batman'], 'no such Hero: batman'],
    [['sim', '--unknown'], "Unknown option '--unknown'"],
    [['sim', 'extra'], "Unexpected argument 'extra'"],
    [['play', '--as', 'nobody'], "--as does not know 'nobody'"],
    [['play', '--level', 'genius'], '--level is one of random, apprentice (1)'],
    [['play', '--level', '5'], "mastermind (4), not '5'"],
    [['play', '--load', 'x.json', '--seed', 'y'], '--seed is part of the saved game'],
    [['replay'], 'needs the FILE'],
    [['replay', 'x.json', '--audience', 'spies'], '--audience is one of'],
    [['scenario'], 'needs the FILE'],
    [['scenario', '--at', '3'], '--at goes with --export'],
    [['fuzz', '--checks', 'none'], '--checks knows all'],
    [
      ['fuzz', '--modules', 'random', '--option', 'advantages=ab'],
      '--option does not go with --modules random',
    ],
  ])('%j: one line on stderr and exit code 2', async (args, problem) => {
    const { code, out, err } = await runCli(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(problem);
    expect(err).toContain('--help');
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
