import { type Grid, INSET } from './geometry.js';
import { type PieceKind, SIZES } from './layout.js';
import { type Counts, type Stand, standIn } from './stand.js';

/** Below this many pixels to a unit the City is small: short names, larger pieces, and equal ones as one. */
export const SMALL = 0.6;
/** Where more units than this make a pixel, the City is a mere sketch, whose names and pieces shrink with it. */
const LARGEST_UNIT = 3;
/** What a small City keeps to, in pixels. */
const PIECE = 20;
const PLATE = 15;
const NAME = 11;

/** How many units make a pixel. */
export function unitOf(pixels: number): number {
  return Math.min(LARGEST_UNIT, Math.round(100 / pixels) / 100);
}

/** What is seen of a piece without its shadow, as a share of its size. */
const BODY: Readonly<Record<PieceKind, number>> = {
  guards: 0.84,
  citizens: 0.88,
  tokens: 1,
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
/** The same where tokens stand close: it keeps to its own token. */
export const CLOSE_NUMERAL = { ...NUMERAL, x: 4.5 };

/** A row of tokens with their numerals, where there is room. */
const PER_ROW = 2;

/** Where the pieces of a District stand: with room for numerals between them, unless there are many. */
export function compactStand(tile: Grid, counts: Counts, unit: number): Stand {
  const { width, height } = SIZES.heroes;
  const scale = enlarged('heroes', unit);
  return standIn(tile, counts, {
    top: plateHeight(unit) + INSET,
    token: PIECE * unit,
    column: (PIECE / 2 + NUMERAL.x + NUMERAL.radius) * unit,
    perRow: PER_ROW,
    figure: { width: width * scale, height: height * scale },
  });
}
