import { markUsed } from '../../../effects/round-history.js';
import { dropDiscontent } from '../../../effects/tracks.js';
import { refuse } from '../../../kernel/refusal.js';
import type { DirectiveDefinition } from '../../../model/content.js';
import { guardsIn } from '../../../model/pieces.js';
import { isHeroIn, isMinor, isRiotStage, usedThisRound } from '../../../model/queries.js';

/** Servant Action, once a round, in a Minor District with 2 Guards and no Hero: Discontent drops by 1. */
export const pacify: DirectiveDefinition = {
  id: 'pacify',
  source: { name: 'rulebook', effect: 'design' },
  servantAction: {
    id: 'pacify',
    rule: 'DIR-pacify',
    obstacle(g, { district }) {
      if (usedThisRound(g, 'pacify')) return refuse('once-a-round', 'DIR-pacify');
      if (!isMinor(g, district)) return refuse('only-in-minor-districts', 'DIR-pacify');
      if (guardsIn(g, district) < 2) return refuse('needs-two-guards', 'DIR-pacify');
      if (isHeroIn(g, district)) return refuse('hero-here', 'DIR-pacify');
      const movable = g.state.tracks.discontent > 0 && !isRiotStage(g);
      return movable ? undefined : refuse('discontent-cannot-drop', 'DIR-pacify');
    },
    perform(g) {
      markUsed(g, 'pacify');
      dropDiscontent(g, 'DIR-pacify');
    },
  },
};
