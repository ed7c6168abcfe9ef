import { itemAt } from '../../kernel/checked.js';
import { type Board, cellIndex, columnOf, layBoard, rowOf } from './board.js';
import type { Connections } from './graph.js';
import { areLegalNeighbours, setsToTouch } from './legality.js';
import { neighboursAt } from './map.js';
import { type City, isPortrait, type Rotation, type Tile } from './tile.js';

/**
 * The search of all slides of one District (R-GEO-4). A spot is the tile's first cell on the board times
 * two, plus 1 if the tile is portrait; so spots count up by y, x and orientation. The arrays are reused
 * from search to search.
 *
 * Half-turns need no spots of their own (R-GEO-7): in a free 2×2 block a tile can take every place with
 * every rotation, and slides can be reversed. So a tile that can pivot anywhere on its way can come back
 * half-turned, and a tile that cannot keeps its rotation.
 */
const search = {
  /** For each spot UNSEEN, SEEN or LEGAL. */
  marks: new Uint8Array(2048),
  queue: new Int32Array(2048),
  queued: 0,
  canPivot: false,
};

const UNSEEN = 0;
const SEEN = 1;
const LEGAL = 2;

const ONE_PER_ORIENTATION: readonly Rotation[] = [0, 1];
const ALL_ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];

/** Every legal new placement of a District, by y, x and rotation, in the City's coordinates (R-GEO-4, R-GEO-7). */
export function findPlacements(
  city: City,
  connections: Connections,
  district: number,
  halfTurnsDiffer: boolean,
): readonly Tile[] {
  const sets = setsToTouch(connections, district);
  if (sets === undefined) return [];
  const board = layBoard(city, district);
  const old = itemAt(city, district);
  const oldSpot = spotOf(board, old);
  exploreSlides(board, oldSpot, sets, false);
  const rotations = rotationsToOffer(old, halfTurnsDiffer);
  const placements: Tile[] = [];
  for (let cell = 0; cell < board.size; cell++) {
    for (const rotation of rotations) {
      const spot = cell * 2 + (rotation & 1);
      if (search.marks[spot] !== LEGAL) continue;
      if (spot === oldSpot && (!halfTurnsDiffer || rotation === old.rotation)) continue;
      placements.push({ x: columnOf(board, cell), y: rowOf(board, cell), rotation });
    }
  }
  return placements;
}

/** Whether a District has any legal new placement; stops at the first one (R-GEO-4, R-GEO-7). */
export function hasPlacement(
  city: City,
  connections: Connections,
  district: number,
  halfTurnsDiffer: boolean,
): boolean {
  const sets = setsToTouch(connections, district);
  if (sets === undefined) return false;
  const board = layBoard(city, district);
  const oldSpot = spotOf(board, itemAt(city, district));
  if (exploreSlides(board, oldSpot, sets, true)) return true;
  return halfTurnsDiffer && search.canPivot && search.marks[oldSpot] === LEGAL;
}

function spotOf(board: Board, tile: Tile): number {
  return cellIndex(board, tile) * 2 + (isPortrait(tile) ? 1 : 0);
}

function rotationsToOffer(old: Tile, halfTurnsDiffer: boolean): readonly Rotation[] {
  if (!halfTurnsDiffer) return ONE_PER_ORIENTATION;
  return search.canPivot ? ALL_ROTATIONS : [old.rotation];
}

/** Marks all spots that can be reached by sliding (R-GEO-4); tells whether a legal new one was seen. */
function exploreSlides(
  board: Board,
  oldSpot: number,
  sets: readonly number[],
  stopAtFirst: boolean,
): boolean {
  startSearch(board);
  queueSpot(oldSpot);
  let found = false;
  for (let next = 0; next < search.queued; next++) {
    const spot = search.queue[next] ?? oldSpot;
    const along = spot & 1 ? board.stride : 1;
    if (areLegalNeighbours(neighboursAt(board, spot >> 1, along), sets)) {
      search.marks[spot] = LEGAL;
      if (spot !== oldSpot) found = true;
      if (found && stopAtFirst) return true;
    }
    queueSlidesFrom(board, spot, along);
  }
  return found;
}

function startSearch(board: Board): void {
  const spots = board.size * 2;
  if (search.marks.length < spots) {
    search.marks = new Uint8Array(spots);
    search.queue = new Int32Array(spots);
  }
  search.marks.fill(UNSEEN, 0, spots);
  search.queued = 0;
  search.canPivot = false;
}

function queueSpot(spot: number): void {
  if (search.marks[spot] !== UNSEEN) return;
  search.marks[spot] = SEEN;
  search.queue[search.queued++] = spot;
}

function queueSlidesFrom(board: Board, spot: number, along: number): void {
  const { covers, stride } = board;
  const across = along === 1 ? stride : 1;
  const cell = spot >> 1;
  if (covers[cell - along] === 0) queueSpot(spot - 2 * along);
  if (covers[cell + 2 * along] === 0) queueSpot(spot + 2 * along);
  queueSidewaysSlides(board, spot, along, -across, cell - across);
  queueSidewaysSlides(board, spot, along, across, cell);
}

/**
 * A long side is free when both cells beyond it are. With the tile's own cells they are a free 2×2 block,
 * so the tile can slide over by one or pivot about either of its cells into the block (R-GEO-4).
 */
function queueSidewaysSlides(board: Board, spot: number, along: number, aside: number, corner: number): void {
  const cell = spot >> 1;
  if (board.covers[cell + aside] !== 0 || board.covers[cell + along + aside] !== 0) return;
  const turned = (spot & 1) ^ 1;
  search.canPivot = true;
  queueSpot(spot + 2 * aside);
  queueSpot(corner * 2 + turned);
  queueSpot((corner + along) * 2 + turned);
}
