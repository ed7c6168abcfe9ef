import { RIOT_STAGE } from '@great-machine/rules';
import type { Loop } from '../recipes/loops.js';

/** How loud each loop is, 0 to 1; those not named are silent. */
export type Levels = Readonly<Partial<Record<Loop, number>>>;

/** Where one is while listening. */
export type Place = 'heroes' | 'machine' | 'spectators';

/** The Phases, and after the end. */
type KnownPhase = 'opening' | 'access' | 'machine' | 'heroes' | 'closing' | 'over';

/** The Heroes hear the open City, the Machine its own works, spectators something of both. */
export const SURROUNDINGS: Readonly<Record<Place, Readonly<Record<KnownPhase, Levels>>>> = {
  heroes: {
    opening: { wind: 0.7, birds: 1, city: 0.6 },
    access: { wind: 0.8, birds: 0.7, city: 0.5 },
    machine: { wind: 0.7, birds: 0.2, city: 0.4, machinery: 0.5, steam: 0.3 },
    heroes: { wind: 0.5, birds: 0.6, city: 1 },
    closing: { wind: 1, birds: 0.15, city: 0.5 },
    over: { wind: 0.8, city: 0.3 },
  },
  machine: {
    opening: { machinery: 0.7, clockwork: 0.8 },
    access: { machinery: 0.5, clockwork: 0.6, wind: 0.3 },
    machine: { machinery: 1, clockwork: 0.9, steam: 0.8 },
    heroes: { machinery: 0.6, clockwork: 0.4, city: 0.5 },
    closing: { machinery: 0.7, clockwork: 1, steam: 0.3 },
    over: { machinery: 0.4, wind: 0.4 },
  },
  spectators: {
    opening: { wind: 0.8, birds: 0.8, city: 0.6 },
    access: { wind: 0.8, birds: 0.5, city: 0.5 },
    machine: { wind: 0.4, machinery: 0.8, clockwork: 0.6, steam: 0.5 },
    heroes: { wind: 0.5, birds: 0.5, city: 0.9 },
    closing: { wind: 0.9, city: 0.5, clockwork: 0.4 },
    over: { wind: 0.8, city: 0.3 },
  },
};

/** What is heard in a Phase; one that a module adds sounds like the opening. The crowd grows with Discontent. */
export function levelsOf(place: Place, phase: string, discontent: number): Levels {
  const levels = SURROUNDINGS[place][isKnown(phase) ? phase : 'opening'];
  return { ...levels, crowd: Math.min(1, discontent / RIOT_STAGE) };
}

function isKnown(phase: string): phase is KnownPhase {
  return phase in SURROUNDINGS.heroes;
}
