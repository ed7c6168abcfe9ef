import type { ModulePart } from '../../../model/rules.js';
import { julie as card } from '../heroes/julie.js';
import { featuresOf } from '../in-play.js';
import { hideout } from './hideout.js';
import { goingWhenSheLikes } from './now-or-later.js';

/** Julie Corvus, the Smuggler. */
export const julie: readonly ModulePart[] = featuresOf('julie', [
  { heroes: [card] },
  goingWhenSheLikes,
  hideout,
]);
