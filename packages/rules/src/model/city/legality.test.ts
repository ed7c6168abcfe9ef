import { describe, expect, it } from 'vitest';
import { parseCity } from './drawing.js';
import { type CityFault, whyNotLegal } from './legality.js';
import type { Tile } from './tile.js';

describe('a City', () => {
  it('is legal with two connections each and two routes everywhere [R-GEO-3]', () => {
    const city = parseCity(`
      .AABB.
      FF..CC
      EEGG.D
      .HHIID`);
    expect(whyNotLegal(city)).toBeUndefined();
  });

  it('is refused when tiles overlap, naming them [R-GEO-3]', () => {
    const triangle = parseCity('AAB\nCCB');
    const extra: Tile = { x: 1, y: 1, rotation: 0 };
    const fault: CityFault = { code: 'overlap', districts: [1, 2, 3] };
    expect(whyNotLegal([...triangle, extra])).toEqual(fault);
  });

  it('is refused when Districts have fewer than two connections, naming them [R-GEO-3]', () => {
    const city = parseCity(`
      AABDD
      CCB..
      ...EE`);
    expect(whyNotLegal(city)).toEqual({ code: 'too-few-connections', districts: [3, 4] });
  });

  it('is refused when one District alone holds it together, naming it [R-GEO-3]', () => {
    const city = parseCity(`
      AABDD
      CCBEE`);
    expect(whyNotLegal(city)).toEqual({ code: 'cut-district', districts: [1] });
  });

  it('is refused when it lies in separate parts, naming those away from the first District [R-GEO-3]', () => {
    const city = parseCity(`
      AAB.DDE
      CCB.FFE`);
    expect(whyNotLegal(city)).toEqual({ code: 'disconnected', districts: [3, 4, 5] });
  });

  it('is refused when its parts touch at corners only [R-GEO-2, R-GEO-3]', () => {
    const city = parseCity(`
      AAB...
      CCB...
      ...DDE
      ...FFE`);
    expect(whyNotLegal(city)).toEqual({ code: 'disconnected', districts: [3, 4, 5] });
  });
});
