import { describe, expect, it } from 'vitest';
import { runCli } from '../../test/io.js';

/** The menus that were shown, each as its numbered lines. */
async function menus(
  args: readonly string[],
  typed: readonly string[],
  seed = 'typing',
): Promise<string[][]> {
  const { out, err } = await runCli(['play', '--seed', seed, ...args], typed);
  expect(err).toBe('');
  const screens = out.split('\n> ');
  return screens.map((text) => text.split('\n').filter((line) => /^ *\d+\. /.test(line)));
}

const numberOf = (menu: readonly string[] | undefined, label: string) =>
  /\d+/.exec(menu?.find((line) => line.includes(label)) ?? '')?.[0];

describe('the numbers of options', () => {
  it('stay those of the orders of a Phase', async () => {
    const shown = await menus(['--as', 'machine'], ['10', '2', '1']);
    const [before, , after] = shown;
    expect(before).toHaveLength(13);
    // Lex Hecate has spent all 6 Bonds: nothing else can be paid.
    expect(after?.map((line) => line.trim())).toEqual(['13. End the Great Machine Phase']);
    expect(numberOf(before, 'End the Great Machine Phase')).toBe('13');
  });

  it('come last to what may be played beside the question, which it does not replace [R-WIN-1]', async () => {
    const args = ['--modules', 'bring-about-a-revolution', '--trio', 'enkidu,finch,actress'];
    const shown = await menus(args, ['1', '2', '1', '1', '1', '1'], 'd');
    const [choosing, confirming] = shown.slice(-3);
    expect(choosing?.at(0)).toContain(' 1. Art District');
    expect(choosing?.at(-1)).toContain(' 9. Sociological Theory');
    expect(confirming?.at(0)).toContain(' 1. Ready');
    expect(confirming?.at(-1)).toContain(' 5. Sociological Theory');
  });

  it('say which there are', async () => {
    const { out } = await runCli(['play', '--as', 'machine', '--seed', 'typing'], ['10', '2', '1', 'why 4']);
    expect(out).toContain('There is no option 1: options are 13.');
    expect(out).toContain('There is no option 4: options are 13.');
  });

  it('begin anew for the steps of an order', async () => {
    const [, servant, , guard] = await menus(['--as', 'machine'], ['10', '1', '1']);
    expect(numberOf(servant, 'To the Art District')).toBe('1');
    expect(numberOf(guard, 'To the Science District')).toBe('1');
  });

  it('begin with the direct step of a Hero', async () => {
    const typed = ['1', '5', '1', '1', '1', '1', '1', '1', '1'];
    const { out } = await runCli(['play', '--seed', 'typing'], typed);
    expect(out).toMatch(
      /The Actress .* on the way to the Velvet District\.\nWhich District is next\?\n {2}1\. To the Velvet District/,
    );
  });
});
