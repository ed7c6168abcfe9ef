import type { HeroDefinition } from '../../../model/content.js';

/** Know the Ropes: she goes when she likes, and only she may visit the Smugglers Hideout. */
export const julie: HeroDefinition = {
  id: 'julie',
  startsIn: 'smugglers-hideout',
  accessTo: ['smugglers-hideout'],
  group: 'REV-1',
  initiative: 7,
  maxTrust: 8,
  ability: {},
  source: { name: 'rulebook', effect: 'rulebook' },
};
