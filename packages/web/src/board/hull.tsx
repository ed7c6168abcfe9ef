import type { DistrictOnGrid } from '@great-machine/client';
import { memo } from 'react';
import { type Bridge, cellsOf } from './bridges.js';
import { CELL, INSET, keelOf } from './geometry.js';

/** How a keel is drawn: one below a cell if it is deep, else several of the same shape. */
const KEEL = { width: CELL, height: 72 };

/** What carries the City: keels with engines and chains below every cell that has the open sky under it. */
export const Hull = memo(function Hull({ districts }: { readonly districts: readonly DistrictOnGrid[] }) {
  const tiles = districts.map(({ tile }) => tile);
  const cells = tiles.flatMap(cellsOf);
  const taken = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const height = keelOf(tiles);
  const perCell = KEEL.height / height;
  const below = cells.filter(({ x, y }) => !taken.has(`${x},${y + 1}`));
  return (
    <g className="hull" aria-hidden="true">
      {below.flatMap(({ x, y }) =>
        Array.from({ length: perCell }, (_, at) => (
          <use
            key={`${x},${y},${at}`}
            href={`#city-keel-${(x + y + at) % 2 === 0 ? 'engine' : 'chain'}`}
            x={x * CELL + (at * KEEL.width) / perCell}
            y={(y + 1) * CELL - 2 * INSET}
            width={KEEL.width / perCell}
            height={height}
          />
        )),
      )}
    </g>
  );
});

const SPAN = { width: 14, height: 28 };

/** The bridges between neighbouring tiles. */
export const Bridges = memo(function Bridges({ bridges }: { readonly bridges: readonly Bridge[] }) {
  return (
    <g className="bridges" aria-hidden="true">
      {bridges.map(({ x, y, isAcross }) => (
        <use
          key={`${x},${y}`}
          href="#city-bridge"
          transform={`translate(${x} ${y})${isAcross ? '' : ' rotate(90)'}`}
          x={-SPAN.width / 2}
          y={-SPAN.height / 2}
          {...SPAN}
        />
      ))}
    </g>
  );
});
