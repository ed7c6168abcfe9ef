import { CITY_PRESETS } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { boundsOf, CELL, fitOf, INSET, keelOf } from './geometry.js';
import {
  NAME_PLATE,
  PIECE_KINDS,
  type PieceKind,
  roomyStand,
  SIZES,
  SLOTS,
  SMALLEST_REACH,
} from './layout.js';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What may not be covered, as a share of a piece around its middle: a number, a visor, a face. */
const FACES: Readonly<Record<PieceKind, number>> = {
  tokens: 0.5,
  marks: 0.5,
  citizens: 0.5,
  guards: 0.45,
  servants: 0.5,
  heroes: 0.5,
};

/** Every slot taken: 6 Citizens, 4 Guards, 3 Heroes, 3 Servants, 2 tokens of modules, Raid and Riot, in the order in which they are drawn. */
function fullest(
  orientation: keyof typeof SLOTS,
): readonly { readonly kind: PieceKind; readonly box: Box }[] {
  return PIECE_KINDS.flatMap((kind) =>
    SLOTS[orientation][kind].map((middle) => ({ kind, box: boxAround(middle, kind, 1) })),
  );
}

function boxAround({ x, y }: { x: number; y: number }, kind: PieceKind, share: number): Box {
  const { width, height } = SIZES[kind];
  return {
    left: x - (width * share) / 2,
    top: y - (height * share) / 2,
    right: x + (width * share) / 2,
    bottom: y + (height * share) / 2,
  };
}

function shrunk({ left, top, right, bottom }: Box, share: number): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return {
    left: x - ((right - left) * share) / 2,
    top: y - ((bottom - top) * share) / 2,
    right: x + ((right - left) * share) / 2,
    bottom: y + ((bottom - top) * share) / 2,
  };
}

/** The share of a box that others cover, by points half a unit apart. */
function coveredShare(box: Box, others: readonly Box[]): number {
  let [all, covered] = [0, 0];
  for (let x = box.left + 0.25; x < box.right; x += 0.5) {
    for (let y = box.top + 0.25; y < box.bottom; y += 0.5) {
      all++;
      if (others.some((one) => x > one.left && x < one.right && y > one.top && y < one.bottom)) covered++;
    }
  }
  return covered / all;
}

describe.each(['lying', 'standing'] as const)('the fullest District, %s', (orientation) => {
  const pieces = fullest(orientation);

  it('holds 6 Citizens, 4 Guards, 3 Heroes, 3 Servants, 2 tokens of modules, Raid and Riot within its tile', () => {
    const [across, down] = orientation === 'lying' ? [2 * CELL, CELL] : [CELL, 2 * CELL];
    expect(pieces).toHaveLength(6 + 4 + 3 + 3 + 2 + 2);
    for (const { box } of pieces) {
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(2);
      expect(box.right).toBeLessThanOrEqual(across - 2);
      expect(box.bottom).toBeLessThanOrEqual(down - 2);
    }
  });

  it('covers at most a third of a piece, and no face or number', () => {
    for (const [at, { kind, box }] of pieces.entries()) {
      const above = pieces.slice(at + 1).map((one) => one.box);
      expect(coveredShare(box, above), `${kind} ${at}`).toBeLessThanOrEqual(1 / 3);
      expect(coveredShare(shrunk(box, FACES[kind]), above), `face of ${kind} ${at}`).toBe(0);
    }
  });
});

describe.each([
  ['lying', 0],
  ['standing', 1],
])('a District as it usually is, %s', (_, rotation) => {
  it.each([
    { citizens: 4, guards: 2, tokens: 0, marks: 0, servants: 1, heroes: 1 },
    { citizens: 4, guards: 3, tokens: 0, marks: 1, servants: 0, heroes: 2 },
    { citizens: 6, guards: 2, tokens: 0, marks: 0, servants: 1, heroes: 2 },
    { citizens: 4, guards: 2, tokens: 2, marks: 0, servants: 0, heroes: 1 },
  ])('leaves a gap between all tokens, and the name free: %o', (counts) => {
    const { slots, isTight } = roomyStand({ x: 0, y: 0, rotation }, counts);
    const tokens = [...slots.citizens, ...slots.guards, ...slots.tokens, ...slots.marks];
    expect(isTight).toBe(false);
    expect(tokens).toHaveLength(counts.citizens + counts.guards + counts.tokens + counts.marks);
    for (const [at, one] of tokens.entries()) {
      for (const other of tokens.slice(at + 1)) {
        const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
        expect(apart).toBeGreaterThanOrEqual(SIZES.citizens.width);
      }
    }
    const below = rotation === 0 ? tokens : [...tokens, ...slots.servants, ...slots.heroes];
    for (const { y } of below) expect(y - SIZES.citizens.height / 2).toBeGreaterThan(NAME_PLATE + INSET);
  });
});

/** How many pixels a unit of the drawing has at fit in the City's part of a table of 1280 by 720. */
function pixelsAtFit({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(772 / width, 564 / height);
}

describe('at fit', () => {
  it('pieces have at least 28, 32 and 46 px in a City of 7 by 5 cells', () => {
    const corners = [
      { x: 0, y: 0, rotation: 0 },
      { x: 5, y: 4, rotation: 0 },
    ];
    const pixels = pixelsAtFit(fitOf(corners));
    expect(SIZES.guards.width * pixels).toBeGreaterThanOrEqual(28);
    expect(SIZES.citizens.width * pixels).toBeGreaterThanOrEqual(32);
    expect(SIZES.heroes.height * pixels).toBeGreaterThanOrEqual(46);
  });

  it.each(CITY_PRESETS.map(({ id, city }) => [id, city] as const))(
    'the City fills 85 %% of the width or height, and targets have 24 px: %s',
    (_, city) => {
      const free = fitOf(city);
      const pixels = pixelsAtFit(free);
      const { width, height } = boundsOf(city);
      expect(Math.max((width * pixels) / 772, (height * pixels) / 564)).toBeGreaterThanOrEqual(0.85);
      expect(2 * SMALLEST_REACH * pixels).toBeGreaterThanOrEqual(24);
    },
  );

  it.each([3, 4, 5, 6, 7])('the keels below a City of %i rows are within sight', (rows) => {
    const city = Array.from({ length: rows }, (_, y) => ({ x: 0, y, rotation: 0 }));
    const { y, height } = fitOf(city);
    const lowest = rows * CELL - 2 * INSET;
    expect(lowest + keelOf(city)).toBeLessThanOrEqual(y + height);
  });
});
