import type { HeroDefinition } from '../../../model/content.js';

/** Old Soldier: attacking, he rolls the Assault die first and then decides how much to pay (R-ACT-9). */
export const veteran: HeroDefinition = {
  id: 'veteran',
  startsIn: 'commerce',
  initiative: 1,
  maxTrust: 5,
  ability: { paysAfterRoll: true },
  source: { name: 'rulebook', effect: 'public' },
};
