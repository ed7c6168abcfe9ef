import { isOnGrid } from '@great-machine/client';
import type { View } from '@great-machine/rules';
import { boundsOf, CELL, fitOf, type Grid, isStanding } from './geometry.js';
import type { Size } from './layout.js';

/** Between the City and what lies beside it, in cells. */
const GAP = 0.3;

/**
 * The view with a place beside the City for each District off the grid, and without those that no Hero may go to. `others`
 * are tiles that might come to lie in the City.
 */
export function withBerths(view: View, others: readonly Grid[], room: Size | undefined): View {
  if (view.districts.every(isOnGrid)) return view;
  const taken: Grid[] = [...view.districts.filter(isOnGrid).map(({ tile }) => tile), ...others];
  const districts = view.districts.flatMap((district) => {
    if (isOnGrid(district)) return [district];
    if (!view.heroes.some(({ proof }) => district.district in proof)) return [];
    const tile = findBerth(taken, room);
    taken.push(tile);
    return [{ ...district, tile }];
  });
  return { ...view, districts };
}

/** Where a tile lies clear of all others and leaves the City as large as possible: if it can be, below and on the left. */
export function findBerth(taken: readonly Grid[], room: Size | undefined): Grid {
  const { x, y, width, height } = boundsOf(taken);
  const { width: across, height: down } = room ?? { width, height };
  const [left, top] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  const [right, bottom] = [Math.ceil((x + width) / CELL), Math.ceil((y + height) / CELL)];
  const columns = [...halves(left, right), right + GAP, left - 1 - GAP, left - 2 - GAP];
  const rows = [bottom + GAP, ...halves(top, bottom).toReversed(), top - 1 - GAP, top - 2 - GAP];
  let best = { tile: { x: left, y: bottom + GAP, rotation: 0 }, scale: 0 };
  for (const rotation of [0, 1]) {
    for (const row of rows) {
      for (const column of columns) {
        const tile = { x: column, y: row, rotation };
        if (!taken.every((other) => isClear(tile, other))) continue;
        const fit = fitOf(taken, [tile]);
        const scale = Math.min(across / fit.width, down / fit.height);
        if (scale > best.scale + 1e-6) best = { tile, scale };
      }
    }
  }
  return best.tile;
}

function halves(from: number, to: number): readonly number[] {
  return Array.from({ length: (to - from) * 2 }, (_, at) => from + at / 2);
}

function isClear(one: Grid, other: Grid): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  const along = Math.max(one.x - other.x - b.across, other.x - one.x - a.across);
  const down = Math.max(one.y - other.y - b.down, other.y - one.y - a.down);
  return Math.max(along, down) >= GAP - 1e-6;
}

function spanOf(tile: Grid): { readonly across: number; readonly down: number } {
  return isStanding(tile) ? { across: 1, down: 2 } : { across: 2, down: 1 };
}
