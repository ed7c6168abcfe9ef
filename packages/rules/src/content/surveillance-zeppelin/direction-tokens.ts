import { drawFaceAgain, placeToken } from '../../effects/tokens.js';
import { itemAt, present } from '../../kernel/checked.js';
import type { Step } from '../../kernel/live.js';
import { EXIT_COUNT, mapOf } from '../../model/city/index.js';
import { tellerOf } from '../../model/events.js';
import type { Game } from '../../model/game.js';
import type { TokenKind, TokenSet } from '../../model/tokens.js';
import { FLIGHT_EVENTS } from './events.js';
import { moveZeppelin, zeppelinPlace } from './zeppelin.js';

/** The exits of a District as R-GEO-1 counts them, clockwise. */
const EXITS: readonly string[] = ['top-left', 'top-right', 'right', 'bottom-right', 'bottom-left', 'left'];

/** ZEP-1: one token for each exit. */
const DIRECTION: TokenSet = { id: 'direction', faces: EXITS };
const DISCARDED = 'direction-discarded';

export const DIRECTION_TOKENS: readonly TokenKind[] = [
  { id: DISCARDED, on: 'aside', of: DIRECTION, faceKnownTo: 'public' },
];

const tell = tellerOf(FLIGHT_EVENTS);

const FIRST_FLIGHT = 2;

/** ZEP-2: from round 2 on it flies by the Direction token that is drawn, if need be out of the discarded ones (ZEP-3). */
export const flight: Step = {
  name: 'zeppelin',
  run(g: Game) {
    if (g.state.round < FIRST_FLIGHT) return;
    const direction = present(drawFaceAgain(g, DIRECTION, DISCARDED), 'Direction token');
    placeToken(g, DISCARDED, { at: 0, face: direction });
    flyBy(g, direction);
  },
};

/** ZEP-2: through the exit that the token marks, or else the first connected one clockwise. */
function flyBy(g: Game, direction: string): void {
  const from = zeppelinPlace(g);
  const beyond = itemAt(mapOf(g.state.city).exits, from);
  const marked = EXITS.indexOf(direction);
  for (let turns = 0; turns < EXIT_COUNT; turns++) {
    const exit = (marked + turns) % EXIT_COUNT;
    const to = beyond[exit];
    if (to === undefined) continue;
    moveZeppelin(g, to);
    tell(g, { event: 'zeppelin-flew', from, to, direction, exit: itemAt(EXITS, exit) });
    return;
  }
}
