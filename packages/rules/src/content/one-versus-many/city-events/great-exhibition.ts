import { receiveTrust } from '../../../effects/trust.js';
import type { CityEventDefinition } from '../../../model/content.js';
import { districtAt, heroAt, servantAt } from '../../../model/pieces.js';
import { countCitizens, countedHeroes, countedServants, isHeroIn } from '../../../model/queries.js';

/** End: Heroes beside 4 or more Citizens receive 2 Trust. The Plan advances if Servants alone hold 3 Major Districts. */
export const greatExhibition: CityEventDefinition = {
  id: 'great-exhibition',
  stack: 2,
  source: { name: 'design', effect: 'design' },
  endOfRound(g) {
    for (const hero of countedHeroes(g))
      if (countCitizens(g, heroAt(g, hero).place) >= 4) receiveTrust(g, hero, 2, 'EVT-great-exhibition');
  },
  planAdvances(g) {
    const places = countedServants(g).map((servant) => servantAt(g, servant).place);
    const major = places.every((place) => districtAt(g, place).size === 'major' && !isHeroIn(g, place));
    return major && new Set(places).size >= 3;
  },
};
