import { actions } from './actions.js';
import { citizens } from './citizens.js';
import { cityEvents } from './city-events.js';
import { directives } from './directives.js';
import { districts } from './districts.js';
import { endings } from './endings.js';
import { events } from './events.js';
import { figures } from './figures.js';
import { general } from './general.js';
import { outcomes } from './outcomes.js';
import { picks } from './picks.js';
import { questions } from './questions.js';
import { reasons } from './reasons.js';
import { refusals } from './refusals.js';

/** The words of the core game. */
export const oneVersusMany = {
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
  ...outcomes,
  ...refusals,
  ...reasons,
  ...endings,
};
