import { moveToken, placeToken } from '../../effects/tokens.js';
import { present } from '../../kernel/checked.js';
import { draw } from '../../kernel/flow.js';
import type { Step } from '../../kernel/live.js';
import type { Game } from '../../model/game.js';
import type { Invariant } from '../../model/rules.js';
import type { District } from '../../model/state.js';
import { hasToken, type TokenKind, tokensOf } from '../../model/tokens.js';

const ZEPPELIN = 'zeppelin';

export const ZEPPELIN_TOKEN: TokenKind = { id: ZEPPELIN, on: 'district', single: true };

export function zeppelinPlace(g: Game): District {
  return present(tokensOf(g, ZEPPELIN)[0], 'Zeppelin').at;
}

export function isZeppelinIn(g: Game, district: District): boolean {
  return hasToken(g, ZEPPELIN, district);
}

/** It triggers nothing by arriving (R-REL-1). */
export function moveZeppelin(g: Game, to: District): void {
  moveToken(g, ZEPPELIN, { at: zeppelinPlace(g) }, ZEPPELIN, { at: to });
}

/** ZEP-1: it begins in a random District. */
export const launch: Step = {
  name: 'zeppelin',
  run: (g: Game) => placeToken(g, ZEPPELIN, { at: draw(g, ZEPPELIN, [...g.state.city.keys()]) }),
};

/** R-ZEP-3: it stays over Districts on the grid. */
export const keepZeppelin: Invariant = (g) =>
  tokensOf(g, ZEPPELIN).some(({ at }) => at >= g.state.city.length)
    ? 'the Zeppelin is off the grid (R-ZEP-3)'
    : undefined;
