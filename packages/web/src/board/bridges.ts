import type { DistrictOnGrid } from '@great-machine/client';
import { CELL, type Grid, isStanding, type Place } from './geometry.js';

/** Where two tiles share the edge of a cell: there one goes from one to the other (R-GEO-2). */
export interface Bridge extends Place {
  /** It leads from left to right; else from above to below. */
  readonly isAcross: boolean;
  readonly from: string;
  readonly to: string;
}

export function bridgesOf(districts: readonly DistrictOnGrid[]): readonly Bridge[] {
  const cells = new Map<string, Place & { readonly district: string }>();
  for (const { district, tile } of districts) {
    for (const { x, y } of cellsOf(tile)) cells.set(`${x},${y}`, { x, y, district });
  }
  const bridges: Bridge[] = [];
  for (const { x, y, district: from } of cells.values()) {
    const right = cells.get(`${x + 1},${y}`)?.district ?? from;
    const below = cells.get(`${x},${y + 1}`)?.district ?? from;
    if (right !== from)
      bridges.push({ x: (x + 1) * CELL, y: (y + 0.5) * CELL, isAcross: true, from, to: right });
    if (below !== from)
      bridges.push({ x: (x + 0.5) * CELL, y: (y + 1) * CELL, isAcross: false, from, to: below });
  }
  return bridges;
}

export function cellsOf(tile: Grid): readonly Place[] {
  const { x, y } = tile;
  return [{ x, y }, isStanding(tile) ? { x, y: y + 1 } : { x: x + 1, y }];
}

/** The Districts that bridges lead to from this one. */
export function neighboursOf(bridges: readonly Bridge[], district: string): readonly string[] {
  const reached = bridges.flatMap(({ from, to }) =>
    from === district ? [to] : to === district ? [from] : [],
  );
  return [...new Set(reached)];
}

/** The Districts that one enters on the shortest way, the last one being the destination; none if there is no way. */
export function shortestWay(bridges: readonly Bridge[], from: string, to: string): readonly string[] {
  const ways = new Map<string, readonly string[]>([[from, []]]);
  for (const [here, way] of ways) {
    for (const { from: one, to: other } of bridges) {
      const next = one === here ? other : other === here ? one : undefined;
      if (next !== undefined && !ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return ways.get(to) ?? [];
}

/** A bridge as it is crossed: where, and which way one walks there. */
export interface Crossing extends Place {
  readonly way: Place;
}

/** The bridges of a way in order; of two between the same Districts the nearer one. */
export function crossingsOf(
  bridges: readonly Bridge[],
  start: Place,
  from: string,
  districts: readonly string[],
): readonly Crossing[] {
  const crossings: Crossing[] = [];
  let [here, place] = [from, start];
  for (const next of districts) {
    const [bridge] = bridges
      .filter((one) => (one.from === here && one.to === next) || (one.to === here && one.from === next))
      .sort((a, b) => distance(place, a) - distance(place, b));
    if (bridge === undefined) return [];
    const forward = bridge.from === here ? 1 : -1;
    const way = bridge.isAcross ? { x: forward, y: 0 } : { x: 0, y: forward };
    crossings.push({ x: bridge.x, y: bridge.y, way });
    [here, place] = [next, bridge];
  }
  return crossings;
}

/** Half the length of a bridge with its ramps: so far a way runs straight on it. */
const RAMP = 14;

/** The path of a way: bent on the tiles, straight on the bridges. */
export function pathOf(start: Place, crossings: readonly Crossing[], end: Place): string {
  let path = `M${start.x} ${start.y}`;
  let from: Crossing = { ...start, way: towards(start, crossings[0] ?? end) };
  const bendTo = (to: Crossing) => {
    const reach = distance(from, to) * 0.4;
    const [a, b] = [moved(from, reach), moved(to, -reach)];
    path += `C${a.x} ${a.y} ${b.x} ${b.y} ${to.x} ${to.y}`;
    from = to;
  };
  for (const crossing of crossings) {
    bendTo({ ...crossing, ...moved(crossing, -RAMP) });
    from = { ...crossing, ...moved(crossing, RAMP) };
    path += `L${from.x} ${from.y}`;
  }
  bendTo({ ...end, way: towards(from, end) });
  return path;
}

export function moved({ x, y, way }: Crossing, by: number): Place {
  return { x: round(x + way.x * by), y: round(y + way.y * by) };
}

function towards(from: Place, to: Place): Place {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
