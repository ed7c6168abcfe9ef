import { coverOf, layBoard } from './board.js';
import {
  allDistricts,
  type Connections,
  holdsTwo,
  isConnected,
  listDistricts,
  partsOf,
  reachWithin,
} from './graph.js';
import { mapOf } from './map.js';
import type { City } from './tile.js';

/**
 * Why a City is not legal (R-GEO-3), with the Districts concerned: those that overlap, those connected to
 * fewer than 2 others, those cut off from the first District, or those that hold the City together alone.
 */
export interface CityFault {
  readonly code: 'overlap' | 'too-few-connections' | 'disconnected' | 'cut-district';
  readonly districts: readonly number[];
}

/** The first fault of a City, or undefined if it is legal (R-GEO-3). */
export function whyNotLegal(city: City): CityFault | undefined {
  const overlapping = findOverlap(city);
  if (overlapping !== 0) return describeFault('overlap', overlapping);
  const { neighbours } = mapOf(city);
  const lonely = selectDistricts(city, (district) => !holdsTwo(neighbours[district] ?? 0));
  if (lonely !== 0) return describeFault('too-few-connections', lonely);
  const all = allDistricts(city.length);
  const lost = all & ~reachWithin(neighbours, 0, all);
  if (lost !== 0) return describeFault('disconnected', lost);
  const cuts = selectDistricts(city, (district) => !isConnected(neighbours, all & ~(1 << district)));
  return cuts === 0 ? undefined : describeFault('cut-district', cuts);
}

function describeFault(code: CityFault['code'], districts: number): CityFault {
  return { code, districts: listDistricts(districts) };
}

function selectDistricts(city: City, isChosen: (district: number) => boolean): number {
  let chosen = 0;
  for (let district = 0; district < city.length; district++) {
    if (isChosen(district)) chosen |= 1 << district;
  }
  return chosen;
}

function findOverlap(city: City): number {
  const board = layBoard(city);
  let overlapping = 0;
  for (let cell = 0; cell < board.size; cell++) {
    const cover = coverOf(board, cell);
    if (cover > 0 && holdsTwo(cover)) overlapping |= cover;
  }
  return overlapping;
}

/**
 * What the neighbours of a moved District must satisfy for the City to be legal (R-GEO-3): there are at
 * least two of them and at least one in each of these sets of Districts. Undefined if no placement is
 * legal, because the other Districts do not hold together without the moved one.
 *
 * Wherever the District lands, removing it must leave the others connected. Removing another District
 * that cuts the rest into parts is harmless only if the moved District touches every part. That covers
 * Districts left with one neighbour too: that neighbour cuts them off.
 */
export function setsToTouch(connections: Connections, moved: number): readonly number[] | undefined {
  const others = allDistricts(connections.length) & ~(1 << moved);
  if (!isConnected(connections, others)) return undefined;
  const sets: number[] = [];
  for (let removed = 0; removed < connections.length; removed++) {
    const rest = others & ~(1 << removed);
    if (removed !== moved && !isConnected(connections, rest)) sets.push(...partsOf(connections, rest));
  }
  return sets;
}

/** Whether a District may end with these neighbours, given what they must satisfy (R-GEO-3). */
export function areLegalNeighbours(neighbours: number, sets: readonly number[]): boolean {
  if (!holdsTwo(neighbours)) return false;
  for (const set of sets) {
    if ((set & neighbours) === 0) return false;
  }
  return true;
}
