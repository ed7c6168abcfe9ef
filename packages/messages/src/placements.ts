import type { Tile, View } from '@great-machine/rules';
import type { MessageParams } from './words.js';

/** Columns and rows of a placement, counted from 1, and what the tile would touch. */
export function placementParams(view: View, placement: Tile, moving: string | undefined): MessageParams {
  const { x, y, rotation } = placement;
  const cells = cellsOf(placement);
  const districts = view.districts
    .filter(
      ({ district, tile }) => district !== moving && tile !== undefined && touches(cells, cellsOf(tile)),
    )
    .map(({ district }) => district);
  return {
    upright: isUpright(rotation),
    column: x + 1,
    nextColumn: x + 2,
    row: y + 1,
    nextRow: y + 2,
    turned: rotation >= 2,
    districts,
  };
}

type Cells = readonly (readonly [number, number])[];

function cellsOf({ x, y, rotation }: { x: number; y: number; rotation: number }): Cells {
  return [[x, y], isUpright(rotation) ? [x, y + 1] : [x + 1, y]];
}

function isUpright(rotation: number): boolean {
  return rotation % 2 === 1;
}

function touches(cells: Cells, others: Cells): boolean {
  return cells.some(([x, y]) => others.some(([ox, oy]) => Math.abs(x - ox) + Math.abs(y - oy) === 1));
}
