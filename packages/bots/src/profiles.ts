import type { Level } from './levels.js';
import { type Profile, SOUND } from './policy/policy.js';

/** How well each level knows the game: a beginner judges with much noise. */
export const PROFILES: Readonly<Record<Level, Profile>> = {
  apprentice: { ...SOUND, noise: 1.2 },
  journeyman: SOUND,
  engineer: SOUND,
  mastermind: SOUND,
};
