import { canAfford, tooLittleTrust } from '../../../flow/hero-action.js';
import { itemAt } from '../../../kernel/checked.js';
import { type AnswerPick, numberPicked, picksOf } from '../../../kernel/decision.js';
import { refuse } from '../../../kernel/refusal.js';
import type { HeroAction } from '../../../model/actions.js';
import { setFixed } from '../../../model/price.js';
import type { ModulePart } from '../../../model/rules.js';
import { returnPart, returnWhatIsTooMuch } from '../card-return.js';
import { maybeHero } from '../in-play.js';
import { countLeft } from '../own-deck.js';
import { AKIRA } from './invention.js';
import { drawInvention, INVENTIONS, tellReturned } from './invention-deck.js';

/** The Trust that drawing so many costs (AKI-2). */
const PRICES: readonly number[] = [0, 2, 5];

const pickDraw = picksOf('draw');
const AMOUNTS: readonly AnswerPick[] = [pickDraw(1), pickDraw(2)];

/** AKI-2: 1 Invention for 2 Trust or 2 for 5; of fewer than that, what is left (R-AKI-1). */
const drawInventions: HeroAction = {
  id: 'draw-inventions',
  kind: 'standard',
  rule: 'AKI-2',
  obstacle(g, { hero }) {
    if (hero !== maybeHero(g, AKIRA)) return refuse('action-of-another-hero', 'AKI-2');
    return countLeft(g, INVENTIONS) > 0 ? undefined : refuse('no-invention-left', 'R-AKI-1');
  },
  price: (_g, _acting, draft, price) => setFixed(price, itemAt(PRICES, numberPicked(draft)), 'AKI-2'),
  cheapest: () => [pickDraw(1)],
  picks: {
    next: (g, acting) => AMOUNTS.filter((amount) => canAfford(g, acting, drawInventions, [amount])),
    isComplete: (_g, _acting, draft) => draft.length === 1,
    whyNot: (g, acting, _draft, pick) =>
      AMOUNTS.some(({ of }) => pick.pick === 'draw' && pick.of === of)
        ? tooLittleTrust(g, acting, drawInventions, [pick])
        : undefined,
  },
  perform(g, _acting, draft) {
    const count = Math.min(numberPicked(draft), countLeft(g, INVENTIONS));
    for (let drawn = 0; drawn < count; drawn++) drawInvention(g);
    returnWhatIsTooMuch(g, INVENTIONS);
  },
};

export const drawing: ModulePart = {
  ...returnPart(INVENTIONS, 'AKI-3', tellReturned),
  heroActions: [drawInventions],
  picks: { draw: 'number' },
};
