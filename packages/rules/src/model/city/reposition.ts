import type { Connections } from './graph.js';
import { cachePerLayout } from './layout-cache.js';
import { connectionsOf } from './map.js';
import { findPlacements, hasPlacement } from './slide.js';
import { type City, normaliseCity, type Tile } from './tile.js';

/** What is known so far of a City's repositionings; at `2 * district`, plus 1 if half-turns differ. */
interface Repositionings {
  readonly connections: Connections;
  readonly placements: (readonly Tile[] | undefined)[];
  readonly possible: (boolean | undefined)[];
}

const repositioningsOf = cachePerLayout<Repositionings>((city) => ({
  connections: connectionsOf(city),
  placements: new Array(city.length * 2).fill(undefined),
  possible: new Array(city.length * 2).fill(undefined),
}));

/**
 * Every legal new placement a District can slide to (R-GEO-4), in the coordinates of the current City
 * (may be negative), by y, x and rotation. Placements that differ by a half-turn only are offered once,
 * with rotation 0 or 1, unless half-turns differ (R-GEO-7).
 */
export function placementsOf(city: City, district: number, halfTurnsDiffer = false): readonly Tile[] {
  const { connections, placements } = repositioningsOf(city);
  const entry = 2 * district + (halfTurnsDiffer ? 1 : 0);
  placements[entry] ??= findPlacements(city, connections, district, halfTurnsDiffer);
  return placements[entry];
}

/** Whether a District has at least one legal new placement (R-GEO-7). */
export function canReposition(city: City, district: number, halfTurnsDiffer = false): boolean {
  const { connections, placements, possible } = repositioningsOf(city);
  const entry = 2 * district + (halfTurnsDiffer ? 1 : 0);
  const known = placements[entry];
  if (known !== undefined) return known.length > 0;
  possible[entry] ??= hasPlacement(city, connections, district, halfTurnsDiffer);
  return possible[entry];
}

/** Whether any District has a legal new placement (R-GEO-7). */
export function canRepositionAny(city: City, halfTurnsDiffer = false): boolean {
  return city.some((_, district) => canReposition(city, district, halfTurnsDiffer));
}

/** The City with one District in another place, normalised (R-GEO-5). Does not ask whether that is legal. */
export function repositionDistrict(city: City, district: number, tile: Tile): City {
  return normaliseCity(city.map((old, index) => (index === district ? tile : old)));
}
