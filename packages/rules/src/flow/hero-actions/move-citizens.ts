import { moveCitizen } from '../../effects/citizens.js';
import type { Pick } from '../../kernel/decision.js';
import { refuse } from '../../kernel/refusal.js';
import type { HeroAction } from '../../model/actions.js';
import { distanceBetween, mapOf } from '../../model/city/index.js';
import type { Game } from '../../model/game.js';
import { DONE, pickCitizen, pickTo } from '../../model/picks.js';
import { setFixed } from '../../model/price.js';
import { citizensIn, freeCitizenSquares } from '../../model/queries.js';
import type { District } from '../../model/state.js';
import { canAfford } from '../hero-action.js';

/** Pairs of a Citizen and where it goes. */
function journeys(draft: readonly Pick[]): { citizen: number; to: District }[] {
  const found: { citizen: number; to: District }[] = [];
  for (let i = 0; i + 1 < draft.length && draft[i + 1].pick === 'to'; i += 2) {
    found.push({ citizen: Number(draft[i].of), to: Number(draft[i + 1].of) });
  }
  return found;
}

function hasRoom(g: Game, district: District, draft: readonly Pick[]): boolean {
  const coming = journeys(draft).filter(({ to }) => to === district).length;
  return freeCitizenSquares(g, district) > coming;
}

/** Where a Citizen of the Hero's District can go, given those already on their way. */
function destinations(g: Game, hero: number, draft: readonly Pick[], citizen: Pick): Pick[] {
  const from = g.state.heroes[hero].place;
  const options: Pick[] = [];
  for (let to = 0; to < g.state.city.length; to++) {
    if (to === from || !hasRoom(g, to, draft)) continue;
    if (canAfford(g, hero, moveCitizens, [...draft, citizen, pickTo(to)])) options.push(pickTo(to));
  }
  return options;
}

/** ACT-6: any Citizens of the District, 1 Trust for each District each of them exits, paid at once (R-ACT-4). */
export const moveCitizens: HeroAction = {
  id: 'move-citizens',
  rule: 'ACT-6',
  obstacle(g, hero) {
    const { place } = g.state.heroes[hero];
    if (citizensIn(g, place).length === 0) return refuse('no-citizen-here', 'R-ACT-1');
    const room = g.state.city.some((_, district) => district !== place && hasRoom(g, district, []));
    return room ? undefined : refuse('no-free-square', 'ACT-6');
  },
  price(g, hero, draft, price) {
    const map = mapOf(g.state.city);
    const from = g.state.heroes[hero].place;
    const exits = journeys(draft).reduce((sum, { to }) => sum + distanceBetween(map, from, to), 0);
    setFixed(price, exits, 'ACT-6');
  },
  picks: {
    next(g, hero, draft) {
      const last = draft[draft.length - 1];
      if (last?.pick === 'citizen') return destinations(g, hero, draft.slice(0, -1), last);
      const moving = journeys(draft).map(({ citizen }) => citizen);
      const others = citizensIn(g, g.state.heroes[hero].place).filter((citizen) => !moving.includes(citizen));
      const canGo = others.length > 0 && destinations(g, hero, draft, pickCitizen(others[0])).length > 0;
      const options = canGo ? others.map(pickCitizen) : [];
      if (moving.length > 0) options.push(DONE);
      return options;
    },
    isWhole: (_g, _hero, draft) => draft.some((pick) => pick.pick === 'done'),
  },
  perform(g, _hero, draft) {
    for (const { citizen, to } of journeys(draft)) moveCitizen(g, citizen, to, 'ACT-6');
  },
};
