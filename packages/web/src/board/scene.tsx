import { boxOf, type Grid, INSET, isStanding } from './geometry.js';

/**
 * The scene of a District, from edge to edge of its tile: drawn wide for a lying tile, tall for a standing one.
 * What it lies in has the tones of the District.
 */
export function Scene({ district, tile }: { readonly district: string; readonly tile: Grid }) {
  const { width, height } = boxOf(tile);
  const clip = `clip-${district}`;
  return (
    <g className="scene">
      <clipPath id={clip}>
        <rect width={width} height={height} rx={7} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <use
          href={`#districts-${isStanding(tile) ? 'tall' : 'wide'}-${district}`}
          x={-INSET}
          y={-INSET}
          width={width + 2 * INSET}
          height={height + 2 * INSET}
        />
      </g>
    </g>
  );
}
