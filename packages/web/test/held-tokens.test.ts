import type { PickView } from '@great-machine/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HeldToken } from '../src/panels/held.js';

/** A token that lies with Finch, where these picks answer a question about him. */
function tokenOf(face: string | undefined, ...picks: readonly PickView[]): string {
  const pickable = new Map([['finch', picks]]);
  return renderToStaticMarkup(
    createElement(HeldToken, { kind: 'mark-given', face, owner: 'finch', pickable }),
  );
}

describe('a token that a Hero holds', () => {
  it('is a button where a pick of any module names its face', () => {
    expect(tokenOf('shame', { pick: 'mark', names: 'card', of: 'shame' })).toContain('<button');
    expect(tokenOf('shame', { pick: 'brand', names: 'text', of: 'shame' })).toContain('<button');
  });

  it('is none where another face is named, a place of the same name, or nothing', () => {
    expect(tokenOf('shame', { pick: 'mark', names: 'card', of: 'fame' })).not.toContain('<button');
    expect(tokenOf('art', { pick: 'to', names: 'district', of: 'art' })).not.toContain('<button');
    expect(tokenOf('shame', { pick: 'go-on', names: 'nothing' })).not.toContain('<button');
    expect(tokenOf(undefined, { pick: 'mark', names: 'card', of: 'shame' })).not.toContain('<button');
  });
});
