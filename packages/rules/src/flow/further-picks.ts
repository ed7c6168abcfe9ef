import { type AnswerPick, numberPicked } from '../kernel/decision.js';
import { type Refusal, refuse } from '../kernel/refusal.js';
import type { FurtherPicks } from '../model/actions.js';
import { canReposition, canRepositionAny, placementsOf } from '../model/city/index.js';
import { spokenAt } from '../model/effective-cards.js';
import type { Game } from '../model/game.js';
import { pickDistrict, pickPlacement, placementCode } from '../model/picks.js';

/** One more pick answers it. */
export function onePick<Acting>(
  next: (g: Game, acting: Acting) => readonly AnswerPick[],
): FurtherPicks<Acting> {
  return { next, isComplete: (_g, _acting, draft) => draft.length === 1 };
}

/** Repositioning: which District, then where it slides to (R-GEO-4). */
export const repositionPicks: FurtherPicks = {
  next(g, _acting, draft) {
    const { city } = g.state;
    const { halfTurnsDiffer } = g.rules;
    if (draft.length > 0) {
      const placements = placementsOf(city, numberPicked(draft), halfTurnsDiffer);
      return placements.map((tile) => pickPlacement(placementCode(tile)));
    }
    const options: AnswerPick[] = [];
    for (let district = 0; district < city.length; district++) {
      if (canReposition(city, district, halfTurnsDiffer)) options.push(pickDistrict(district));
    }
    return options;
  },
  isComplete: (_g, _acting, draft) => draft.length === 2,
};

export function whyNoRepositioning(g: Game): Refusal | undefined {
  const [grounding] = spokenAt(g, 'groundsDistricts');
  if (grounding !== undefined) return grounding.says;
  return canRepositionAny(g.state.city, g.rules.halfTurnsDiffer)
    ? undefined
    : refuse('no-legal-placement', 'R-GEO-7');
}
