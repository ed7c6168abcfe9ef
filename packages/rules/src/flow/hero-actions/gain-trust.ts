import { receiveTrust, trustKept } from '../../effects/trust.js';
import type { HeroAction } from '../../model/actions.js';
import type { Game } from '../../model/game.js';
import { amountOf } from '../../model/queries.js';

function gain(g: Game, hero: number): number {
  return amountOf(g, 'gain-trust', 1, { hero });
}

/** ACT-7: free, in any District, also at the maximum (R-ACT-1). */
export const gainTrust: HeroAction = {
  id: 'gain-trust',
  kind: 'standard',
  rule: 'ACT-7',
  obstacle: () => undefined,
  perform: (g, { hero }) => receiveTrust(g, hero, gain(g, hero), 'ACT-7'),
  outcomes: (g, { hero }) => [
    { key: 'receives-trust', params: { amount: trustKept(g, hero, gain(g, hero)) } },
  ],
};
