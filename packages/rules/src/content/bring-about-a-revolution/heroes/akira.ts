import type { HeroDefinition } from '../../../model/content.js';

/** Power of Thought: draws Inventions and uses them. Starts in a Minor District of the player's choice (REV-2). */
export const akira: HeroDefinition = {
  id: 'akira',
  startsIn: 'art',
  group: 'REV-1',
  initiative: 7,
  maxTrust: 8,
  ability: {},
  source: { name: 'rulebook', effect: 'rulebook' },
};
