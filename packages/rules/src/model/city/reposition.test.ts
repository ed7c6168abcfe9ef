import { describe, expect, it } from 'vitest';
import { itemAt } from '../../kernel/checked.js';
import { parseCity } from './drawing.js';
import { whyNotLegal } from './legality.js';
import { mapOf } from './map.js';
import { CITY_PRESETS } from './presets.js';
import { canReposition, canRepositionAny, placementsOf, repositionDistrict } from './reposition.js';
import type { City, Tile } from './tile.js';

const [A, E, F, G, H, I, J] = [0, 4, 5, 6, 7, 8, 9] as const;
const CONTROL_NEXUS = 7;

function faultAfter(city: City, district: number, tile: Tile) {
  return whyNotLegal(repositionDistrict(city, district, tile));
}

// The rulebook explains repositioning with five pictures that our copy lacks; this layout is our own and
// matches their captions. District H stands for the Control Nexus.
describe('the five pictures of repositioning', () => {
  const city = parseCity(`
    AABBCC
    DEFFGH
    DEIIGH`);

  it('(1) start from a legal City [R-GEO-3, R-GEO-4]', () => {
    expect(whyNotLegal(city)).toBeUndefined();
    expect(canRepositionAny(city)).toBe(true);
  });

  it('(2) refuse a tile with no free side [R-GEO-4]', () => {
    expect(mapOf(city).exits[F]).not.toContain(undefined);
    expect(placementsOf(city, F)).toEqual([]);
    expect(canReposition(city, F)).toBe(false);
  });

  it('(3) refuse a target with only one neighbour [R-GEO-3, R-GEO-4]', () => {
    const target: Tile = { x: -2, y: 0, rotation: 0 };
    expect(placementsOf(city, I)).not.toContainEqual(target);
    expect(faultAfter(city, I, target)).toEqual({ code: 'too-few-connections', districts: [I] });
  });

  it('(4) refuse a target that leaves another tile with one neighbour [R-GEO-3, R-GEO-4]', () => {
    const target: Tile = { x: 1, y: 3, rotation: 0 };
    expect(placementsOf(city, G)).not.toContainEqual(target);
    expect(faultAfter(city, G, target)).toEqual({ code: 'too-few-connections', districts: [H] });
  });

  it('(5) allow a legal target [R-GEO-4]', () => {
    const target: Tile = { x: 0, y: 3, rotation: 0 };
    expect(placementsOf(city, I)).toContainEqual(target);
    expect(faultAfter(city, I, target)).toBeUndefined();
  });
});

describe('sliding', () => {
  it('does not go out where only half of a long side is free [R-GEO-4]', () => {
    const city = parseCity(`
      AABBCC
      DEFFGH
      DEI.GH
      ..I...`);
    const target: Tile = { x: 3, y: 2, rotation: 1 };
    expect(faultAfter(city, F, target)).toBeUndefined();
    expect(mapOf(city).exits[F]).toContain(undefined);
    expect(placementsOf(city, F)).toEqual([]);
  });

  it('may just rotate a tile about one of its cells [R-GEO-4]', () => {
    const city = parseCity(`
      AABBCC
      DEFFGH
      DEIIGH`);
    expect(placementsOf(city, I)).toContainEqual({ x: 2, y: 2, rotation: 1 });
    expect(placementsOf(city, I)).toContainEqual({ x: 3, y: 2, rotation: 1 });
  });

  it('may pass placements that are not legal [R-GEO-4]', () => {
    const city = parseCity('AAB\nCCB');
    const across: Tile = { x: -1, y: 0, rotation: 1 };
    expect(placementsOf(city, 1)).toContainEqual(across);
    expect(faultAfter(city, 1, { x: 3, y: 0, rotation: 1 })?.code).toBe('too-few-connections');
  });

  describe('with a closed courtyard', () => {
    const city = parseCity(`
      .JJ...
      AABBCC
      D.E..F
      D.E..F
      GGHHII`);

    it('does not lead into it [R-GEO-4]', () => {
      const target: Tile = { x: 1, y: 2, rotation: 1 };
      expect(faultAfter(city, J, target)).toBeUndefined();
      expect(placementsOf(city, J)).not.toContainEqual(target);
      expect(canReposition(city, J)).toBe(true);
    });

    it('does not lead out of it [R-GEO-4]', () => {
      const target: Tile = { x: 3, y: 0, rotation: 0 };
      expect(faultAfter(city, E, target)).toBeUndefined();
      const placements = placementsOf(city, E);
      expect(placements).toContainEqual({ x: 1, y: 2, rotation: 1 });
      expect(placements.filter(({ x, y }) => x < 1 || x > 4 || y < 2 || y > 3)).toEqual([]);
    });
  });
});

describe('repositioning', () => {
  it('is open to the Control Nexus itself [R-GEO-4, R-GEO-5]', () => {
    const { city } = itemAt(CITY_PRESETS, 0);
    const placements = placementsOf(city, CONTROL_NEXUS);
    expect(placements.length).toBeGreaterThan(0);
    for (const tile of placements) expect(faultAfter(city, CONTROL_NEXUS, tile)).toBeUndefined();
  });

  it('makes a new normalised City and leaves the old one alone [R-GEO-5]', () => {
    const city = parseCity('AAB\nCCB');
    const copy = structuredClone(city);
    expect(repositionDistrict(city, 1, { x: -1, y: 0, rotation: 1 })).toEqual(parseCity('BAA\nBCC'));
    expect(city).toEqual(copy);
  });

  it('lists placements by y, x and rotation, without the old one [R-GEO-4, R-GEO-7]', () => {
    const { city } = itemAt(CITY_PRESETS, 0);
    const rank = ({ x, y, rotation }: Tile) => (y * 100 + x) * 4 + rotation;
    for (const halfTurnsDiffer of [false, true]) {
      const placements = placementsOf(city, CONTROL_NEXUS, halfTurnsDiffer);
      expect(placements).toEqual([...placements].sort((a, b) => rank(a) - rank(b)));
      expect(placements).not.toContainEqual(city[CONTROL_NEXUS]);
    }
  });

  it('is not possible at all when no placement of any District is legal [R-GEO-7]', () => {
    const city = parseCity(`
      AAB.DDE
      CCB.FFE`);
    expect(canRepositionAny(city)).toBe(false);
    expect(canRepositionAny(city, true)).toBe(false);
    expect(placementsOf(city, A)).toEqual([]);
  });
});

describe('half-turns', () => {
  const city = parseCity(`
    AABBCC
    DEFFGH
    DEIIGH`);
  const halfTurned = repositionDistrict(city, I, { x: 2, y: 2, rotation: 2 });

  it('make no difference without the Zeppelin [R-GEO-7]', () => {
    const placements = placementsOf(city, I);
    expect(placements.every(({ rotation }) => rotation < 2)).toBe(true);
    expect(placements).not.toContainEqual({ x: 2, y: 2, rotation: 0 });
    expect(placementsOf(halfTurned, I)).toEqual(placements);
  });

  it('make a difference with the Zeppelin, on the spot too [R-GEO-7]', () => {
    const placements = placementsOf(city, I, true);
    const once = placementsOf(city, I);
    expect(placements).toContainEqual({ x: 2, y: 2, rotation: 2 });
    expect(placements).not.toContainEqual({ x: 2, y: 2, rotation: 0 });
    expect(placementsOf(halfTurned, I, true)).toContainEqual({ x: 2, y: 2, rotation: 0 });
    expect(placements).toHaveLength(2 * once.length + 1);
  });

  it('need room to pivot: a tile in a narrow courtyard keeps its rotation [R-GEO-4, R-GEO-7]', () => {
    const narrow = parseCity(`
      AABBC
      DEE.C
      DFFGG`);
    expect(placementsOf(narrow, E)).toEqual([{ x: 2, y: 1, rotation: 0 }]);
    expect(placementsOf(narrow, E, true)).toEqual([{ x: 2, y: 1, rotation: 0 }]);
    const upsideDown = repositionDistrict(narrow, E, { x: 1, y: 1, rotation: 2 });
    expect(placementsOf(upsideDown, E)).toEqual([{ x: 2, y: 1, rotation: 0 }]);
    expect(placementsOf(upsideDown, E, true)).toEqual([{ x: 2, y: 1, rotation: 2 }]);
  });
});
