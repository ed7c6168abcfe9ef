import { describe, expect, it } from 'vitest';
import { itemAt } from '../../kernel/checked.js';
import { parseCity } from './drawing.js';
import { listDistricts } from './graph.js';
import { distanceBetween, mapOf } from './map.js';
import type { City, Rotation } from './tile.js';

describe('exits', () => {
  // District A (number 0) with another District beyond each of its six unit edges.
  const landscape = parseCity(`
    .BC.
    .BC.
    GAAD
    GFED
    .FE.`);
  const portrait = parseCity(`
    .GG.
    FFAB
    .EAB
    .ECC
    .DD.`);

  function exitsAt(city: City, rotation: Rotation): string {
    const turned = city.map((tile, district) => (district === 0 ? { ...tile, rotation } : tile));
    return itemAt(mapOf(turned).exits, 0)
      .map((district) => (district === undefined ? '-' : 'ABCDEFG'[district]))
      .join('');
  }

  it.each<[Rotation, string]>([
    [0, 'BCDEFG'],
    [2, 'EFGBCD'],
  ])('of a landscape tile turn with rotation %i [R-GEO-1]', (rotation, exits) => {
    expect(exitsAt(landscape, rotation)).toBe(exits);
  });

  it.each<[Rotation, string]>([
    [1, 'BBCEFG'],
    [3, 'EFGBBC'],
  ])('of a portrait tile turn with rotation %i [R-GEO-1]', (rotation, exits) => {
    expect(exitsAt(portrait, rotation)).toBe(exits);
  });

  it('lead nowhere where the side is free [R-GEO-1]', () => {
    const city = parseCity('AABB');
    expect(mapOf(city).exits).toEqual([
      [undefined, undefined, 1, undefined, undefined, undefined],
      [undefined, undefined, undefined, undefined, undefined, 0],
    ]);
  });
});

describe('connections', () => {
  it('need a shared unit edge; corners do not connect [R-GEO-2]', () => {
    const { neighbours } = mapOf(
      parseCity(`
        AA..DD
        .BBC..
        ...C..`),
    );
    expect(neighbours.map(listDistricts)).toEqual([[1], [0, 2], [1], []]);
  });

  it('count once when two unit edges are shared [R-GEO-2]', () => {
    const { neighbours } = mapOf(parseCity('AA\nBB'));
    expect(neighbours.map(listDistricts)).toEqual([[1], [0]]);
  });
});

describe('distance', () => {
  it('counts the Districts exited on a shortest route [R-GEO-6]', () => {
    const map = mapOf(
      parseCity(`
        AABBCC
        F....D
        F....D
        GGHHEE`),
    );
    const fromA = [0, 1, 2, 3, 4, 1, 2, 3];
    expect(fromA.map((_, to) => distanceBetween(map, 0, to))).toEqual(fromA);
    expect(fromA.map((_, from) => distanceBetween(map, from, 0))).toEqual(fromA);
  });

  it('is infinite where there is no route [R-GEO-6]', () => {
    const map = mapOf(parseCity('AA.BB'));
    expect(distanceBetween(map, 0, 1)).toBe(Infinity);
    expect(distanceBetween(map, 1, 1)).toBe(0);
  });
});

describe('the map', () => {
  it('is computed once and shared by equal Cities [R-GEO-5]', () => {
    const city = parseCity('AAB\nCCB');
    const other = parseCity('AABB');
    expect(mapOf(city)).toBe(mapOf(city));
    expect(mapOf(other)).not.toBe(mapOf(city));
    expect(mapOf(city.map((tile) => ({ ...tile })))).toBe(mapOf(city));
  });
});
