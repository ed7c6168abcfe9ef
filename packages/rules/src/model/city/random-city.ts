import { itemAt } from '../../kernel/checked.js';
import { countConnections } from './graph.js';
import { connectionsOf } from './map.js';
import { repositionDistrict } from './reposition.js';
import { findPlacements } from './slide.js';
import type { City, Tile } from './tile.js';

/** A source of random integers, uniform from 0 to n - 1. */
export type DrawBelow = (n: number) => number;

const SLIDES = 60;
const MOST_CANDIDATES = 6;

/**
 * A random legal City (R-GEO-3) of 3 Districts or more, all with rotation 0 or 1.
 *
 * Method: lay the Districts in random order as a brick wall of two courses, which is legal, then slide a
 * random District to a random legal placement (R-GEO-4) many times. To get everything from blocks to
 * rings around a courtyard, the City draws a liking for few or for many connections and how strong it
 * is: that many placements are drawn for each slide, and the one it likes best is taken. The number of
 * slides is fixed and each leaves a legal City, so nothing is ever rejected.
 */
export function randomCity(drawBelow: DrawBelow, count = 9): City {
  let city = shuffle(layBrickWall(count), drawBelow);
  const liking = drawBelow(2) === 0 ? -1 : 1;
  const candidates = 1 + drawBelow(MOST_CANDIDATES);
  for (let slide = 0; slide < SLIDES; slide++) {
    city = slideAnyDistrict(city, drawBelow, liking, candidates);
  }
  return city;
}

function layBrickWall(count: number): City {
  return Array.from({ length: count }, (_, brick): Tile => ({ x: brick, y: brick % 2, rotation: 0 }));
}

function shuffle(city: City, drawBelow: DrawBelow): City {
  const tiles = [...city];
  for (let last = tiles.length - 1; last > 0; last--) {
    const other = drawBelow(last + 1);
    [tiles[last], tiles[other]] = [itemAt(tiles, other), itemAt(tiles, last)];
  }
  return tiles;
}

function slideAnyDistrict(city: City, drawBelow: DrawBelow, liking: number, candidates: number): City {
  const district = drawBelow(city.length);
  const placements = findPlacements(city, connectionsOf(city), district, false);
  if (placements.length === 0) return city;
  let best = city;
  let bestValue = -Infinity;
  for (let candidate = 0; candidate < candidates; candidate++) {
    const next = repositionDistrict(city, district, itemAt(placements, drawBelow(placements.length)));
    const value = liking * countConnections(connectionsOf(next));
    if (value > bestValue) {
      best = next;
      bestValue = value;
    }
  }
  return best;
}
