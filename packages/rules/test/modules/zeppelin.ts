import { assembleRules, type Game, itemAt } from '@great-machine/rules';
import { moveToken } from '../../src/effects/tokens.js';
import { districtNamed } from '../../src/model/rules.js';
import { tokensOf } from '../../src/model/tokens.js';
import { arrangeGame } from './playing.js';

export const ZEPPELIN_MODULES = ['one-versus-many', 'surveillance-zeppelin'];
export const ZEPPELIN_RULES = assembleRules(ZEPPELIN_MODULES);

/** The Heroes of such a game, in Initiative order. */
export const [FINCH, FOWLER, ACTRESS] = [0, 1, 2];
const HEROES = ['finch', 'fowler', 'actress'];

export const place = (id: string) => districtNamed(ZEPPELIN_RULES, id);

/** A game in its first round with the Zeppelin there. The City is the first preset. */
export function arrangeZeppelin(at: string): Game {
  const g = arrangeGame(ZEPPELIN_RULES, HEROES);
  moveToken(g, 'zeppelin', itemAt(tokensOf(g, 'zeppelin'), 0), 'zeppelin', { at: place(at) });
  return g;
}

/** The Districts in which tokens of a kind lie. */
export function districtsOf(g: Game, kind: string): readonly string[] {
  return tokensOf(g, kind).map(({ at }) => itemAt(g.rules.districts, at).id);
}
