import { CITY_PRESETS } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { compactStand, enlarged, NUMERAL, nameSize, plateHeight } from './compact.js';
import { CELL, fitOf } from './geometry.js';
import { PIECE_KINDS, type PieceKind, SIZES } from './layout.js';

/** Units that make a pixel, where the City is as large as a phone of 390 by 844 shows it. */
function unitOf(city: Parameters<typeof fitOf>[0]): number {
  const { width, height } = fitOf(city);
  return Math.max(width / 390, height / 340);
}

/** Six cells by three. */
const KEYSTONE = [
  { x: 0, y: 0, rotation: 0 },
  { x: 4, y: 2, rotation: 0 },
];

/** Everybody is here, with Citizens of three kinds, whole and broken Guards and a Raid. */
const CROWDED = { tokens: 0, marks: 1, citizens: 3, guards: 2, servants: 3, heroes: 3 };

interface Piece {
  readonly kind: PieceKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function crowdOn(rotation: number, unit: number): readonly Piece[] {
  const { slots } = compactStand({ x: 0, y: 0, rotation }, CROWDED, unit);
  return PIECE_KINDS.flatMap((kind) => {
    const { width, height } = SIZES[kind];
    const scale = enlarged(kind, unit);
    return slots[kind].map(({ x, y }) => ({ kind, x, y, width: width * scale, height: height * scale }));
  });
}

/** The share of one piece that another covers. */
function coveredBy(one: Piece, other: Piece): number {
  const across = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
  const down = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
  return (Math.max(0, across) * Math.max(0, down)) / (one.width * one.height);
}

describe('the City on a phone', () => {
  it.each(CITY_PRESETS.map(({ id, city }) => [id, city] as const))(
    'has names of 11 px and pieces of at least 20: %s',
    (_, city) => {
      const unit = unitOf(city);
      expect(nameSize(unit) / unit).toBe(11);
      for (const kind of PIECE_KINDS)
        expect((SIZES[kind].width * enlarged(kind, unit)) / unit).toBeGreaterThanOrEqual(20 - 1e-9);
    },
  );

  it.each([
    ['lying', 0],
    ['standing', 1],
  ])('keeps a crowd within a %s tile, and covers at most a third of a piece', (_, rotation) => {
    const unit = unitOf(KEYSTONE);
    const crowd = crowdOn(rotation, unit);
    const [across, down] = rotation === 0 ? [2 * CELL, CELL] : [CELL, 2 * CELL];
    expect(crowd).toHaveLength(12);
    for (const [at, piece] of crowd.entries()) {
      expect(piece.x - piece.width / 2, piece.kind).toBeGreaterThanOrEqual(0);
      expect(piece.y - piece.height / 2, piece.kind).toBeGreaterThanOrEqual(0);
      expect(piece.x + piece.width / 2, piece.kind).toBeLessThanOrEqual(across);
      expect(piece.y + piece.height / 2, piece.kind).toBeLessThanOrEqual(down);
      for (const other of crowd.slice(at + 1))
        expect(coveredBy(piece, other), `${piece.kind} by ${other.kind}`).toBeLessThanOrEqual(1 / 3);
    }
  });

  it('leaves the name of a District free', () => {
    const unit = unitOf(KEYSTONE);
    for (const { kind, x, y, height } of crowdOn(0, unit)) {
      if (x > CELL) expect(y - height / 2, kind).toBeGreaterThanOrEqual(plateHeight(unit));
    }
  });

  it.each([
    ['lying', 0],
    ['standing', 1],
  ])('leaves room between tokens, and a numeral to its own token, on a %s tile', (_, rotation) => {
    const unit = unitOf(KEYSTONE);
    const { slots } = compactStand({ x: 0, y: 0, rotation }, { ...CROWDED, guards: 1, marks: 0 }, unit);
    const tokens = [...slots.citizens, ...slots.guards];
    const half = 10 * unit;
    const reach = (NUMERAL.x + NUMERAL.radius) * unit;
    for (const one of tokens) {
      for (const other of tokens) {
        if (one === other) continue;
        const isBeside = other.x - half >= one.x + reach - 1e-9 || one.x - half >= other.x + reach - 1e-9;
        const isBelow = Math.abs(one.y - other.y) >= 2 * half - 1e-9;
        expect(isBeside || isBelow).toBe(true);
      }
    }
  });

  it('has one place for Guards, however many Citizens are there', () => {
    const counts = { tokens: 0, marks: 1, guards: 1, servants: 1, heroes: 1 };
    const placeOfGuards = (citizens: number) =>
      compactStand({ x: 0, y: 0, rotation: 0 }, { ...counts, citizens }, unitOf(KEYSTONE)).slots.guards;
    expect(placeOfGuards(1)).toEqual(placeOfGuards(2));
    expect(placeOfGuards(1)).toEqual(placeOfGuards(4));
  });
});
