/** The side of a grid cell, in units of the drawing; a District is two cells. */
export const CELL = 120;
/** Between neighbouring tiles, so that the sky shows through. */
export const INSET = 3;
/** Beside and above the City at fit: it fills nearly all of the free width or height. */
const MARGIN: Place = { x: 9, y: 7 };
/** The keels below the tiles, in a City of few rows and in a tall one, which needs the height for its pieces. */
const KEELS = { deep: 72, flat: 36 };
/** From this many rows on a City is tall. */
const TALL = 5;

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

/** The same box with room around it. */
export function withRoom({ x, y, width, height }: Box, room: number): Box {
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}

/** A square around its middle. */
export function squareAround({ x, y }: Place, side: number): Box {
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

/** Everything that is on the grid, with room around it. */
export function boundsOf(tiles: readonly Grid[], room = 0): Box {
  return withRoom(hullOf(tiles.map(boxOf)), room);
}

/** The smallest box around all of them. */
export function hullOf(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** How far the keels reach down from the lower edge of their cell. */
export function keelOf(tiles: readonly Grid[]): number {
  return boundsOf(tiles).height >= TALL * CELL - 2 * INSET ? KEELS.flat : KEELS.deep;
}

/**
 * What is shown at fit: everything that is on the grid with its keels, what lies beside it, and a little room around it;
 * above it at least so much.
 */
export function fitOf(tiles: readonly Grid[], beside: readonly Grid[] = [], above = MARGIN.y): Box {
  if (beside.length > 0) {
    const { x, y, width, height } = boundsOf(beside);
    const room = {
      x: x - MARGIN.x,
      y: y - MARGIN.y,
      width: width + 2 * MARGIN.x,
      height: height + 2 * MARGIN.y,
    };
    return hullOf([fitOf(tiles, [], above), room]);
  }
  const { x, y, width, height } = boundsOf(tiles);
  return {
    x: x - MARGIN.x,
    y: y - above,
    width: width + 2 * MARGIN.x,
    height: height + above + keelOf(tiles) - INSET,
  };
}
