import { drawFaceAgain, moveToken, placeToken } from '../../effects/tokens.js';
import type { MeansOfPayment } from '../../model/actions.js';
import { tellerOf } from '../../model/events.js';
import type { Game } from '../../model/game.js';
import { districtAt } from '../../model/pieces.js';
import { districtNamed, type Invariant } from '../../model/rules.js';
import { hasToken, type TokenKind, type TokenSet, tokensOf } from '../../model/tokens.js';
import { DISTRICTS } from '../one-versus-many/districts.js';
import { RESISTANCE_EVENTS } from './events.js';

/** RES-1: one token for each District. */
const RESISTANCE: TokenSet = { id: 'resistance', faces: DISTRICTS.map(({ id }) => id) };
const IN_CITY = 'resistance';
const DISCARDED = 'resistance-discarded';

export const RESISTANCE_TOKENS: readonly TokenKind[] = [
  { id: IN_CITY, on: 'district', of: RESISTANCE, faceKnownTo: 'public', most: 1 },
  { id: DISCARDED, on: 'aside', of: RESISTANCE, faceKnownTo: 'public' },
];

const tell = tellerOf(RESISTANCE_EVENTS);

/** RES-2: the District of the token that is drawn gets it; with all nine in the City none is placed (RES-4). */
export function placeResistance(g: Game): void {
  const face = drawFaceAgain(g, RESISTANCE, DISCARDED);
  if (face === undefined) return;
  const district = districtNamed(g.rules, face);
  placeToken(g, IN_CITY, { at: district, face });
  tell(g, { event: 'resistance-placed', district });
}

/** Every token in the City lies in its own District. */
export const keepResistance: Invariant = (g) => {
  const astray = tokensOf(g, IN_CITY).find(({ at, face }) => districtAt(g, at).id !== face);
  return astray && `tokens.resistance: '${astray.face}' lies in ${districtAt(g, astray.at).id} (RES-2)`;
};

/** RES-3, R-RES-1: a token stands for 1 Trust of a price in its District, for an exit or an Action. */
export const resistanceToken: MeansOfPayment = {
  id: 'resistance',
  rule: 'RES-3',
  worth: (g, { district }) => (hasToken(g, IN_CITY, district) ? 1 : 0),
  use(g, { hero, district }) {
    const face = districtAt(g, district).id;
    moveToken(g, IN_CITY, { at: district, face }, DISCARDED, { at: 0, face });
    tell(g, { event: 'resistance-used', hero, district });
  },
};
