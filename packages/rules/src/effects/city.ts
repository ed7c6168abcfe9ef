import { itemAt } from '../kernel/checked.js';
import { repositionDistrict, type Tile } from '../model/city/index.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import type { District } from '../model/state.js';

/** The tile slides to its new place with everything on it (R-GEO-5). */
export function slideDistrict(g: Game, district: District, tile: Tile): void {
  g.state.city = repositionDistrict(g.state.city, district, tile);
  const { x, y, rotation } = itemAt(g.state.city, district);
  tell(g, { event: 'district-repositioned', district, placement: `${x},${y},${rotation}` });
}
