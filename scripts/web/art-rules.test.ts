import { type CardSource, type GameModule, MODULES } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { checkArt, faultsOf, gapsOf } from './art-rules.js';

const KNOWN = { palette: new Set(['--brass', '--h1']), kit: new Set(['gear']) };

function faults(inner: string, frame = '0 0 160 90') {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}">${inner}</svg>`;
  return faultsOf('directives', { id: 'levy', text }, KNOWN);
}

describe('the art', () => {
  it('obeys docs/art.md, and nothing lacks its picture', () => {
    const { faults, zippedBytes, mostZippedBytes } = checkArt(MODULES);
    expect(faults).toEqual([]);
    expect(zippedBytes).toBeLessThanOrEqual(mostZippedBytes);
  });

  it('is wanted for what any module brings, also by its parts and usual options', () => {
    const source: CardSource = { name: 'design', effect: 'design' };
    const bringing = (id: string) => ({ cards: { invention: [{ id, source }] } });
    const module: GameModule = {
      id: 'toys',
      version: 1,
      options: { toy: { values: ['kite', 'top'], usual: 'top' } },
      parts: [bringing('drum')],
      partsFor: ({ toy }) => [bringing(String(toy))],
      ...bringing('doll'),
    };
    expect(checkArt([...MODULES, module]).faults).toEqual([
      'inventions/drum.svg is missing',
      'inventions/top.svg is missing',
      'inventions/doll.svg is missing',
    ]);
  });
});

describe('a picture', () => {
  it('may use the palette, kit parts and its own ids', () => {
    const gradient = '<linearGradient id="directives-levy-g"><stop stop-color="var(--h1)"/></linearGradient>';
    expect(
      faults(`${gradient}<use href="#kit-gear" x="1.5"/><path fill="url(#directives-levy-g)"/>`),
    ).toEqual([]);
    expect(faults('<path fill="none" stroke="var(--brass)" opacity=".35" d="M1.5.5h2"/>')).toEqual([]);
  });

  it.each([
    ['a literal colour', '<path fill="#fff"/>'],
    ['a colour that is not in the palette', '<path fill="var(--pink)"/>'],
    ['text', '<text>A</text>'],
    ['a script', '<script>1</script>'],
    ['a style element', '<style>a{}</style>'],
    ['a style', '<path style="fill:red"/>'],
    ['a raster picture', '<image href="a.png"/>'],
    ['a filter', '<filter id="directives-levy-f"></filter>'],
    ['an id without prefix', '<clipPath id="clip"></clipPath>'],
    ['an unknown kit part', '<use href="#kit-cannon"/>'],
    ['another file', '<use href="other.svg#a"/>'],
    ['a gradient of another picture', '<path fill="url(#kit-sky-g)"/>'],
    ['two decimals', '<path d="M1.25 3"/>'],
    ['too much', `<path d="${'M1 1'.repeat(700)}"/>`],
  ])('may not have %s', (_, inner) => {
    expect(faults(inner).length).toBeGreaterThan(0);
  });

  it('of a Hero has a bust for the figure on the board', () => {
    const portrait = (inner: string) =>
      faultsOf('heroes', { id: 'finch', text: `<svg viewBox="0 0 120 120">${inner}</svg>` }, KNOWN);
    expect(portrait('<g id="heroes-finch-bust"></g>')).toEqual([]);
    expect(portrait('')).toHaveLength(1);
  });

  it('has the frame of its kind', () => {
    expect(faults('', '0 0 100 100')).toHaveLength(1);
  });
});

describe('gaps', () => {
  it('are things without a picture, pictures without a thing and kit parts without use', () => {
    const picture = (id: string, text = '') => ({ id, text });
    const art = {
      heroes: [picture('finch', '<use href="#kit-gear"/>'), picture('nobody')],
      kit: [picture('gear'), picture('cannon')],
    };
    expect(gapsOf(art, { heroes: ['finch', 'fowler'] })).toEqual([
      'heroes/fowler.svg is missing',
      'heroes/nobody.svg is of nothing in the rules',
      'kit/cannon.svg is not used',
    ]);
  });
});
