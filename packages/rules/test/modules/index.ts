import { assembleRules, oneVersusMany } from '@great-machine/rules';
import { automaton } from './automaton/module.js';
import { resistance } from './resistance/module.js';

/** The core game with each of the two modules that live in the tests. */
export const resistanceRules = assembleRules([oneVersusMany, resistance]);
export const automatonRules = assembleRules([oneVersusMany, automaton]);
