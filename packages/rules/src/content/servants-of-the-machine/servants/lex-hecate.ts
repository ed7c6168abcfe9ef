import { markUsed } from '../../../effects/round-history.js';
import { itemAt } from '../../../kernel/checked.js';
import { refuse } from '../../../kernel/refusal.js';
import type { ServantWay } from '../../../model/actions.js';
import { mapOf } from '../../../model/city/index.js';
import { servantAt } from '../../../model/pieces.js';
import { bitsOf, servantCounts, usedThisRound } from '../../../model/queries.js';
import type { ModulePart } from '../../../model/rules.js';
import { improvementOf } from '../improvements.js';

const ID = 'lex-hecate';

/** Of both abilities: any Action, once a round (R-ESC-4). */
const ONCE_A_ROUND = {
  rule: 'SRV-5',
  use: (g) => markUsed(g, ID),
  whyNot(g, servant) {
    if (servantAt(g, servant).servant !== ID) return undefined;
    if (!servantCounts(g, servant)) return refuse('servant-deactivated', 'SRV-5');
    const has = improvementOf(g, servant, ID);
    if (has === 0) return refuse('needs-lex-hecate', 'SRV-5');
    if (usedThisRound(g, ID)) return refuse('once-a-round', 'SRV-5');
    return has === 1 ? refuse('acts-where-she-stands', 'SRV-5') : refuse('not-connected', 'SRV-5');
  },
  whyNever: (g) =>
    g.state.servants.some(({ servant }) => servant === ID)
      ? refuse('needs-lex-hecate', 'SRV-5')
      : refuse('no-lex-hecate', 'SRV-5'),
} satisfies Partial<ServantWay>;

/** I: one of her Actions costs 1 Bond less. */
const cheaper: ServantWay = {
  ...ONCE_A_ROUND,
  id: 'lex-hecate-1',
  districts: (g, servant) =>
    improvementOf(g, servant, ID) === 1 && !usedThisRound(g, ID) ? [servantAt(g, servant).place] : [],
  price: (price) => Math.max(0, price - 1),
};

/** II: one of her Actions costs nothing and may count as taken in a connected District. */
const freeAndNear: ServantWay = {
  ...ONCE_A_ROUND,
  id: 'lex-hecate-2',
  districts(g, servant) {
    if (improvementOf(g, servant, ID) < 2 || usedThisRound(g, ID)) return [];
    const { place } = servantAt(g, servant);
    return [place, ...bitsOf(itemAt(mapOf(g.state.city).neighbours, place))];
  },
  price: () => 0,
};

export const lexHecate: ModulePart = {
  cards: { 'servant-card': [{ id: ID, source: { name: 'rulebook', effect: 'design' } }] },
  servantWays: [cheaper, freeAndNear],
};
