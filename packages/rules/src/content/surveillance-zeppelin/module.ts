import type { GameModule } from '../../model/rules.js';
import { BOARDING_PICKS, board, boarding, boardingFrame, bothOrNeither } from './boarding.js';
import { DIRECTION_TOKENS, flight } from './direction-tokens.js';
import { FLIGHT_EVENTS, SPECIAL_GUARD_EVENTS } from './events.js';
import { goOnBoard, zeppelinPassage } from './passage.js';
import { keepSpecialGuards, leave, SPECIAL_GUARD_TOKENS, specialGuard } from './special-guards.js';
import { keepZeppelin, launch, ZEPPELIN_TOKEN } from './zeppelin.js';

/** The Surveillance Zeppelin: it flies over the City and takes Servants and Heroes on board. */
export const surveillanceZeppelin: GameModule = {
  id: 'surveillance-zeppelin',
  version: 1,
  needs: ['one-versus-many'],
  tokens: [ZEPPELIN_TOKEN, ...DIRECTION_TOKENS, ...SPECIAL_GUARD_TOKENS],
  guardKinds: [specialGuard],
  halfTurnsDiffer: true,
  servantActions: [board],
  hooks: bothOrNeither,
  frames: [boardingFrame],
  steps: [
    { in: 'setup', after: 'access-cards', step: launch },
    { in: 'opening', before: 'city-event', step: flight },
    { in: 'hero-turn', after: 'arrive', step: goOnBoard },
    { in: 'closing', after: 'plan', step: leave },
  ],
  decisions: { boarding, 'zeppelin-passage': zeppelinPassage },
  events: { ...FLIGHT_EVENTS, ...SPECIAL_GUARD_EVENTS },
  picks: BOARDING_PICKS,
  invariants: { zeppelin: keepZeppelin, 'special-guards': keepSpecialGuards },
  names: {
    rules: [...Array.from({ length: 11 }, (_, at) => `ZEP-${at + 1}`), 'R-ZEP-1', 'R-ZEP-2', 'R-ZEP-3'],
    outcomes: ['detained'],
  },
};
