import { actions } from './actions.js';
import { advice } from './advice.js';
import { citizens } from './citizens.js';
import { cityEvents } from './city-events.js';
import { companions } from './companions.js';
import { directives } from './directives.js';
import { districts } from './districts.js';
import { endings } from './endings.js';
import { events } from './events.js';
import { figures } from './figures.js';
import { general } from './general.js';
import { meanings } from './meanings.js';
import { picks } from './picks.js';
import { questions } from './questions.js';
import { reasons } from './reasons.js';
import { refusals } from './refusals.js';

/** All messages in English; the other languages have the same keys, and forms of their own besides. */
export const en = {
  ...general,
  ...districts,
  ...figures,
  ...citizens,
  ...cityEvents,
  ...directives,
  ...actions,
  ...events,
  ...questions,
  ...picks,
  ...meanings,
  ...refusals,
  ...reasons,
  ...endings,
  ...advice,
  ...companions,
};
