import type { ModulePart } from '../../../model/rules.js';
import { julie as card } from '../heroes/julie.js';
import { hideout } from './hideout.js';
import { goingWhenSheLikes } from './now-or-later.js';

/** Julie Corvus, the Smuggler. */
export const julie: readonly ModulePart[] = [{ heroes: [card] }, goingWhenSheLikes, hideout];
