import type { View } from '@great-machine/rules';
import { useWords } from '../i18n/words.js';
import { boxOf, CELL, type Grid, halvesOf, INSET, SLOTS } from './geometry.js';
import { Scene } from './scene.js';

/** The ground of a District: its scene, its name and the squares for tokens. Upright whichever way the tile lies. */
export function TileGround({
  district,
  tile,
}: {
  readonly district: View['districts'][number];
  readonly tile: Grid;
}) {
  const words = useWords();
  const { width, height } = boxOf(tile);
  const { scene, plaza } = halvesOf(tile);
  const id = district.district;
  return (
    <>
      <Scene district={id} tile={tile} />
      <g transform={`translate(${plaza.x - INSET} ${plaza.y - INSET})`}>
        <Squares count={district.citizenSquares} guards={district.guardSquares} />
      </g>
      <g transform={`translate(${scene.x} ${scene.y})`}>
        <path className="name-plate" d={`M0 0h${CELL}v18l-4 4h-${CELL - 8}l-4-4z`} />
        <text className="district-name" x={CELL / 2} y={16} textAnchor="middle">
          {words.name('district', id, 'title')}
        </text>
      </g>
      <rect className="tile-frame" width={width} height={height} rx={7} />
      <rect className="tile-glow" x={-1} y={-1} width={width + 2} height={height + 2} rx={8} />
    </>
  );
}

/** Where Citizens and Guards may stand. */
function Squares({ count, guards }: { readonly count: number; readonly guards: number }) {
  return (
    <g className="squares">
      {SLOTS.citizens.slice(0, count).map(({ x, y }) => (
        <rect key={`${x},${y}`} x={x - 14.5} y={y - 14.5} width={29} height={29} rx={5} />
      ))}
      {SLOTS.guards.slice(0, guards).map(({ x, y }) => (
        <path key={x} d={`M${x - 11.5} ${y - 14}h23v17q0 7-11.5 12q-11.5-5-11.5-12z`} />
      ))}
    </g>
  );
}
