import { itemAt } from '../kernel/checked.js';
import {
  type City,
  type CityFault,
  DISTRICT_LETTERS,
  EMPTY,
  findTile,
  normaliseCity,
  type Tile,
  type TileFault,
  whyNotLegal,
} from '../model/city/index.js';
import type { Rules } from '../model/rules.js';

/** What is wrong with a City drawn by hand: a sign, the tile of a District, or the City as a whole (R-GEO-3). */
export type DrawingFault =
  | { readonly code: 'unknown-sign'; readonly sign: string; readonly line: number }
  | (TileFault & { readonly districts: readonly string[] })
  | { readonly code: CityFault['code']; readonly districts: readonly string[] };

export type DrawnCity = { readonly city: City } | { readonly faults: readonly DrawingFault[] };

/** Reads a City that a person has drawn with the letters of the Districts, or says everything that is wrong with it. */
export function readDrawnCity(rules: Rules, drawing: string): DrawnCity {
  const rows = drawing.split(/\r?\n/);
  const ids = rules.districts.filter(({ onGrid }) => onGrid).map(({ id }) => id);
  const faults: DrawingFault[] = findUnknownSign(rows);
  const tiles: Tile[] = [];
  ids.forEach((id, district) => {
    const found = findTile(rows, itemAt(DISTRICT_LETTERS, district));
    if ('code' in found) faults.push({ ...found, districts: [id] });
    else tiles.push(found);
  });
  if (faults.length > 0) return { faults };
  const city = normaliseCity(tiles);
  const fault = whyNotLegal(city);
  if (fault === undefined) return { city };
  return {
    faults: [{ code: fault.code, districts: fault.districts.map((district) => itemAt(ids, district)) }],
  };
}

/** The first one: a text that is no drawing has many. */
function findUnknownSign(rows: readonly string[]): DrawingFault[] {
  for (const [at, row] of rows.entries()) {
    const sign = Array.from(row).find((drawn) => !`${EMPTY}${DISTRICT_LETTERS}`.includes(drawn));
    if (sign !== undefined) return [{ code: 'unknown-sign', sign, line: at + 1 }];
  }
  return [];
}
