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

/** Citizens in one row of a District. */
const IN_A_ROW = 3;
const EDGE = 3;
/** From one piece to the next, as a share of its size, where there is room. */
const AIRY = 1.15;

/** How many units make a pixel. */
export function unitOf(pixels: number): number {
  return Math.min(LARGEST_UNIT, Math.round(100 / pixels) / 100);
}

/** How much larger than usual a piece is drawn, where a pixel is this many units. */
export function enlarged(kind: PieceKind, unit: number): number {
  return Math.max(1, (PIECE * unit) / SIZES[kind].width);
}

export function plateHeight(unit: number): number {
  return PLATE * unit;
}

export function nameSize(unit: number): number {
  return NAME * unit;
}

/** Where the pieces of a District stand, from the upper left corner of its tile: figures apart from Citizens and Guards. */
export function compactSlots(
  tile: Grid,
  counts: Counts,
  unit: number,
): Readonly<Record<PieceKind, readonly Place[]>> {
  const top = plateHeight(unit) + EDGE;
  const figure = SIZES.heroes.height * enlarged('heroes', unit);
  const zones = isStanding(tile)
    ? {
        figures: { left: EDGE, right: CELL - EDGE, top: top - EDGE, bottom: top + 2 * figure - 2 * EDGE },
        tokens: { left: EDGE, right: CELL - EDGE, top: top + 2 * figure - 2 * EDGE, bottom: 2 * CELL - EDGE },
      }
    : {
        figures: { left: EDGE, right: CELL, top: EDGE, bottom: CELL - EDGE },
        tokens: { left: CELL, right: 2 * CELL - EDGE, top, bottom: CELL - EDGE },
      };
  const slots: Record<PieceKind, Place[]> = { marks: [], citizens: [], guards: [], servants: [], heroes: [] };
  const lay = (rows: readonly (readonly PieceKind[])[], { left, right, top, bottom }: Zone) => {
    const sizeOf = (kind: PieceKind, side: 'width' | 'height') => SIZES[kind][side] * enlarged(kind, unit);
    const height = Math.max(0, ...rows.flat().map((kind) => sizeOf(kind, 'height')));
    const ys = spread(rows.length, top, bottom, height);
    for (const [at, row] of rows.entries()) {
      const width = Math.max(0, ...row.map((kind) => sizeOf(kind, 'width')));
      const xs = spread(row.length, left, right, width);
      for (const [column, kind] of row.entries())
        slots[kind].push({ x: xs[column] ?? left, y: ys[at] ?? top });
    }
  };
  const row = (...kinds: readonly PieceKind[]) =>
    kinds.flatMap((kind) => Array<PieceKind>(counts[kind]).fill(kind));
  const citizens = row('citizens');
  lay([row('servants'), row('heroes')], zones.figures);
  lay(
    asRows(
      [citizens.slice(0, IN_A_ROW), citizens.slice(IN_A_ROW), row('guards', 'marks')],
      Math.round(
        (zones.tokens.bottom - zones.tokens.top) / (SIZES.citizens.height * enlarged('citizens', unit)),
      ),
    ),
    zones.tokens,
  );
  return slots;
}

/** As they are meant if there is height for so many, else all in as many rows as fit. */
function asRows(meant: readonly (readonly PieceKind[])[], most: number): readonly (readonly PieceKind[])[] {
  const rows = meant.filter(({ length }) => length > 0);
  const fitting = Math.max(1, most);
  if (rows.length <= fitting) return rows;
  const all = rows.flat();
  const length = Math.ceil(all.length / fitting);
  return Array.from({ length: fitting }, (_, at) => all.slice(at * length, (at + 1) * length));
}

interface Zone {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The middles of things of this size beside each other, with a little air; they overlap where there is not room enough. */
function spread(count: number, from: number, to: number, size: number): readonly number[] {
  const step = count > 1 ? Math.min(AIRY * size, (to - from - size) / (count - 1)) : 0;
  const first = (from + to - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, at) => first + step * at);
}
