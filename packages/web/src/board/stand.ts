import { CELL, type Grid, isStanding, type Place } from './geometry.js';
import type { PieceKind, Size } from './layout.js';

/** How many pieces of each kind stand in a District, equal ones counted once where they stand as one. */
export type Counts = Readonly<Record<PieceKind, number>>;

/** How large things are where pieces stand with gaps between them, in units of the drawing. */
export interface Measures {
  /** Below the name of the District. */
  readonly top: number;
  /** The side of a token. */
  readonly token: number;
  /** From one token to the next in a row. */
  readonly column: number;
  /** So many tokens are a row, if there is no need for more. */
  readonly perRow: number;
  readonly figure: Size;
}

export interface Stand {
  readonly slots: Readonly<Record<PieceKind, readonly Place[]>>;
  /** Tokens stand closer than they should. */
  readonly isTight: boolean;
}

/** From the edge of a tile. */
const EDGE = 3.7;
/** From one thing to the next, as a share of its size, where there is room; and how close figures may stand. */
const AIRY = 1.15;
const CLOSE = 0.67;
/** Above a Servant, for its head where it acts; as a share of a figure. */
const HEADROOM = 0.16;
const LEAST_ROWS = 2;

/**
 * Where the pieces of a District stand, from the upper left corner of its tile: figures at the left, Servants above
 * Heroes; tokens at the right of a lying tile and at the foot of a standing one, Citizens from the upper left, Guards from
 * the lower right, Raid and Riot before them, then tokens of modules.
 */
export function standIn(tile: Grid, counts: Counts, measures: Measures): Stand {
  const { top, token, column, perRow, figure } = measures;
  const isUpright = isStanding(tile);
  const right = (isUpright ? CELL : 2 * CELL) - EDGE;
  const bottom = (isUpright ? 2 * CELL : CELL) - EDGE - 1;
  const tokens = counts.citizens + counts.guards + counts.marks + counts.tokens;
  const rowsOfFigures = Math.max(1, Number(counts.servants > 0) + Number(counts.heroes > 0));
  const room = bottom - top - (isUpright ? rowsOfFigures * figure.height : 0);
  const mostRows = Math.max(LEAST_ROWS, isUpright ? Math.floor(room / token) : LEAST_ROWS);
  const rows = Math.min(mostRows, Math.max(LEAST_ROWS, Math.ceil(tokens / perRow)));
  const columns = Math.max(perRow, Math.ceil(tokens / rows));
  const inARow = Math.max(counts.servants, counts.heroes);
  const besides = isUpright || inARow === 0 ? 0 : figure.width * (1 + (inARow - 1) * CLOSE);
  const isTight = columns * column > right - EDGE - besides;
  const half = token / 2;
  const first = isTight ? EDGE + besides + half : right - columns * column + half;
  const xs = between(columns, first, right - (isTight ? half : column - half));
  const down = Math.min(AIRY * token, (room - token) / (rows - 1));
  const ys = between(rows, bottom - half - down * (rows - 1), bottom - half);
  const cells = ys.flatMap((y) => xs.map((x) => ({ x, y })));
  const fromTheEnd = cells.toReversed();
  const edgeOfTokens = isUpright ? bottom - token - down * (rows - 1) : bottom;
  const row = (count: number, y: number) =>
    fromTheLeft(count, EDGE, isUpright ? right : first - half, figure.width).map((x) => ({ x, y }));
  return {
    isTight,
    slots: {
      citizens: cells.slice(0, counts.citizens),
      guards: fromTheEnd.slice(0, counts.guards),
      marks: fromTheEnd.slice(counts.guards, counts.guards + counts.marks),
      tokens: fromTheEnd.slice(counts.guards + counts.marks, tokens - counts.citizens),
      servants: row(counts.servants, (isUpright ? top : EDGE) + figure.height * (0.5 + HEADROOM)),
      heroes: row(counts.heroes, edgeOfTokens - figure.height / 2),
    },
  };
}

/** So many points at even distances, from the first to the last. */
function between(count: number, first: number, last: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => first + ((last - first) * at) / (count - 1));
}

/** The middles of things of this size beside each other, with a little air; they overlap where there is not room enough. */
function fromTheLeft(count: number, from: number, to: number, size: number): readonly number[] {
  const isAiry = count * AIRY * size <= to - from;
  const step = isAiry ? AIRY * size : (to - from - size) / Math.max(1, count - 1);
  const first = from + (isAiry ? AIRY * size : size) / 2;
  return Array.from({ length: count }, (_, at) => first + step * at);
}
