import { raiseDiscontent } from '../../../effects/tracks.js';
import { receiveTrust } from '../../../effects/trust.js';
import type { HeroDefinition } from '../../../model/content.js';

/** Darling of the Crowd: detained by a Raid, she raises Discontent by 2 if her turn ends, else receives 2 Trust. */
export const actress: HeroDefinition = {
  id: 'actress',
  startsIn: 'art',
  initiative: 4,
  maxTrust: 5,
  ability: {
    afterDetainment(g, { hero, by, option }) {
      if (by !== 'raid') return;
      if (option === 'B') raiseDiscontent(g, 2, 'HERO-actress');
      else receiveTrust(g, hero, 2, 'HERO-actress');
    },
  },
  source: { name: 'rulebook', effect: 'rulebook' },
};
