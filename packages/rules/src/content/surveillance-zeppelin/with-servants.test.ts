import { assembleRules, type Game, itemAt } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { arrangeServants } from '../../../test/modules/improved.js';
import { optionTexts, playFrame, say } from '../../../test/modules/playing.js';
import { districtNamed } from '../../model/rules.js';
import { moveZeppelin } from './zeppelin.js';

const RULES = assembleRules(['one-versus-many', 'servants-of-the-machine', 'surveillance-zeppelin']);

/** Lex Hecate with so many Improvements in the Art District, under Optimize; the Zeppelin is there. */
function arrange(has: number, zeppelin: string): Game {
  const g = arrangeServants({ 'lex-hecate': { has, in: 'art' } }, RULES);
  g.state.directives = { ...g.state.directives, published: ['optimize'] };
  moveZeppelin(g, districtNamed(RULES, zeppelin));
  playFrame(g, 'machine');
  return g;
}

it('the Zeppelin comes last in a setup with Improvements [R-ESC-7]', () => {
  const steps = itemAt(RULES.frames, 'setup').steps.map(({ name }) => name);
  expect(steps).toContain('improvements');
  expect(steps.at(-1)).toBe('zeppelin');
});

it.each([1, 2])('with %i Improvements Lex Hecate boards as any Servant does [R-ESC-4, ZEP-8]', (has) => {
  const g = arrange(has, 'art');
  say(g, 'machine-phase', 'servant lex-hecate');
  expect(optionTexts(g, 'machine-phase')).toContain('do board-zeppelin');
  say(g, 'machine-phase', 'at art');
  expect(optionTexts(g, 'machine-phase')).toContain('do raid');
  expect(optionTexts(g, 'machine-phase')).not.toContain('do board-zeppelin');
});

it('pays for a second boarding and for advantage C with her second Improvement, too [R-ESC-4, ZEP-8]', () => {
  const g = arrange(2, 'art');
  for (const bonds of [8, 5]) {
    say(g, 'machine-phase', 'servant lex-hecate');
    const ways = optionTexts(g, 'machine-phase').filter((text) => text.startsWith('at '));
    expect(ways.length > 0).toBe(bonds === 8);
    say(g, 'machine-phase', 'do board-zeppelin');
    say(g, 'boarding', 'advantage special-action', 'do draw-directive');
    say(g, 'boarding', 'done');
    expect(g.state.bonds).toBe(bonds);
  }
});

it('does not board from a connected District [R-ESC-4]', () => {
  const g = arrange(2, 'science');
  say(g, 'machine-phase', 'servant lex-hecate');
  expect(optionTexts(g, 'machine-phase')).not.toContain('do board-zeppelin');
  say(g, 'machine-phase', 'at science');
  expect(optionTexts(g, 'machine-phase')).toContain('do raid');
  expect(optionTexts(g, 'machine-phase')).not.toContain('do board-zeppelin');
});
