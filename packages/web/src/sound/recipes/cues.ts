import type { EventSound } from '../../state/tellings.js';
import type { Recipe } from '../synth/recipe.js';
import { CROWD_CUES } from './crowd.js';
import { MACHINE_CUES } from './machine.js';
import { STREET_CUES } from './street.js';
import { TABLE_CUES } from './table.js';

const RECIPES = { ...STREET_CUES, ...TABLE_CUES, ...MACHINE_CUES, ...CROWD_CUES };

/** The name of a short sound. */
export type Cue = keyof typeof RECIPES;

/** Every short sound; one that an event names and that is missing here does not compile. */
export const CUES: Readonly<Record<Cue | EventSound, Recipe>> = RECIPES;
