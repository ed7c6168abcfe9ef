import type { GameModule } from '../../model/rules.js';
import { akira } from './akira/akira.js';
import { enkidu } from './enkidu/enkidu.js';
import { julie } from './julie/julie.js';
import { RULE_NAMES } from './names.js';
import { start } from './start.js';

/** Bring About a Revolution: three Heroes with components of their own, of whom one at most is in a game. */
export const bringAboutARevolution: GameModule = {
  id: 'bring-about-a-revolution',
  version: 1,
  needs: ['one-versus-many'],
  parts: [start, ...akira, ...enkidu, ...julie],
  names: { rules: RULE_NAMES, outcomes: ['invention-breaks'], draws: ['breakdown-die'] },
};
