import {
  type AnyLogLine,
  assembleRules,
  type LogLine,
  NOTICES,
  openScenario,
  SHIPPED_EVENTS,
} from '@great-machine/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Moments, { PICTURES } from '../src/moments/layer.js';
import { stagedLengthOf } from '../src/state/tellings.js';
import { lineOf, UNKNOWN } from './lines.js';

const KEYS = Object.keys({ ...SHIPPED_EVENTS, ...NOTICES }) as LogLine['key'][];
/** Discontent is staged where it wakes a class. */
const stagedLine = (key: LogLine['key']) => lineOf(key, key === 'discontent-raised' ? { to: 3 } : {});
const STAGED = KEYS.filter((key) => stagedLengthOf(stagedLine(key)) !== undefined);

const ART = { guards: 2, citizens: ['artist revealed', 'noble', 'traitor'] };
const play = openScenario(assembleRules(), {
  format: 1,
  name: 'Staged',
  heroes: { finch: { in: 'art', trust: 5 }, fowler: {}, physician: { chosen: 'velvet' } },
  phase: 'heroes',
  turn: 'finch',
  step: 'action',
  tracks: { discontent: 8, 'master-plan': 6 },
  districts: { art: ART },
});

function markupOf(
  staged: AnyLogLine,
  { lines = [staged], rolling = [] as AnyLogLine[], isHeld = false } = {},
) {
  const view = play.view('machine');
  const scene = { entry: 0, lines, told: lines, rolling, staged, view };
  const shown = { scene, sceneLength: 5000, view, history: [{ number: 0, lines }], isPaused: false };
  return renderToStaticMarkup(createElement(Moments, { shown, isHeld } as never));
}

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
