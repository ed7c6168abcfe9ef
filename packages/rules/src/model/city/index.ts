export { DISTRICT_LETTERS, EMPTY, findTile, parseCity, type TileFault } from './drawing.js';
export { type CityFault, whyNotLegal } from './legality.js';
export { type CityMap, distanceBetween, EXIT_COUNT, mapOf } from './map.js';
export { CITY_PRESETS, type CityPreset } from './presets.js';
export { type DrawBelow, randomCity } from './random-city.js';
export { canReposition, canRepositionAny, placementsOf, repositionDistrict } from './reposition.js';
export {
  type Cell,
  type City,
  cellsOf,
  cityKey,
  normaliseCity,
  type Rotation,
  sameCity,
  type Tile,
} from './tile.js';
