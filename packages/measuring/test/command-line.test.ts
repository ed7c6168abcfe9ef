import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const BUILT = fileURLToPath(new URL('../dist/commands/', import.meta.url));

function run(command: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('node', [`${BUILT}${command}.js`, ...words], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('a command that measures bots', () => {
  it('tells how it is used when it is asked', () => {
    const { status, stdout } = run('habits', '--help');
    expect(status).toBe(0);
    expect(stdout).toContain('usage: npm run -s bots:habits');
    expect(stdout).toContain('engineer@2026-11-18');
  });

  it.each([
    ['habits', ['--player', 'grandmaster'], "there is no level 'grandmaster'"],
    ['positions', ['--suite', 'opening'], "there is no suite 'opening'"],
    ['evaluation-games', ['--full', '2'], "--full takes a number from 0 to 1, not '2'"],
    ['evaluation-games', ['--full='], "--full takes a number from 0 to 1, not ''"],
    ['evaluation-games', [], '--file FILE is missing'],
    ['hints', ['--side', 'both'], "there is no side 'both'"],
    ['raider', ['--games', 'many'], "--games takes a number from 1, not 'many'"],
    ['fit-evaluation', ['--from', 'yesterday'], "there is no 'yesterday'"],
    ['acceptance', ['--only', 'luck'], "there is no bar 'luck'"],
  ])('says what is wrong with %s %j above its usage, and plays nothing', (command, words, fault) => {
    const { status, stdout, stderr } = run(command, ...words);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^.+\nusage: npm run -s /);
    expect(stderr.split('\n')[0]).toBe(fault);
  });

  it.each([
    ['--games', 'many'],
    ['--threads', '0'],
  ])('begins no file of games with %s %s', (option, text) => {
    const file = join(mkdtempSync(join(tmpdir(), 'games-')), 'games.jsonl');
    expect(run('evaluation-games', '--file', file, option, text).status).toBe(2);
    expect(existsSync(file)).toBe(false);
  });

  it('asks again only for the hints whose line was torn off', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'hints-')), 'hints.jsonl');
    const ask = () =>
      run('hints', '--player', 'apprentice', '--hints', '5', '--iterations', '1', '--resume', file);
    const first = ask();
    const whole = readFileSync(file, 'utf8');
    truncateSync(file, Buffer.byteLength(whole) - 3);
    expect(ask().stdout).toBe(first.stdout);
    expect(readFileSync(file, 'utf8')).toBe(whole);
    expect(ask()).toEqual({ ...first, stderr: '' });
  });
});
