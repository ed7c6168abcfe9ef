import { itemAt } from '../../kernel/checked.js';
/** A count of clockwise quarter-turns: 0 is landscape with its top up (R-GEO-1). */
export type Rotation = 0 | 1 | 2 | 3;

/** A domino of two cells (R-GEO-1); x, y is its cell with the least x and y, and y grows downwards. */
export type Tile = {
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
};

/**
 * The Districts on the grid, by District number. Always normalised: the least x and the least y over
 * all cells are 0 (R-GEO-5). Never changed in place: repositioning makes a new City.
 */
export type City = readonly Tile[];

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Whether a tile stands upright, so that its two cells lie one above the other (R-GEO-1). */
export function isPortrait(tile: Tile): boolean {
  return (tile.rotation & 1) === 1;
}

/** The two cells a tile covers, the left or upper one first (R-GEO-1). */
export function cellsOf(tile: Tile): readonly [Cell, Cell] {
  const { x, y } = tile;
  return [{ x, y }, isPortrait(tile) ? { x, y: y + 1 } : { x: x + 1, y }];
}

/** Moves all tiles together so that equal Cities compare equal (R-GEO-5). */
export function normaliseCity(tiles: readonly Tile[]): City {
  let left = Infinity;
  let top = Infinity;
  for (const tile of tiles) {
    if (tile.x < left) left = tile.x;
    if (tile.y < top) top = tile.y;
  }
  if (tiles.length === 0 || (left === 0 && top === 0)) return tiles;
  return tiles.map(({ x, y, rotation }) => ({ x: x - left, y: y - top, rotation }));
}

export function sameTile(a: Tile, b: Tile): boolean {
  return a.x === b.x && a.y === b.y && a.rotation === b.rotation;
}

/** Whether every District lies in the same place with the same rotation (R-GEO-5). */
export function sameCity(a: City, b: City): boolean {
  return (
    a === b || (a.length === b.length && a.every((tile, district) => sameTile(tile, itemAt(b, district))))
  );
}

/** A text that is equal exactly for equal Cities (R-GEO-5). */
export function cityKey(city: City): string {
  let key = '';
  for (const { x, y, rotation } of city) key += `${x},${y},${rotation};`;
  return key;
}
