import type { Game } from '../../../model/game.js';
import { heroAt } from '../../../model/pieces.js';
import { heroesIn } from '../../../model/queries.js';
import { isUnder, type SurgeToken, tellSurge } from '../surge-tokens.js';

/** Whether a Raid has caught another Hero under this token there, who alone would not have made it succeed. */
function isAnotherCaught(g: Game, hero: number): boolean {
  return heroesIn(g, heroAt(g, hero).place).some(
    (other) => other !== hero && heroAt(g, other).detained && isUnder(g, other, 'espionage'),
  );
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
