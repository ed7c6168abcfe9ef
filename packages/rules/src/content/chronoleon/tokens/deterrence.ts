import { servantAt } from '../../../model/pieces.js';
import { CHRONOLEON } from '../servant.js';
import { isUnder, type SurgeToken } from '../surge-tokens.js';

/** The Hero treats Chronoleon as 1 extra Guard in her District, for movement, Actions and a Riot's tally (R-GRD-1). */
export const deterrence: SurgeToken = {
  id: 'deterrence',
  source: { name: 'rulebook', effect: 'rulebook', details: 'design' },
  rule: 'CHR-9',
  activatedAt: 'giving',
  hooks: {
    servantIsGuard: (g, servant, _use, hero) =>
      servantAt(g, servant).servant === CHRONOLEON && isUnder(g, hero, 'deterrence'),
  },
};
