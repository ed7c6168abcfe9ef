import type { Level } from './levels.js';
import { type Profile, SOUND } from './policy/policy.js';

/**
 * How well each level knows the game. A beginner judges with much noise and does not think ahead; a journeyman thinks
 * ahead as a Hero, but as the Machine takes Heroes to be less cunning than they are.
 */
export const PROFILES: Readonly<Record<Level, Profile>> = {
  apprentice: { ...SOUND, noise: 2.5, plansAhead: { machine: 0, revolutionaries: 0 } },
  journeyman: { ...SOUND, plansAhead: { machine: 0, revolutionaries: 2 } },
  engineer: SOUND,
  mastermind: SOUND,
};
