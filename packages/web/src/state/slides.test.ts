import { describe, expect, it } from 'vitest';
import { slidesOf } from './slides.js';

const entry = (...keys: string[]) => ({ number: 3, lines: keys.map((key) => ({ key, params: {} })) });
const told = (isOwn: boolean, ...keys: string[]) =>
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

  it('has one moment without words for an entry that tells nothing', () => {
    expect(told(true, 'guard-moved')).toEqual([[]]);
    expect(told(false)).toEqual([[]]);
  });
});
