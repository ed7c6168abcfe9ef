import type { HeroDefinition } from '../../../model/content.js';

/** Theory of Everything: draws Theories and applies them. Starts in a Minor District of the player's choice (REV-2). */
export const enkidu: HeroDefinition = {
  id: 'enkidu',
  startsIn: 'art',
  group: 'REV-1',
  initiative: 7,
  maxTrust: 9,
  ability: {},
  source: { name: 'rulebook', effect: 'rulebook' },
};
