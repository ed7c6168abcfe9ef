import { DEACTIVATION_EVENTS } from './akira/deactivation.js';
import { INVENTION_EVENTS } from './akira/invention-deck.js';
import { THEORY_EVENTS } from './enkidu/theory-deck.js';
import { COMMUNICATOR_EVENTS } from './inventions/communicator.js';
import { START_EVENTS } from './start.js';
import { BEHAVIOR_EVENTS } from './theories/behavior.js';
import { PROBABILITY_EVENTS } from './theories/probability.js';
import { SOCIOLOGICAL_EVENTS } from './theories/sociological.js';

/** Every event of this module. */
export const REVOLUTION_EVENTS = {
  ...START_EVENTS,
  ...INVENTION_EVENTS,
  ...COMMUNICATOR_EVENTS,
  ...DEACTIVATION_EVENTS,
  ...THEORY_EVENTS,
  ...BEHAVIOR_EVENTS,
  ...PROBABILITY_EVENTS,
  ...SOCIOLOGICAL_EVENTS,
};
