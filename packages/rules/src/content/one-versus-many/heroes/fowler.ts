import type { HeroDefinition } from '../../../model/content.js';

/** Lightning Reflexes: 2 different Actions a turn; neither is a Riot and the first is not Gain Trust (R-ACT-8). */
export const fowler: HeroDefinition = {
  id: 'fowler',
  startsIn: 'velvet',
  initiative: 3,
  maxTrust: 5,
  ability: {
    amounts: { 'hero-actions': () => 2 },
    mayFollow: (taken, action) =>
      action !== 'riot' &&
      !taken.includes(action) &&
      !taken.includes('riot') &&
      !taken.includes('gain-trust'),
  },
  source: { name: 'rulebook', effect: 'rulebook' },
};
