import { automatonRules as rules } from '../../../rules/test/modules/index.js';
import { playPairs } from './games.js';

/** Nobody plays the Great Machine: the levels are Heroes in turn. */
playPairs('automaton', { rules });
