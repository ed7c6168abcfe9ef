import { receiveTrust } from '../../../effects/trust.js';
import type { CityEventDefinition } from '../../../model/content.js';
import { districtAt } from '../../../model/pieces.js';
import { countCitizens, isHeroIn } from '../../../model/queries.js';

/** End: Heroes beside 4 or more Citizens receive 2 Trust. The Plan advances if Servants alone hold 3 Major Districts. */
export const greatExhibition: CityEventDefinition = {
  id: 'great-exhibition',
  stack: 2,
  source: { name: 'design', effect: 'design' },
  endOfRound(g) {
    g.state.heroes.forEach(({ place }, hero) => {
      if (countCitizens(g, place) >= 4) receiveTrust(g, hero, 2, 'EVT-great-exhibition');
    });
  },
  planAdvances(g) {
    const places = g.state.servants.map((servant) => servant.place);
    const major = places.every((place) => districtAt(g, place).size === 'major' && !isHeroIn(g, place));
    return major && new Set(places).size >= 3;
  },
};
