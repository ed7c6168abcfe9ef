import { type City, isPortrait, type Tile } from './tile.js';

/**
 * How far a sliding tile may leave the City's bounding box (R-GEO-4). Two cells are enough to go round:
 * the margin is then a closed ring of free cells two cells wide, in which a tile can reach every other
 * placement in the ring (each part of it is a free 2×2 block, in which a tile can turn at will). A slide
 * that leaves the margin does so from a placement inside the ring and comes back to one inside the ring,
 * so what it does outside can be done in the ring instead. And every placement that touches another
 * District lies at most two cells outside the box.
 */
const MARGIN = 2;

/** The sliding margin and, around it, one row of cells that are never free. */
const FRAME = MARGIN + 1;

/** What covers a cell outside the sliding margin; no District has this bit. */
export const WALL = 1 << 31;

/** The cells of a City and its surroundings, row by row. Reused: valid until the next `layBoard`. */
export interface Board {
  /** The number of cells in a row. */
  stride: number;
  /** The number of cells in use. */
  size: number;
  /** What covers each cell: 0 if it is free, else a bitmask of Districts, or the sign bit outside. */
  covers: Int32Array;
}

const board: Board = { stride: 0, size: 0, covers: new Int32Array(1024) };

/** Lays the City out on the one shared board, without the District that is to be moved, if any. */
export function layBoard(city: City, absent = -1): Board {
  resizeBoard(city);
  for (let district = 0; district < city.length; district++) {
    const tile = city[district];
    if (tile === undefined || district === absent) continue;
    const cell = cellIndex(board, tile);
    cover(cell, district);
    cover(cell + stepAlong(board, tile), district);
  }
  return board;
}

/** What covers a cell: Districts as bits, or the wall. */
export function coverOf(board: Board, cell: number): number {
  return board.covers[cell] ?? WALL;
}

function cover(cell: number, district: number): void {
  board.covers[cell] = coverOf(board, cell) | (1 << district);
}

function resizeBoard(city: City): void {
  let right = 0;
  let bottom = 0;
  for (const tile of city) {
    const portrait = isPortrait(tile);
    right = Math.max(right, portrait ? tile.x : tile.x + 1);
    bottom = Math.max(bottom, portrait ? tile.y + 1 : tile.y);
  }
  const stride = right + 1 + 2 * FRAME;
  const rows = bottom + 1 + 2 * FRAME;
  board.stride = stride;
  board.size = stride * rows;
  if (board.covers.length < board.size) board.covers = new Int32Array(board.size);
  board.covers.fill(WALL, 0, board.size);
  for (let row = 1; row < rows - 1; row++) board.covers.fill(0, row * stride + 1, (row + 1) * stride - 1);
}

/** The board's cell for a tile's first cell. */
export function cellIndex(on: Board, tile: Tile): number {
  return (tile.y + FRAME) * on.stride + tile.x + FRAME;
}

/** The way from a tile's first cell to its second. */
export function stepAlong(on: Board, tile: Tile): number {
  return isPortrait(tile) ? on.stride : 1;
}

export function columnOf(on: Board, cell: number): number {
  return (cell % on.stride) - FRAME;
}

export function rowOf(on: Board, cell: number): number {
  return Math.floor(cell / on.stride) - FRAME;
}
