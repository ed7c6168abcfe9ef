import { onePick } from '../../../flow/further-picks.js';
import { numberPicked } from '../../../kernel/decision.js';
import { refuse } from '../../../kernel/refusal.js';
import type { HeroAction } from '../../../model/actions.js';
import { pickServant } from '../../../model/picks.js';
import { usedThisRound } from '../../../model/queries.js';
import { deactivate, standingServantsIn } from '../akira/deactivation.js';
import { AKIRA, type InventionDefinition } from '../akira/invention.js';
import { beginUse, chanceOfBreaking, isReady, testInvention } from '../akira/invention-deck.js';
import { maybeHero } from '../in-play.js';

/** An Action without a price: a Servant in Akira's District is deactivated. */
const jam: HeroAction = {
  id: 'jammer',
  kind: 'standard',
  rule: 'INV-jammer',
  obstacle(g, { hero, district }) {
    if (hero !== maybeHero(g, AKIRA)) return refuse('action-of-another-hero', 'INV-jammer');
    if (usedThisRound(g, 'jammer')) return refuse('already-used', 'AKI-4');
    if (!isReady(g, 'jammer')) return refuse('not-in-play', 'AKI-4');
    return standingServantsIn(g, district).length > 0 ? undefined : refuse('no-servant-here', 'INV-jammer');
  },
  picks: onePick((g, { district }) => standingServantsIn(g, district).map(pickServant)),
  perform(g, _acting, draft) {
    beginUse(g, 'jammer');
    deactivate(g, numberPicked(draft));
    testInvention(g, jammer);
  },
  outcomes: () => [{ key: 'invention-breaks', chance: chanceOfBreaking(jammer) }],
};

export const jammer: InventionDefinition = {
  id: 'jammer',
  source: { name: 'rulebook', effect: 'rulebook', details: 'design' },
  breaksOn: ['malfunction', 'explosion'],
  part: { heroActions: [jam] },
};
