import { quickSetup } from '../state/quick-setup.js';
import type { TableSetup } from '../table/setup.js';

/** An easy game as the Heroes. The Master Plan starts as usual: a later start is shorter, but harder for the Heroes. */
export function firstGame(): TableSetup {
  return quickSetup('revolutionaries', 'apprentice', { city: 'the-gearwheel' });
}
