import { itemAt } from '@great-machine/rules';
import { CELL, type Grid, INSET, isStanding, type Place } from './geometry.js';
import { type Counts, type Measures, type Stand, standIn } from './stand.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const FIGURE: Size = { width: 46, height: 52 };

/** The size of each kind of piece, in units of the drawing: the same share of a cell in every City. */
export const SIZES = {
  citizens: { width: 36, height: 36 },
  guards: { width: 32, height: 32 },
  servants: FIGURE,
  heroes: FIGURE,
  tokens: { width: 26, height: 26 },
  marks: { width: 30, height: 30 },
} satisfies Readonly<Record<string, Size>>;

/** Half the width of the least that can be hit: 24 px even where a City is ten cells wide. */
export const SMALLEST_REACH = 20;

export type PieceKind = keyof typeof SIZES;
/** What lies further back is drawn first. */
export const PIECE_KINDS = Object.keys(SIZES) as readonly PieceKind[];

type Slots = Readonly<Record<PieceKind, readonly Place[]>>;

/** The height of the plate with the name of a District. */
export const NAME_PLATE = 19;

/**
 * Where every piece has its own place even in the fullest District, from the upper left corner of the tile; tokens are those
 * of modules, marks are Raid and Riot.
 */
export const SLOTS: Readonly<Record<'lying' | 'standing', Slots>> = {
  lying: {
    marks: [
      { x: 122, y: 55 },
      { x: 122, y: 78 },
    ],
    tokens: [
      { x: 124, y: 33 },
      { x: 119.6, y: 104 },
    ],
    citizens: slotGrid([153, 185.5, 218], [39, 72]),
    guards: slotGrid([147, 171.6, 196.3, 221], [102]),
    servants: slotGrid([25, 60, 95], [37]),
    heroes: slotGrid([25, 60, 95], [90]),
  },
  standing: {
    marks: [
      { x: 101, y: 128 },
      { x: 19, y: 128 },
    ],
    tokens: [
      { x: 46, y: 129 },
      { x: 74, y: 129 },
    ],
    citizens: slotGrid([23, 60, 97], [157.5, 189]),
    guards: slotGrid([20, 46.7, 73.3, 100], [220]),
    servants: slotGrid([25, 60, 95], [48]),
    heroes: slotGrid([25, 60, 95], [94]),
  },
};

function slotGrid(columns: readonly number[], rows: readonly number[]): readonly Place[] {
  return rows.flatMap((y) => columns.map((x) => ({ x, y })));
}

export function slotsOf(tile: Grid): Slots {
  return SLOTS[isStanding(tile) ? 'standing' : 'lying'];
}

/** Large enough for a chip with its side, and a gap. */
const ROOMY: Measures = {
  top: NAME_PLATE + INSET + 2,
  token: 37,
  column: 37.5,
  perRow: 3,
  figure: { width: FIGURE.width, height: 50 },
};

/** Where the pieces of a District stand: with gaps between them, unless there are too many. */
export function roomyStand(tile: Grid, counts: Counts): Stand {
  const stand = standIn(tile, counts, ROOMY);
  return stand.isTight ? fullStand(tile) : stand;
}

/** Where every square of a District has its own place. */
export function fullStand(tile: Grid): Stand {
  return { slots: slotsOf(tile), isTight: true };
}

/** Where a piece stands on the drawing; one too many stands on the first. */
export function placeOf(tile: Grid, kind: PieceKind, at: number): Place {
  const slots = slotsOf(tile)[kind];
  const { x, y } = slots[at] ?? itemAt(slots, 0);
  return { x: tile.x * CELL + x, y: tile.y * CELL + y };
}
