import type { ShownMeaning } from '@great-machine/messages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Chips } from './chips.js';

const markupOf = (meaning: Partial<ShownMeaning>) =>
  renderToStaticMarkup(createElement(Chips, { meaning: { rule: 'ACT-2', currency: 'trust', ...meaning } }));

describe('the price of an option', () => {
  it('is not free where the Resistance token pays it', () => {
    const markup = markupOf({ price: 0, left: 0, usesUp: 'resistance' });
    expect(markup).toContain('#tokens-resistance');
    expect(markup).toContain('>the Resistance token<');
    expect(markup).not.toContain('free');
    expect(markup).not.toContain('#tokens-trust');
  });

  it('shows Trust and the token where both are paid', () => {
    const markup = markupOf({ price: 1, left: 0, usesUp: 'resistance' });
    for (const part of ['#tokens-trust', '−1', '#tokens-resistance']) expect(markup).toContain(part);
  });

  it('is free where nothing is paid', () => {
    expect(markupOf({ price: 0, left: 3 })).toContain('chip free');
  });
});

it.each([
  [0.9986, '99 %'],
  [0.001, '1 %'],
  [0.5, '50 %'],
])('a chance of %f is %s for the eye as for the ear', (chance, percent) => {
  const markup = markupOf({ outcomes: [{ key: 'guard-breaks', chance }] });
  expect(markup).toContain(`${percent} a Guard breaks`);
  expect(markup).toContain(`</span>${percent}</span>`);
});
