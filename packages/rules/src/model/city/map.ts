import { itemAt } from '../../kernel/checked.js';
import { type Board, cellIndex, coverOf, layBoard, stepAlong, WALL } from './board.js';
import { type Connections, highestOf } from './graph.js';
import { cachePerLayout } from './layout-cache.js';
import type { City, Tile } from './tile.js';

/** The number of exits of a District, one per unit edge (R-GEO-1). */
export const EXIT_COUNT = 6;

/** What can be read off a City's layout. */
export interface CityMap {
  /** The number of Districts. */
  readonly size: number;
  /** For each District the bitmask of the Districts connected to it (R-GEO-2). */
  readonly neighbours: Connections;
  /** The distance (R-GEO-6) from one District to another at `from * size + to`; Infinity without a route. */
  readonly distances: readonly number[];
  /** For each District what lies beyond its exits 0–5, which turn with the tile (R-GEO-1). */
  readonly exits: readonly (readonly (number | undefined)[])[];
}

/** The map of a City; computed once per layout. */
export const mapOf: (city: City) => CityMap = cachePerLayout(drawMap);

/** The number of Districts exited on a shortest route (R-GEO-6). */
export function distanceBetween(map: CityMap, from: number, to: number): number {
  return map.distances[from * map.size + to] ?? Infinity;
}

/** Computes the map of a City without remembering it. */
export function drawMap(city: City): CityMap {
  const neighbours = connectionsOf(city);
  return {
    size: city.length,
    neighbours,
    distances: measureDistances(neighbours),
    exits: traceExits(city),
  };
}

/** Districts that share a unit edge are connected; touching corners do not connect (R-GEO-2). */
export function connectionsOf(city: City): Connections {
  const board = layBoard(city);
  return city.map((tile, district) => {
    const along = stepAlong(board, tile);
    return neighboursAt(board, cellIndex(board, tile), along) & ~(1 << district);
  });
}

/** The Districts beyond the six unit edges of a tile whose cells are `cell` and `cell + along` (R-GEO-2). */
export function neighboursAt(board: Board, cell: number, along: number): number {
  const { stride } = board;
  const across = along === 1 ? stride : 1;
  const covered =
    coverOf(board, cell - along) |
    coverOf(board, cell + 2 * along) |
    coverOf(board, cell - across) |
    coverOf(board, cell + along - across) |
    coverOf(board, cell + across) |
    coverOf(board, cell + along + across);
  return covered & ~WALL;
}

/** What lies beyond each exit: the exits turn with the tile's top (R-GEO-1). */
function traceExits(city: City): readonly (readonly (number | undefined)[])[] {
  const board = layBoard(city);
  return city.map((tile) => exitCells(board, tile).map((cell) => districtOn(board, cell)));
}

/** The cells beyond exits 0–5, starting at the end of the tile that is its left when its top is up (R-GEO-1). */
function exitCells(board: Board, tile: Tile): readonly number[] {
  const { stride } = board;
  const upwards = itemAt([-stride, 1, stride, -1], tile.rotation);
  const onwards = itemAt([1, stride, -1, -stride], tile.rotation);
  const left = tile.rotation < 2 ? cellIndex(board, tile) : cellIndex(board, tile) - onwards;
  const right = left + onwards;
  return [left + upwards, right + upwards, right + onwards, right - upwards, left - upwards, left - onwards];
}

function districtOn(board: Board, cell: number): number | undefined {
  const cover = coverOf(board, cell);
  return cover > 0 ? highestOf(cover) : undefined;
}

/** Counts the Districts exited on the way from each District to each other one, ring by ring (R-GEO-6). */
function measureDistances(connections: Connections): readonly number[] {
  const size = connections.length;
  const distances: number[] = new Array(size * size).fill(Infinity);
  for (let from = 0; from < size; from++) {
    let reached = 0;
    let ring = 1 << from;
    for (let distance = 0; ring !== 0; distance++) {
      reached |= ring;
      let beyond = 0;
      for (let open = ring; open !== 0; ) {
        const to = highestOf(open);
        open &= ~(1 << to);
        distances[from * size + to] = distance;
        beyond |= connections[to] ?? 0;
      }
      ring = beyond & ~reached;
    }
  }
  return distances;
}
