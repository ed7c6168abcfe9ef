import { placeGuard, removeGuard } from '../../effects/guards.js';
import { placeToken, takeToken } from '../../effects/tokens.js';
import type { Step } from '../../kernel/live.js';
import { tellerOf } from '../../model/events.js';
import type { Game } from '../../model/game.js';
import type { GuardCondition, GuardKind } from '../../model/guards.js';
import { brokenGuardsIn, districtAt, guardsIn } from '../../model/pieces.js';
import type { Invariant } from '../../model/rules.js';
import type { District } from '../../model/state.js';
import { type TokenKind, tokensAt, tokensOf } from '../../model/tokens.js';
import { SPECIAL_GUARD_EVENTS } from './events.js';

const SPECIAL_GUARDS = 9;
const CONDITIONS: readonly GuardCondition[] = ['standing', 'broken'];
const TOKENS = { standing: 'special-guard', broken: 'broken-special-guard' } as const;

export const SPECIAL_GUARD_TOKENS: readonly TokenKind[] = CONDITIONS.map((condition) => ({
  id: TOKENS[condition],
  on: 'district',
}));

/** R-ZEP-2: a Guard for everything; which of a District's Guards it is shows by its token. */
export const specialGuard: GuardKind = {
  id: 'special',
  countIn: (g, district, condition) => tokensAt(g, TOKENS[condition], district).length,
  change: (g, district, condition, by) =>
    (by > 0 ? placeToken : takeToken)(g, TOKENS[condition], { at: district }),
};

const tell = tellerOf(SPECIAL_GUARD_EVENTS);

function countInCity(g: Game): number {
  return CONDITIONS.reduce((sum, condition) => sum + tokensOf(g, TOKENS[condition]).length, 0);
}

export function isSpecialGuardLeft(g: Game): boolean {
  return countInCity(g) < SPECIAL_GUARDS;
}

export function placeSpecialGuard(g: Game, district: District): void {
  placeGuard(g, district, specialGuard.id);
  tell(g, { event: 'special-guard-placed', district });
}

/** ZEP-6: after Closing step 3 they leave, broken or not. */
export const leave: Step = {
  name: 'special-guards',
  run(g: Game) {
    for (const condition of CONDITIONS) {
      for (const { at: district } of tokensOf(g, TOKENS[condition])) {
        removeGuard(g, district, condition, specialGuard.id);
        tell(g, { event: 'special-guard-left', district });
      }
    }
  },
};

export const keepSpecialGuards: Invariant = (g) => {
  const count = countInCity(g);
  if (count > SPECIAL_GUARDS) return `${count} special Guards where there are ${SPECIAL_GUARDS} (R-ZEP-2)`;
  for (let place = 0; place < g.rules.districts.length; place++) {
    const isMissing =
      specialGuard.countIn(g, place, 'standing') > guardsIn(g, place) ||
      specialGuard.countIn(g, place, 'broken') > brokenGuardsIn(g, place);
    if (isMissing) return `more special Guards than Guards in ${districtAt(g, place).id} (R-ZEP-2)`;
  }
  return undefined;
};
