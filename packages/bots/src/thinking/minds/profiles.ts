import type { Level } from '../levels.js';
import { type Profile, SOUND } from '../policy/policy.js';

/** Heroes who do not search go where it seems best more often than those who mix on purpose. */
const BY_RULES_OF_THUMB: Profile = { ...SOUND, temperature: { machine: 1, revolutionaries: 0.6 } };

/**
 * How well each level knows the game. A beginner judges with much noise and does not think ahead; a journeyman thinks
 * ahead as a Hero, but as the Machine takes Heroes to be less cunning than they are.
 */
export const PROFILES: Readonly<Record<Level, Profile>> = {
  apprentice: { ...BY_RULES_OF_THUMB, noise: 3.2, plansAhead: { machine: 0, revolutionaries: 0 } },
  journeyman: { ...BY_RULES_OF_THUMB, plansAhead: { machine: 0, revolutionaries: 2 } },
  engineer: SOUND,
  mastermind: SOUND,
};
