/** The side of a grid cell, in units of the drawing; a District is two cells. */
export const CELL = 120;
/** Between neighbouring tiles, so that the sky shows through. */
export const INSET = 3;
/** Around the City at fit: it fills nearly all of the free width or height. */
export const FIT_MARGIN: Place = { x: 12, y: 16 };

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Place {
  readonly width: number;
  readonly height: number;
}

export interface Grid extends Place {
  readonly rotation: number;
}

/** One cell wide and two high; else it lies, two wide and one high. */
export function isStanding({ rotation }: Grid): boolean {
  return rotation % 2 === 1;
}

/** A tile on the drawing. */
export function boxOf(tile: Grid): Box {
  const [across, down] = isStanding(tile) ? [1, 2] : [2, 1];
  return {
    x: tile.x * CELL + INSET,
    y: tile.y * CELL + INSET,
    width: across * CELL - 2 * INSET,
    height: down * CELL - 2 * INSET,
  };
}

/** Everything that is on the grid, with room around it. */
export function boundsOf(tiles: readonly Grid[], margin: Place): Box {
  const boxes = tiles.map(boxOf);
  const left = Math.min(...boxes.map(({ x }) => x)) - margin.x;
  const top = Math.min(...boxes.map(({ y }) => y)) - margin.y;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + margin.x;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin.y;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
