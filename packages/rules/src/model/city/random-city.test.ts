import { describe, expect, it } from 'vitest';
import { itemAt } from '../../kernel/checked.js';
import { countConnections } from './graph.js';
import { whyNotLegal } from './legality.js';
import { mapOf } from './map.js';
import { randomCity } from './random-city.js';
import { canReposition, placementsOf, repositionDistrict } from './reposition.js';
import { type City, cellsOf, cityKey, normaliseCity, type Rotation, type Tile } from './tile.js';

/** A small seeded source of integers below n. */
function seededSource(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

function citiesOfSeeds(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    seed: first + index,
    city: randomCity(seededSource(first + index)),
  }));
}

function boxArea(city: City): number {
  const cells = city.flatMap(cellsOf);
  return (Math.max(...cells.map(({ x }) => x)) + 1) * (Math.max(...cells.map(({ y }) => y)) + 1);
}

describe('a random City', () => {
  const cities = citiesOfSeeds(1, 500);

  it('is legal and normalised [R-GEO-3, R-GEO-5]', () => {
    for (const { seed, city } of cities) {
      expect(city, `seed ${seed}`).toHaveLength(9);
      expect(whyNotLegal(city), `seed ${seed}`).toBeUndefined();
      expect(normaliseCity(city), `seed ${seed}`).toBe(city);
    }
  });

  it('may be anything from a block to a ring [R-GEO-3]', () => {
    const areas = cities.map(({ city }) => boxArea(city));
    const connections = cities.map(({ city }) => countConnections(mapOf(city).neighbours));
    const shareOf = (values: number[], isChosen: (value: number) => boolean) =>
      values.filter(isChosen).length / values.length;
    expect(shareOf(areas, (area) => area <= 25)).toBeGreaterThan(0.1);
    expect(shareOf(areas, (area) => area >= 35)).toBeGreaterThan(0.1);
    expect(shareOf(connections, (count) => count <= 10)).toBeGreaterThan(0.1);
    expect(shareOf(connections, (count) => count >= 14)).toBeGreaterThan(0.1);
    expect(Math.min(...connections)).toBe(9);
    expect(new Set(cities.map(({ city }) => cityKey(city))).size).toBeGreaterThan(490);
  });

  it('depends on the draws only, and may have more or fewer Districts [R-GEO-3]', () => {
    expect(randomCity(seededSource(7))).toEqual(randomCity(seededSource(7)));
    for (const count of [3, 4, 10, 11, 12]) {
      const city = randomCity(seededSource(count), count);
      expect(city).toHaveLength(count);
      expect(whyNotLegal(city)).toBeUndefined();
    }
  });
});

describe('repositioning in random Cities', () => {
  const cities = citiesOfSeeds(1001, 1100);

  it('offers exactly what a slow search of every single slide finds [R-GEO-3, R-GEO-4, R-GEO-7]', () => {
    for (const { seed, city } of cities) {
      for (let district = 0; district < city.length; district++) {
        const tile = itemAt(city, district);
        const turned = { ...tile, rotation: ((tile.rotation + 2) % 4) as Rotation };
        const start = seed % 2 === 0 ? city : repositionDistrict(city, district, turned);
        const where = `seed ${seed}, district ${district}`;
        const slow = searchSlowly(start, district);
        const old = itemAt(start, district);
        const differing = slow.filter((tile) => rankOf(tile) !== rankOf(old));
        const merged = slow
          .filter(
            ({ x, y, rotation }) => !(x === old.x && y === old.y && (rotation - old.rotation) % 2 === 0),
          )
          .map(({ x, y, rotation }): Tile => ({ x, y, rotation: (rotation % 2) as Rotation }));
        expect(canReposition(start, district), where).toBe(merged.length > 0);
        expect(canReposition(start, district, true), where).toBe(differing.length > 0);
        expect(placementsOf(start, district).map(rankOf), where).toEqual(sortedRanks(merged));
        expect(placementsOf(start, district, true).map(rankOf), where).toEqual(sortedRanks(differing));
        expect(canReposition(start, district), where).toBe(merged.length > 0);
      }
    }
  });

  it('can always be taken back [R-GEO-4, R-GEO-5]', () => {
    for (const { seed, city } of cities) {
      for (let district = 0; district < city.length; district++) {
        for (const tile of placementsOf(city, district)) {
          const next = repositionDistrict(city, district, tile);
          const ways = placementsOf(next, district).map((back) =>
            cityKey(repositionDistrict(next, district, back)),
          );
          expect(ways, `seed ${seed}, district ${district}`).toContain(cityKey(city));
        }
      }
    }
  });
});

// A second, slow implementation of R-GEO-3 and R-GEO-4, written without the code under test: it follows the
// two cells of the tile, `left` and `right` as seen with its top up, through every single slide.
type Point = readonly [x: number, y: number];
type Pose = readonly [left: Point, right: Point];

const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

function rankOf({ x, y, rotation }: Tile): number {
  return (y * 1000 + x) * 4 + rotation;
}

function sortedRanks(tiles: readonly Tile[]): number[] {
  return [...new Set(tiles.map(rankOf))].sort((a, b) => a - b);
}

function pointKey([x, y]: Point): number {
  return (y + 50) * 100 + x + 50;
}

function poseOf({ x, y, rotation }: Tile): Pose {
  const [dx, dy] = itemAt(STEPS, rotation % 2);
  return rotation < 2
    ? [
        [x, y],
        [x + dx, y + dy],
      ]
    : [
        [x + dx, y + dy],
        [x, y],
      ];
}

function tileOf([left, right]: Pose): Tile {
  const rotation = STEPS.findIndex(([dx, dy]) => right[0] - left[0] === dx && right[1] - left[1] === dy);
  return { x: Math.min(left[0], right[0]), y: Math.min(left[1], right[1]), rotation: rotation as Rotation };
}

/** Every legal pose that can be reached from the start, the start included. */
function searchSlowly(city: City, district: number): readonly Tile[] {
  const others = city.filter((_, other) => other !== district).map(poseOf);
  const taken = new Set(others.flat().map(pointKey));
  const farthest = Math.max(...city.flatMap(poseOf).flat());
  const isFree = (point: Point) =>
    !taken.has(pointKey(point)) && point.every((at) => at >= -4 && at <= farthest + 4);
  const start = poseOf(itemAt(city, district));
  const seen = new Map<number, Pose>([[poseKey(start), start]]);
  for (const pose of seen.values()) {
    for (const next of slidesFrom(pose, isFree)) {
      if (!seen.has(poseKey(next))) seen.set(poseKey(next), next);
    }
  }
  return [...seen.values()].filter((pose) => isLegalSlowly([...others, pose])).map(tileOf);
}

function poseKey([left, right]: Pose): number {
  return pointKey(left) * 10_000 + pointKey(right);
}

function slidesFrom([left, right]: Pose, isFree: (point: Point) => boolean): readonly Pose[] {
  const slides: Pose[] = [];
  for (const [dx, dy] of STEPS) {
    const moved: Pose = [
      [left[0] + dx, left[1] + dy],
      [right[0] + dx, right[1] + dy],
    ];
    if (moved.every(isFree)) slides.push(moved);
  }
  for (const [pivot, swung] of [
    [left, right],
    [right, left],
  ] as const) {
    const [dx, dy] = [swung[0] - pivot[0], swung[1] - pivot[1]];
    for (const turn of [1, -1]) {
      const target: Point = [pivot[0] - dy * turn, pivot[1] + dx * turn];
      const corner: Point = [target[0] + dx, target[1] + dy];
      if (isFree(target) && isFree(corner)) slides.push(pivot === left ? [left, target] : [target, right]);
    }
  }
  return slides;
}

function isLegalSlowly(poses: readonly Pose[]): boolean {
  const touches = (a: Pose, b: Pose) =>
    a.some(([ax, ay]) => b.some(([bx, by]) => Math.abs(ax - bx) + Math.abs(ay - by) === 1));
  const mover = itemAt(poses, poses.length - 1);
  if (poses.filter((pose) => touches(pose, mover)).length < 3) return false; // it touches itself, too
  const graph = poses.map((a) => poses.filter((b) => a !== b && touches(a, b)));
  if (graph.some((neighbours) => neighbours.length < 2)) return false;
  return poses.every((removed) => {
    const reached = new Set([itemAt(poses, poses[0] === removed ? 1 : 0)]);
    for (const pose of reached) {
      for (const next of itemAt(graph, poses.indexOf(pose))) if (next !== removed) reached.add(next);
    }
    return reached.size === poses.length - 1;
  });
}
