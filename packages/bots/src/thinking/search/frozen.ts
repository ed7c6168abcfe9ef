import { inOrder } from '../evaluation/features.js';
import type { SearchSettings } from './settings.js';

const COEFFICIENTS_2026_11_18 = inOrder({
  always: 6.3794,
  'plan left': -2.804,
  'plan nearly done': 1.0061,
  discontent: -2.8489,
  'riot stage': 1.197,
  'two riots needed': -0.8005,
  'one riot needed': -2.4438,
  'discontent with two riots': -1.077,
  trust: -1.299,
  'trust of the poorest': -0.2582,
  guards: 0.381,
  'guards on the square': 0.0389,
  'rise on the square': -0.6933,
  'ripest district': -1.1357,
  'second ripest district': -0.6738,
  'ripest, one riot needed': -0.5187,
  'ripest, two riots needed': 0.4149,
  'cards forfeited': -0.2853,
  'directives published': 0.8476,
  'directives in hand': 0.4349,
  bonds: 0.2633,
  'rounds before the countdown': -2.1815,
  'citizens arrested': 1.3706,
  'citizens in the city': -0.5076,
  'plan left times discontent': -1.6927,
  'citizens known to the heroes': -0.4478,
  'known and active, no riot yet': -0.2638,
});

/**
 * Searching levels as they were on a day, to measure later ones against. They are parameters only: rules of thumb,
 * sampling and belief are today's.
 */
export const FROZEN = {
  'engineer@2026-11-18': {
    secret: 500,
    action: 100,
    small: 80,
    additions: 0,
    lastLook: 0,
    swapEffort: 0,
    ofModule: 25,
    slowdownPerModule: 0.04,
    rows: 44,
    firstColumns: 4,
    depth: 1,
    trust: 0.2,
    coefficients: COEFFICIENTS_2026_11_18,
  },
  'mastermind@2026-11-18': {
    secret: 3800,
    action: 700,
    small: 400,
    additions: 0,
    lastLook: 0,
    swapEffort: 0,
    ofModule: 120,
    slowdownPerModule: 0.12,
    rows: 120,
    firstColumns: 6,
    depth: 1,
    trust: 0.2,
    coefficients: COEFFICIENTS_2026_11_18,
  },
} as const satisfies Readonly<Record<string, SearchSettings>>;

export type FrozenLevel = keyof typeof FROZEN;
export const FROZEN_LEVELS = Object.keys(FROZEN);

export function isFrozen(player: string): player is FrozenLevel {
  return Object.hasOwn(FROZEN, player);
}
