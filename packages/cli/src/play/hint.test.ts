import { itemAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { runCli } from '../../test/io.js';

const TRIO = ['--trio', 'finch,veteran,actress'];

/** What follows each `hint` among the typed lines, in one line. */
async function hints(args: readonly string[], typed: readonly string[]): Promise<string[]> {
  const { out, err } = await runCli(['play', '--seed', 'hints', ...args], typed);
  expect(err).toBe('');
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  const screens = out.split('\n> ').map((text) => text.replaceAll(/\s+/g, ' '));
  return screens.slice(1).filter((_, at) => typed[at] === 'hint');
}

function expectAdvice(hint: string): void {
  expect(hint).toContain('The best answers');
  expect(hint).toMatch(/Option [1-9]\d* \(\d+ %\): \S/);
  expect(hint).not.toMatch(/Option 0|undefined|NaN|advice\./);
}

describe('hint', () => {
  it('advises the Heroes on cards', async () => {
    const card = itemAt(await hints(TRIO, ['hint']), 0);
    expectAdvice(card);
    expect(card).toMatch(/Option \d \(\d+ %\): [\w ]+( District| Citadel| Square| Nexus| of L\.A\.W\.)/);
    expect(card).toContain('is good for this:');
  });

  it('advises them on being ready', async () => {
    const ready = itemAt(await hints(TRIO, ['1', '1', '1', 'hint']), 0);
    expectAdvice(ready);
    expect(ready).toContain('Option 1 (');
  });

  it('advises them on ways and on Actions, and says the same again', async () => {
    const typed = ['1', '1', '1', '1', 'hint', '1', 'hint', 'hint'];
    const [way = '', action = '', again] = await hints(TRIO, typed);
    for (const hint of [way, action]) expectAdvice(hint);
    expect(way).toContain('It costs');
    expect(again).toBe(action);
  });

  it('advises the Machine with the plan of its Phase, also in the middle of an order', async () => {
    const [plan = '', middle = ''] = await hints(['--as', 'machine'], ['hint', '1', 'hint']);
    for (const hint of [plan, middle]) expectAdvice(hint);
    expect(plan).toContain('; then ');
    expect(middle).toMatch(/: to the /);
  });

  it('is among what can be typed', async () => {
    const { out } = await runCli(['play'], ['help']);
    expect(out).toContain('\nhint        the best answers');
  });
});
