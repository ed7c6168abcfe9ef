import { expect, it } from 'vitest';
import { runCli } from '../../test/io.js';
import { rulesFor } from '../options/module-options.js';
import { CHECKS } from './checks.js';

const RULES = rulesFor();

it('finds nothing wrong in a few games', async () => {
  const { code, out } = await runCli(['fuzz', '--games', '3', '--json']);
  const found = JSON.parse(out);
  expect(found.failures).toEqual([]);
  expect(found).toMatchObject({ games: 3, checks: CHECKS });
  expect(found.coverage.cityEvents).toHaveProperty('the-countdown');
  expect(code).toBe(0);
});

it('plays one game again by its number', async () => {
  const { code, out } = await runCli(['fuzz', '--game', '7', '--checks', 'invariants,undo']);
  expect(code).toBe(0);
  expect(out).toContain('1 game,');
  expect(out).toContain('All checks hold.');
});

it('names the game and the command to reproduce a failure', async () => {
  const invariants = RULES.invariants as (typeof RULES.invariants)[number][];
  invariants.push((game) => (game.state.round > 1 ? 'a planted fault' : undefined));
  const { code, out } = await runCli(['fuzz', '--games', '1', '--seed', 'planted', '--checks', 'invariants']);
  invariants.pop();
  expect(code).toBe(1);
  expect(out).toContain('invariants: a planted fault');
  expect(out).toContain("fuzz --seed 'planted' --game 0 --checks invariants");
});
