import { heroAt } from '../../../model/pieces.js';
import { isUnder, type SurgeToken, tellSurge } from '../surge-tokens.js';

/**
 * The Great Machine looks at the Hero's chosen card, a lent one too; both sides know it, and no spectator (R-INF-9). A Raid that
 * catches only this Hero fails.
 */
export const espionage: SurgeToken = {
  id: 'espionage',
  source: { name: 'rulebook', effect: 'rulebook', details: 'design' },
  rule: 'CHR-8',
  activatedAt: 'giving',
  activated(g, hero) {
    const { chosen } = heroAt(g, hero);
    if (chosen !== undefined) tellSurge(g, { event: 'access-looked-at', hero, district: chosen.district });
  },
  hooks: { sparesRaid: (g, hero) => isUnder(g, hero, 'espionage') },
};
