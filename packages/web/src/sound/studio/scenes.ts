import { RIOT_STAGE } from '@great-machine/rules';
import type { Loop } from '../recipes/loops.js';

/** How loud each loop is, 0 to 1; those not named are silent. */
export type Levels = Readonly<Partial<Record<Loop, number>>>;

export type Surroundings = keyof typeof SURROUNDINGS;
type Scene = keyof (typeof SURROUNDINGS)['heroes'];

/** The Heroes hear the open City; the Machine its own works; spectators something of both. */
export const SURROUNDINGS = {
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
} as const satisfies Readonly<Record<string, Readonly<Record<string, Levels>>>>;

/** What is heard in a Phase; one that a module adds sounds like the opening. The crowd grows with Discontent. */
export function levelsOf(surroundings: Surroundings, phase: string, discontent: number): Levels {
  const scenes: Readonly<Record<Scene, Levels>> = SURROUNDINGS[surroundings];
  const crowd = Math.min(1, discontent / RIOT_STAGE);
  return { ...scenes[isScene(phase) ? phase : 'opening'], crowd };
}

function isScene(phase: string): phase is Scene {
  return phase in SURROUNDINGS.heroes;
}
