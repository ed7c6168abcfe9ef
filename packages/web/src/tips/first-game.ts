import { quickSetup } from '../state/quick-setup.js';
import type { TableSetup } from '../table/setup.js';

/** R-TRK-4: a first game is shorter. */
const FIRST_PLAN = 3;

/** R-SET-4: higher prices for moving would stop a beginner before the first Action. */
const NOT_FIRST_EVENT = 'security-checks';

/** A short game as the Heroes against the easiest bot. */
export function firstGame(): TableSetup {
  return quickSetup('revolutionaries', 'apprentice', {
    city: 'the-gearwheel',
    masterPlan: FIRST_PLAN,
    notFirstEvent: NOT_FIRST_EVENT,
  });
}
