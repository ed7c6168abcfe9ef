import type { DistrictOnGrid } from '@great-machine/client';
import { useWords } from '../i18n/use-words.js';
import { nameSize, plateHeight } from './compact.js';
import { boxOf, CELL, INSET, isStanding } from './geometry.js';
import { NAME_PLATE, SIZES, slotsOf } from './layout.js';
import { Scene } from './scene.js';

const PLATE = { width: CELL - 6, height: NAME_PLATE };
/** The usual width of a letter, as a share of its size. */
const LETTER = 0.48;

/** The ground of a District: its scene, its name and the squares for tokens. Upright whichever way the tile lies. */
export function TileGround({
  district,
  isLarge,
  unit,
  isFilling,
  isTarget,
  threat,
}: {
  readonly district: DistrictOnGrid;
  /** The City is large, so names are short and bigger. */
  readonly isLarge: boolean;
  /** Units that make a pixel, where the City is drawn small: names are short, and squares are left out. */
  readonly unit: number | undefined;
  /** Its free squares matter just now. */
  readonly isFilling: boolean;
  /** It may be chosen. */
  readonly isTarget: boolean;
  /** A Riot threatens to succeed: it smoulders, or burns. */
  readonly threat: DistrictOnGrid['riotThreat'];
}) {
  const { tile } = district;
  const { width, height } = boxOf(tile);
  return (
    <>
      <rect className="tile-side" y={5} width={width} height={height} rx={7} />
      <Scene district={district.district} tile={tile} />
      <rect className="tile-shade" width={width} height={height} rx={7} />
      {unit === undefined && isFilling && <FreeSquares district={district} />}
      {threat !== undefined && <Flames width={width} height={height} threat={threat} />}
      <rect className="tile-frame" width={width} height={height} rx={7} />
      <NamePlate district={district} isLarge={isLarge} unit={unit} />
      {isTarget && (
        <rect className="target-casing" x={-1} y={-1} width={width + 2} height={height + 2} rx={8} />
      )}
      <rect className="tile-glow" x={-1} y={-1} width={width + 2} height={height + 2} rx={8} />
      {isTarget && <Studs width={width} height={height} />}
    </>
  );
}

/** On the corners of what may be chosen: told by shape, too, and over every frame. */
function Studs({ width, height }: { readonly width: number; readonly height: number }) {
  const corners = [2, height - 2].flatMap((y) => [2, width - 2].map((x) => `M${x - 7} ${y}l7-7 7 7-7 7z`));
  return <path className="studs" d={corners.join('')} />;
}

/** The width of one tongue of flame. */
const TONGUE = 14;
/** Their heights, one after another, so that they look wild. */
const HEIGHTS = [0.7, 1, 0.6, 0.85, 0.55];

/** Along the lower edge, behind all pieces. */
function Flames({
  width,
  height,
  threat,
}: {
  readonly width: number;
  readonly height: number;
  readonly threat: 'likely' | 'sure';
}) {
  const tongues = Math.floor((width - 8) / TONGUE);
  const left = (width - tongues * TONGUE) / 2;
  const flames = (rise: number) =>
    Array.from({ length: tongues }, (_, at) => {
      const high = rise * (HEIGHTS[at % HEIGHTS.length] ?? 1);
      return `c-3-${high * 0.45} 5-${high * 0.5} 4-${high}c6 ${high * 0.35} 12 ${high * 0.55} ${TONGUE - 4} ${high}`;
    }).join('');
  const rise = threat === 'sure' ? 48 : 36;
  return (
    <g className={`flames ${threat}`} transform={`translate(${left} ${height - 2})`}>
      <path className="fire" d={`M0 0${flames(rise)}z`} />
      <path className="glow" d={`M0 0${flames(rise * 0.55)}z`} />
    </g>
  );
}

function NamePlate({
  district: { tile, district },
  isLarge,
  unit,
}: {
  readonly district: DistrictOnGrid;
  readonly isLarge: boolean;
  readonly unit: number | undefined;
}) {
  const words = useWords();
  const { width } = boxOf(tile);
  const left = isStanding(tile) ? (width - PLATE.width) / 2 : width - PLATE.width;
  const middle = left + PLATE.width / 2;
  const name = words.name('district', district, isLarge || unit !== undefined ? 'short' : 'title');
  if (unit === undefined)
    return (
      <>
        <path className="name-plate" d={platePath(left, PLATE.height, isStanding(tile))} />
        <text
          className={`district-name${isLarge ? ' large' : ''}`}
          x={middle}
          y={PLATE.height - (isLarge ? 3 : 4)}
          textAnchor="middle"
        >
          {name}
        </text>
      </>
    );
  const [fontSize, plate] = [nameSize(unit), plateHeight(unit)];
  const isTight = name.length * fontSize * LETTER > PLATE.width - 8;
  return (
    <>
      <path className="name-plate" d={platePath(left, plate, isStanding(tile))} />
      <text
        className="district-name"
        style={{ fontSize }}
        x={middle}
        y={plate - fontSize * 0.27}
        textAnchor="middle"
        {...(isTight && { textLength: PLATE.width - 8, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {name}
      </text>
    </>
  );
}

/** The plate hangs from the upper edge: in the middle of a standing tile, in the right corner of a lying one. */
function platePath(left: number, height: number, isInMiddle: boolean): string {
  const { width } = PLATE;
  const slope = 5;
  const right = isInMiddle ? `h${width}l${-slope} ${height}` : `h${width - 7}q7 0 7 7v${height - 7}`;
  return `M${left} 0${right}H${left + slope}z`;
}

/** Free squares for Citizens and Guards. */
function FreeSquares({
  district: { tile, citizens, citizenSquares, guards, brokenGuards, guardSquares },
}: {
  readonly district: DistrictOnGrid;
}) {
  const slots = slotsOf(tile);
  const [chip, shield] = [SIZES.citizens.width / 2 - 2, SIZES.guards.width / 2 - 3];
  return (
    <g className="squares" transform={`translate(${-INSET} ${-INSET})`}>
      {slots.citizens.slice(citizens.length, citizenSquares).map(({ x, y }) => (
        <rect key={`${x},${y}`} x={x - chip} y={y - chip} width={2 * chip} height={2 * chip} rx={6} />
      ))}
      {slots.guards.slice(guards + brokenGuards, guardSquares).map(({ x, y }) => (
        <path
          key={x}
          d={`M${x - shield} ${y - shield}h${2 * shield}v${shield * 1.1}q0 7-${shield} ${shield * 0.9}q-${shield}-2-${shield}-${shield * 0.9}z`}
        />
      ))}
    </g>
  );
}
