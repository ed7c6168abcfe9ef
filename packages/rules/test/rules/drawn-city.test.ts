import { CITY_PRESETS, createConfig, readDrawnCity } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { rules } from '../play.js';

const KEYSTONE = ['AASSCC', 'GVQQTN', 'GVIITN'];
const draw = (...rows: string[]) => readDrawnCity(rules, rows.join('\n'));

describe('a City drawn by hand', () => {
  it('has two letters for each District, wherever they stand on the page [R-GEO-1]', () => {
    const city = CITY_PRESETS.find(({ id }) => id === 'the-keystone')?.city;
    expect(draw(...KEYSTONE)).toEqual({ city });
    expect(draw('', ...KEYSTONE.map((row) => `  ${row}..`), '')).toEqual({ city });
    expect(readDrawnCity(rules, KEYSTONE.join('\r\n'))).toEqual({ city });
    expect(createConfig(rules, { seed: 'drawn', city }).city).toEqual(city);
  });

  it.each<[string, string[], object[]]>([
    [
      'signs and tiles',
      ['AASSC', '.C.', 'GVQQTT', 'GVII*N'],
      [
        { code: 'unknown-sign', sign: '*', line: 4 },
        { code: 'cells-apart', districts: ['commerce'] },
        { code: 'not-two-cells', districts: ['control-nexus'], cells: 1 },
      ],
    ],
    [
      'Districts with fewer than 2 neighbours',
      ['AASS....CC', 'GVQQTN....', 'GVIITN....'],
      [{ code: 'too-few-connections', districts: ['commerce', 'control-nexus'] }],
    ],
    [
      'a City in two parts',
      ['AASS.....', 'CCII.....', '.VV......', '.....GGTT', '.....NNQQ'],
      [
        {
          code: 'disconnected',
          districts: ['grand-citadel', 'tower-of-law', 'control-nexus', 'central-square'],
        },
      ],
    ],
    [
      'Districts without which it falls apart',
      ['AASS..TTNN', 'CCIIVVGGQQ'],
      [{ code: 'cut-district', districts: ['industrial', 'velvet', 'grand-citadel'] }],
    ],
  ])('is refused with every reason: %s [R-GEO-3]', (_, rows, faults) => {
    expect(draw(...rows)).toEqual({ faults });
  });

  it('is refused for a text that is no drawing', () => {
    const refused = draw('Dear City, you are beautiful');
    const notDrawn = Array.from(rules.districts, () => ({ code: 'not-two-cells' }));
    expect(refused).toMatchObject({ faults: [{ code: 'unknown-sign', sign: 'D', line: 1 }, ...notDrawn] });
  });
});
