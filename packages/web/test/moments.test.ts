import { describe, expect, it } from 'vitest';
import { PICTURES } from '../src/moments/layer.js';
import { stagedLengthOf } from '../src/state/tellings.js';
import { lineOf, UNKNOWN } from './lines.js';
import { markupOf, STAGED, stagedLine } from './moment-markup.js';

describe('staged moments', () => {
  it('all have their picture', () => {
    expect(Object.keys(PICTURES).sort()).toEqual([...STAGED].sort());
  });

  it.each(STAGED)('%s is a picture that screen readers pass over', (key) => {
    const markup = markupOf(stagedLine(key));
    expect(markup).toContain(`data-moment="${key}"`);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).toMatch(/<use/);
    expect(markup).not.toMatch(/NaN|undefined/);
  });

  it.each(STAGED)('%s of another version has none', (key) => {
    expect(markupOf({ round: 1, key, params: {} })).not.toMatch(/NaN|undefined/);
    expect(markupOf(UNKNOWN)).toBe('');
  });

  it('wakes a class only where Discontent reaches a Stage', () => {
    expect([2, 3, 4, 6, 17, 18].filter((to) => stagedLengthOf(lineOf('discontent-raised', { to })))).toEqual([
      3, 6,
    ]);
  });

  it('says nothing of a die that still rolls', () => {
    const die = lineOf('die-rolled', { die: 'escape-die', face: 'handcuffs' });
    const markup = markupOf(die, { rolling: [die] });
    expect(markup).toContain('data-moment="rolling-die"');
    expect(markup).not.toMatch(/handcuffs/i);
  });

  it('deals the same backs whichever cards were chosen', () => {
    expect(markupOf(lineOf('access-chosen'))).not.toMatch(/districts|velvet/);
  });

  it.each(['held', 'let go'])('stays until the person goes on, or leaves by itself: %s', (how) => {
    const markup = markupOf(lineOf('plan-advanced'), { isHeld: how === 'held' });
    expect(markup.includes('moment held')).toBe(how === 'held');
  });
});
