import { describe, expect, it } from 'vitest';
import { parseCity } from './drawing.js';
import { type City, cellsOf, cityKey, normaliseCity, type Rotation, sameCity } from './tile.js';

const TRIANGLE = parseCity(`
  AAB
  CCB`);

describe('a tile', () => {
  it.each<[Rotation, object]>([
    [0, { x: 4, y: 5 }],
    [1, { x: 3, y: 6 }],
    [2, { x: 4, y: 5 }],
    [3, { x: 3, y: 6 }],
  ])('at rotation %i covers two adjacent cells [R-GEO-1]', (rotation, second) => {
    expect(cellsOf({ x: 3, y: 5, rotation })).toEqual([{ x: 3, y: 5 }, second]);
  });
});

describe('a City', () => {
  it('is read from a drawing, with the Districts in the order of the legend [R-GEO-1, R-GEO-5]', () => {
    const city: City = [
      { x: 0, y: 0, rotation: 0 },
      { x: 2, y: 0, rotation: 1 },
      { x: 0, y: 1, rotation: 0 },
    ];
    expect(TRIANGLE).toEqual(city);
    expect(parseCity('AAB\nCCB', 'BAC')).toEqual([city[1], city[0], city[2]]);
  });

  it('is not read from a drawing with a broken tile [R-GEO-1]', () => {
    expect(() => parseCity('AAA')).toThrow('District A is drawn on 3 cells');
    expect(() => parseCity('A.A')).toThrow('do not touch');
  });

  it('is normalised to least coordinates 0, wherever it was put together [R-GEO-5]', () => {
    const shifted = TRIANGLE.map(({ x, y, rotation }) => ({ x: x - 7, y: y + 4, rotation }));
    expect(sameCity(shifted, TRIANGLE)).toBe(false);
    expect(normaliseCity(shifted)).toEqual(TRIANGLE);
    expect(normaliseCity(TRIANGLE)).toBe(TRIANGLE);
    expect(normaliseCity([])).toEqual([]);
  });

  it('equals another exactly when every District lies the same way [R-GEO-5]', () => {
    const copy = TRIANGLE.map((tile) => ({ ...tile }));
    const halfTurned = TRIANGLE.map((tile, district): City[number] =>
      district === 0 ? { ...tile, rotation: 2 } : tile,
    );
    const others: City[] = [halfTurned, [...TRIANGLE].reverse(), TRIANGLE.slice(1)];
    expect(sameCity(copy, TRIANGLE)).toBe(true);
    expect(cityKey(copy)).toBe(cityKey(TRIANGLE));
    for (const other of others) {
      expect(sameCity(other, TRIANGLE)).toBe(false);
      expect(cityKey(other)).not.toBe(cityKey(TRIANGLE));
    }
  });
});
