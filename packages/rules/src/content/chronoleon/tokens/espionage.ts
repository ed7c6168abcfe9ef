import type { Game } from '../../../model/game.js';
import { heroAt } from '../../../model/pieces.js';
import { isUnder, type SurgeToken, tellSurge } from '../surge-tokens.js';

/** Whether the Raid there has caught another Hero, wherever that one is by now. */
function isAnotherCaught(g: Game, hero: number): boolean {
  const { place } = heroAt(g, hero);
  return g.state.raids.some(({ district, caughtOne }) => district === place && caughtOne);
}

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
  hooks: { sparesRaid: (g, hero) => isUnder(g, hero, 'espionage') && !isAnotherCaught(g, hero) },
};
