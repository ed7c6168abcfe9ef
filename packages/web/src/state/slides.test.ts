import type { LogLine } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { lineOf, UNKNOWN } from '../../test/lines.js';
import { slidesOf } from './slides.js';

const entry = (...keys: LogLine['key'][]) => ({ number: 3, lines: keys.map((key) => lineOf(key)) });
const told = (isOwn: boolean, ...keys: LogLine['key'][]) =>
  slidesOf(entry(...keys), isOwn).map(({ lines }) => lines.map(({ key }) => key));

describe('what is shown one after another', () => {
  it('is two lines at a time, and the first brings the entry', () => {
    const slides = slidesOf(entry('hero-moved', 'hero-detained', 'plan-advanced'), false);
    expect(slides.map(({ lines }) => lines.length)).toEqual([2, 1]);
    expect(slides.map((slide) => slide.entry?.number)).toEqual([3, undefined]);
  });

  it('leaves out what goes without saying', () => {
    expect(told(false, 'phase-began', 'trust-paid', 'hero-moved')).toEqual([['hero-moved']]);
  });

  it('tells what came of an own answer, not what was answered', () => {
    expect(told(true, 'hero-acted', 'die-rolled', 'attack-resolved')).toEqual([
      ['die-rolled', 'attack-resolved'],
    ]);
  });

  it.each([true, false])('tells what another version tells, own or not: %s', (isOwn) => {
    expect(slidesOf({ number: 3, lines: [UNKNOWN] }, isOwn)).toMatchObject([{ lines: [UNKNOWN] }]);
  });

  it('has one moment without words for an entry that tells nothing', () => {
    expect(told(true, 'guard-moved')).toEqual([[]]);
    expect(told(false)).toEqual([[]]);
  });
});
