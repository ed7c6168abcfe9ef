import { identifyCitizen } from '../../effects/citizens.js';
import { itemAt } from '../../kernel/checked.js';
import type { AnswerPick } from '../../kernel/decision.js';
import { refuse } from '../../kernel/refusal.js';
import type { HeroAction } from '../../model/actions.js';
import type { Game } from '../../model/game.js';
import { DONE, pickCitizen } from '../../model/picks.js';
import { setRate } from '../../model/price.js';
import { citizensIn } from '../../model/queries.js';
import { UNIDENTIFIED } from '../../model/state.js';
import { canAfford, pricePerGuard, tooLittleTrust } from '../hero-action.js';

export function unidentifiedIn(g: Game, district: number): number[] {
  return citizensIn(g, district).filter((citizen) => g.state.citizenFace[citizen] === UNIDENTIFIED);
}

function chosen(draft: readonly AnswerPick[]): number[] {
  return draft.filter((pick) => pick.pick === 'citizen').map((pick) => Number(pick.of));
}

/** ACT-5: for each Citizen 1 Trust per Guard; all are chosen and paid before any is seen (R-ACT-3). */
export const identify: HeroAction = {
  id: 'identify',
  kind: 'standard',
  rule: 'ACT-5',
  obstacle: (g, { district }) =>
    unidentifiedIn(g, district).length > 0 ? undefined : refuse('nobody-to-identify', 'R-ACT-1'),
  price(g, acting, draft, price) {
    pricePerGuard(g, acting, price);
    setRate(price, chosen(draft).length);
  },
  cheapest: (g, { district }) => [pickCitizen(itemAt(unidentifiedIn(g, district), 0))],
  picks: {
    next(g, acting, draft) {
      const already = chosen(draft);
      const others = unidentifiedIn(g, acting.district).filter((citizen) => !already.includes(citizen));
      const affordable =
        others.length > 0 && canAfford(g, acting, identify, [...draft, pickCitizen(itemAt(others, 0))]);
      const options = affordable ? others.map(pickCitizen) : [];
      if (already.length > 0) options.push(DONE);
      return options;
    },
    isComplete: (_g, _acting, draft) => draft.some((pick) => pick.pick === 'done'),
    whyNot(g, acting, draft, pick) {
      if (pick.pick !== 'citizen') return undefined;
      const citizen = Number(pick.of);
      if (g.state.citizenPlace[citizen] !== acting.district) return refuse('citizen-elsewhere', 'ACT-5');
      if (g.state.citizenFace[citizen] !== UNIDENTIFIED) return refuse('already-identified', 'ACT-5');
      if (chosen(draft).includes(citizen)) return refuse('already-chosen', 'ACT-5');
      return tooLittleTrust(g, acting, identify, [...draft, pick]);
    },
  },
  perform(g, _acting, draft) {
    for (const citizen of chosen(draft)) identifyCitizen(g, citizen, 'ACT-5');
  },
};
