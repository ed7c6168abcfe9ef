import { moveCitizen } from '../../effects/citizens.js';
import { itemAt, present } from '../../kernel/checked.js';
import { type AnswerPick, numberPicked, samePick } from '../../kernel/decision.js';
import { refuse } from '../../kernel/refusal.js';
import type { HeroActing, HeroAction } from '../../model/actions.js';
import { distanceBetween, mapOf } from '../../model/city/index.js';
import type { Game } from '../../model/game.js';
import { DONE, pickCitizen, pickTo } from '../../model/picks.js';
import { setFixed } from '../../model/price.js';
import { citizensIn, freeCitizenSquares } from '../../model/queries.js';
import type { District } from '../../model/state.js';
import { canAfford, tooLittleTrust } from '../hero-action.js';

/** Pairs of a Citizen and where it goes. */
function journeys(draft: readonly AnswerPick[]): { citizen: number; to: District }[] {
  const found: { citizen: number; to: District }[] = [];
  for (let i = 0; draft[i + 1]?.pick === 'to'; i += 2) {
    found.push({ citizen: numberPicked(draft, i), to: numberPicked(draft, i + 1) });
  }
  return found;
}

/** Districts with a free square, given the Citizens already on their way. */
function roomyDistricts(g: Game, from: District, draft: readonly AnswerPick[]): District[] {
  const map = mapOf(g.state.city);
  const coming = journeys(draft);
  const roomy: District[] = [];
  for (let to = 0; to < map.size; to++) {
    if (to === from) continue;
    let free = freeCitizenSquares(g, to);
    for (const journey of coming) if (journey.to === to) free--;
    if (free > 0) roomy.push(to);
  }
  return roomy;
}

/** The nearest of them. */
function nearestRoom(g: Game, from: District, draft: readonly AnswerPick[]): District | undefined {
  const map = mapOf(g.state.city);
  let nearest: District | undefined;
  for (const to of roomyDistricts(g, from, draft))
    if (nearest === undefined || distanceBetween(map, from, to) < distanceBetween(map, from, nearest))
      nearest = to;
  return nearest;
}

function isRoomElsewhere(g: Game, from: District): boolean {
  return g.state.city.some((_, to) => to !== from && freeCitizenSquares(g, to) > 0);
}

/** Whether the Hero can pay for one more Citizen who goes there. */
function canSend(
  g: Game,
  acting: HeroActing,
  draft: readonly AnswerPick[],
  citizen: AnswerPick,
  to: District,
): boolean {
  return canAfford(g, acting, moveCitizens, [...draft, citizen, pickTo(to)]);
}

/** ACT-6: any Citizens of the District, 1 Trust for each District each of them exits, paid at once (R-ACT-4). */
export const moveCitizens: HeroAction = {
  id: 'move-citizens',
  kind: 'standard',
  rule: 'ACT-6',
  obstacle(g, { district }) {
    if (citizensIn(g, district).length === 0) return refuse('no-citizen-here', 'R-ACT-1');
    return isRoomElsewhere(g, district) ? undefined : refuse('no-free-square', 'ACT-6');
  },
  price(g, { district: from }, draft, price) {
    const map = mapOf(g.state.city);
    const exits = journeys(draft).reduce((sum, { to }) => sum + distanceBetween(map, from, to), 0);
    setFixed(price, exits, 'ACT-6');
  },
  cheapest(g, { district }) {
    const nearest = present(nearestRoom(g, district, []), 'free square');
    return [pickCitizen(itemAt(citizensIn(g, district), 0)), pickTo(nearest)];
  },
  picks: {
    next(g, acting, draft) {
      const { district } = acting;
      const last = draft[draft.length - 1];
      if (last?.pick === 'citizen') {
        const others = draft.slice(0, -1);
        const reachable = roomyDistricts(g, district, others).filter((to) =>
          canSend(g, acting, others, last, to),
        );
        return reachable.map(pickTo);
      }
      const moving = journeys(draft).map(({ citizen }) => citizen);
      const staying = citizensIn(g, district).filter((citizen) => !moving.includes(citizen));
      const nearest = nearestRoom(g, district, draft);
      const canGo =
        staying.length > 0 &&
        nearest !== undefined &&
        canSend(g, acting, draft, pickCitizen(itemAt(staying, 0)), nearest);
      const options = canGo ? staying.map(pickCitizen) : [];
      if (moving.length > 0) options.push(DONE);
      return options;
    },
    isComplete: (_g, _acting, draft) => draft.some((pick) => pick.pick === 'done'),
    whyNot(g, acting, draft, pick) {
      const { district } = acting;
      const of = Number(pick.of);
      const isForCitizen = draft[draft.length - 1]?.pick !== 'citizen';
      if (isForCitizen && pick.pick === 'citizen') {
        if (g.state.citizenPlace[of] !== district) return refuse('citizen-elsewhere', 'ACT-6');
        if (draft.some((earlier) => samePick(earlier, pick))) return refuse('already-chosen', 'R-ACT-4');
        const nearest = nearestRoom(g, district, draft);
        if (nearest === undefined) return refuse('no-free-square', 'ACT-6');
        return tooLittleTrust(g, acting, moveCitizens, [...draft, pick, pickTo(nearest)]);
      }
      if (isForCitizen || pick.pick !== 'to') return undefined;
      if (of === district) return refuse('already-there', 'R-ACT-4');
      if (!roomyDistricts(g, district, draft).includes(of)) return refuse('no-free-citizen-square', 'ACT-6');
      return tooLittleTrust(g, acting, moveCitizens, [...draft, pick]);
    },
  },
  perform(g, _acting, draft) {
    for (const { citizen, to } of journeys(draft)) moveCitizen(g, citizen, to, 'ACT-6');
  },
};
