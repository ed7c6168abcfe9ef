import type { View } from '@great-machine/rules';
import { useWords } from '../i18n/words.js';
import { boxOf, CELL, type Grid, halvesOf, SLOTS } from './geometry.js';

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
  const clip = `clip-${id}`;
  return (
    <>
      <clipPath id={clip}>
        <rect width={width} height={height} rx={7} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <use href={`#districts-${id}`} x={scene.x - 2} y={scene.y - 2} width={CELL} height={CELL} />
        <g transform={`translate(${plaza.x - 2} ${plaza.y - 2})`}>
          <rect className="plaza" width={CELL} height={CELL} />
          <rect width={CELL} height={CELL} fill={`url(#pattern-${id})`} opacity={0.5} />
          <Squares count={district.citizenSquares} guards={district.guardSquares} />
        </g>
        <g transform={`translate(${scene.x - 2} ${scene.y - 2})`}>
          <path className="name-plate" d={`M0 0h${CELL}v18l-4 4h-${CELL - 8}l-4-4z`} />
          <text className="district-name" x={CELL / 2} y={16} textAnchor="middle">
            {words.name('district', id, 'title')}
          </text>
        </g>
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

/** A pattern of its own for each District, so that colour alone never tells. */
export function Patterns() {
  return (
    <defs>
      {Object.entries(PATTERNS).map(([id, drawn]) => (
        <pattern
          key={id}
          id={`pattern-${id}`}
          width={12}
          height={12}
          patternUnits="userSpaceOnUse"
          className={`hue-${id}`}
        >
          <path className="pattern-line" d={drawn} />
        </pattern>
      ))}
    </defs>
  );
}

const PATTERNS: Readonly<Record<string, string>> = {
  art: 'M0 6q3-5 6 0t6 0',
  science: 'M6 1l5 5-5 5-5-5z',
  commerce: 'M0 3h12M0 9h12M3 3v6M9 9v6M9-3v6',
  industrial: 'M0 12L12 0M-3 3L3-3M9 15l6-6',
  velvet: 'M6 2q3 2 0 4q-3-2 0-4M0 8q3 2 0 4q-3-2 0-4M12 8q3 2 0 4q-3-2 0-4',
  'grand-citadel': 'M0 4h3v-3h6v3h3M0 10h3v-3h6v3h3',
  'tower-of-law': 'M3 0v12M9 0v12',
  'control-nexus': 'M6 0v3M6 9v3M0 6h3M9 6h3M4 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  'central-square': 'M0 0h12v12h-12zM6 0v12M0 6h12',
};
