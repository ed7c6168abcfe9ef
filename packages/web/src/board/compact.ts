import { CELL, type Grid, isStanding, type Place } from './geometry.js';
import { type PieceKind, SIZES } from './layout.js';

/** Below this many pixels to a unit the City is small: short names, larger pieces, and equal ones as one. */
export const SMALL = 0.6;
/** Where more units than this make a pixel, the City is a mere sketch, whose names and pieces shrink with it. */
const LARGEST_UNIT = 3;
/** What a small City keeps to, in pixels. */
const PIECE = 20;
const PLATE = 15;
const NAME = 11;

/** How many pieces of each kind stand in a District, equal ones counted once. */
export type Counts = Readonly<Record<PieceKind, number>>;

const EDGE = 3;
/** From one figure to the next, as a share of its size, where there is room. */
const AIRY = 1.15;

/** How many units make a pixel. */
export function unitOf(pixels: number): number {
  return Math.min(LARGEST_UNIT, Math.round(100 / pixels) / 100);
}

/** What is seen of a piece without its shadow, as a share of its size. */
const BODY: Readonly<Record<PieceKind, number>> = {
  guards: 0.84,
  citizens: 0.88,
  marks: 0.95,
  servants: 0.9,
  heroes: 0.9,
};

/** How much larger than usual a piece is drawn, where a pixel is this many units. */
export function enlarged(kind: PieceKind, unit: number): number {
  return Math.max(1, (PIECE * unit) / (SIZES[kind].width * BODY[kind]));
}

export function plateHeight(unit: number): number {
  return PLATE * unit;
}

export function nameSize(unit: number): number {
  return NAME * unit;
}

/** From the middle of a token to that of the numeral at its right, which reaches no lower than the token, in pixels. */
export const NUMERAL = { x: 10.5, y: 3.5, radius: 6.5 };

const TOKENS = ['citizens', 'guards', 'marks'] as const;
/** They stand in so many columns and rows, unless there are more of them. */
const COLUMNS = 2;
const ROWS = 2;
/** In more columns than this the last one gives up the room for its numeral. */
const ROOMY = 3;
/** So many figures in a row leave tokens some room beside them, in pixels. */
const CLOSE_FIGURES = 2;
const BESIDE = 9;

/**
 * Where the pieces of a District stand, from the upper left corner of its tile. Each kind has its place: Servants above
 * Heroes, Citizens from the upper left of the square, Guards in its lower right corner, Raid and Riot before them.
 */
export function compactSlots(
  tile: Grid,
  counts: Counts,
  unit: number,
): Readonly<Record<PieceKind, readonly Place[]>> {
  const top = plateHeight(unit) + EDGE;
  const figure = SIZES.heroes.height * enlarged('heroes', unit);
  const beside = Math.max(counts.servants, counts.heroes) > CLOSE_FIGURES ? 0 : BESIDE * unit;
  const zones = isStanding(tile)
    ? {
        figures: { left: EDGE, right: CELL - EDGE, top: top - EDGE, bottom: top + 2 * figure - 2 * EDGE },
        tokens: { left: 0, right: CELL, top: top + 2 * figure - 2 * EDGE, bottom: 2 * CELL - EDGE },
      }
    : {
        figures: { left: EDGE, right: CELL, top: EDGE, bottom: CELL - EDGE },
        tokens: { left: CELL - beside, right: 2 * CELL - EDGE, top, bottom: CELL - EDGE },
      };
  const cells = cellsOf(zones.tokens, counts.citizens + counts.guards + counts.marks, unit);
  const { left, right } = zones.figures;
  const rowsOfFigures = spread(2, zones.figures.top, zones.figures.bottom, figure);
  const rowOf = (count: number, y: number | undefined) =>
    spread(count, left, right, SIZES.heroes.width * enlarged('heroes', unit)).map((x) => ({
      x,
      y: y ?? top,
    }));
  const fromTheEnd = cells.toReversed();
  return {
    servants: rowOf(counts.servants, rowsOfFigures[0]),
    heroes: rowOf(counts.heroes, rowsOfFigures[1]),
    citizens: cells.slice(0, counts.citizens),
    guards: fromTheEnd.slice(0, counts.guards),
    marks: fromTheEnd.slice(counts.guards, counts.guards + counts.marks),
  };
}

/** The middles of the cells for tokens, row by row; each has room for a token and its numeral, unless there are many. */
function cellsOf({ left, right, top, bottom }: Zone, tokens: number, unit: number): readonly Place[] {
  const columns = Math.max(COLUMNS, Math.ceil(tokens / ROWS));
  const half = Math.max(...TOKENS.map((kind) => SIZES[kind].height * enlarged(kind, unit))) / 2;
  const reach = columns > ROOMY ? half : (NUMERAL.x + NUMERAL.radius) * unit;
  const xs = between(columns, left + half, right - reach);
  const ys = between(ROWS, top + half, bottom - half);
  return ys.flatMap((y) => xs.map((x) => ({ x, y })));
}

interface Zone {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** So many points at even distances, from the first to the last. */
function between(count: number, first: number, last: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => first + ((last - first) * at) / (count - 1));
}

/** The middles of things of this size beside each other, with a little air; they overlap where there is not room enough. */
function spread(count: number, from: number, to: number, size: number): readonly number[] {
  const step = count > 1 ? Math.min(AIRY * size, (to - from - size) / (count - 1)) : 0;
  const first = (from + to - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, at) => first + step * at);
}
