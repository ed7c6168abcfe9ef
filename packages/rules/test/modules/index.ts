import { rulesWith } from './assemble.js';
import { automaton } from './automaton/module.js';
import { bargains } from './bargains/module.js';
import { newcomers } from './newcomers/module.js';
import { resistance } from './resistance/module.js';

/** The core game with each of the modules that live in the tests. */
export const resistanceRules = rulesWith(resistance);
export const automatonRules = rulesWith(automaton);
export const bargainsRules = rulesWith(bargains);
export const newcomersRules = rulesWith(newcomers);
