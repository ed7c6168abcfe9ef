import { DEACTIVATION_EVENTS } from './akira/deactivation.js';
import { INVENTION_EVENTS } from './akira/invention-deck.js';
import { COMMUNICATOR_EVENTS } from './inventions/communicator.js';
import { START_EVENTS } from './start.js';

/** Every event of this module. */
export const REVOLUTION_EVENTS = {
  ...START_EVENTS,
  ...INVENTION_EVENTS,
  ...COMMUNICATOR_EVENTS,
  ...DEACTIVATION_EVENTS,
};
