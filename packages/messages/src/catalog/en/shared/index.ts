import { advice } from './advice.js';
import { cityFaults } from './city-faults.js';
import { companions } from './companions.js';
import { events } from './events.js';
import { general } from './general.js';
import { menus } from './menus.js';
import { prices } from './prices.js';
import { refusals } from './refusals.js';

/** What every game is told with. */
export const shared = {
  ...general,
  ...menus,
  ...prices,
  ...events,
  ...refusals,
  ...cityFaults,
  ...advice,
  ...companions,
};
