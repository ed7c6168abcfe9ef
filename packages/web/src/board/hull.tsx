import type { DistrictOnGrid } from '@great-machine/client';
import { memo } from 'react';
import { type Bridge, cellsOf } from './bridges.js';
import { CELL, INSET } from './geometry.js';

const KEEL = 72;

/** What carries the City: keels with engines and chains below every cell that has the open sky under it. */
export const Hull = memo(function Hull({ districts }: { readonly districts: readonly DistrictOnGrid[] }) {
  const cells = districts.flatMap(({ tile }) => cellsOf(tile));
  const taken = new Set(cells.map(({ x, y }) => `${x},${y}`));
  return (
    <g className="hull" aria-hidden="true">
      {cells
        .filter(({ x, y }) => !taken.has(`${x},${y + 1}`))
        .map(({ x, y }) => (
          <use
            key={`${x},${y}`}
            href={`#city-keel-${(x + y) % 2 === 0 ? 'engine' : 'chain'}`}
            x={x * CELL}
            y={(y + 1) * CELL - 2 * INSET}
            width={CELL}
            height={KEEL}
          />
        ))}
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
