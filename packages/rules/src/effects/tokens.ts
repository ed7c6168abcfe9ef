import { draw } from '../kernel/flow.js';
import type { Game } from '../model/game.js';
import { facesLeft, insertToken, type Token, type TokenSet, tokensOf, withTokens } from '../model/tokens.js';

/** A token of that kind lies there from now on. */
export function placeToken(g: Game, kind: string, token: Token): void {
  lay(g, kind, insertToken(tokensOf(g, kind), token));
}

/** The token no longer lies there: it is back in its bag, or out of the game. */
export function takeToken(g: Game, kind: string, token: Token): void {
  lay(g, kind, withoutToken(g, kind, token));
}

function withoutToken(g: Game, kind: string, { at, face }: Token): readonly Token[] {
  const tokens = tokensOf(g, kind);
  const taken = tokens.findIndex((token) => token.at === at && token.face === face);
  if (taken < 0) throw new Error(`no such token '${kind}' lies there`);
  return tokens.filter((_, other) => other !== taken);
}

/** The token goes to another place, perhaps as another kind of the same set. */
export function moveToken(g: Game, from: string, token: Token, to: string, place: Token): void {
  if (from === to) lay(g, to, insertToken(withoutToken(g, from, token), place));
  else {
    takeToken(g, from, token);
    placeToken(g, to, place);
  }
}

/** The face of a token that is looked at for the first time, out of all that lie nowhere (R-INF-9). */
export function drawFace(g: Game, set: TokenSet): string {
  return draw(g, set.id, facesLeft(g, set));
}

/** The same where discarded tokens are the stack again once it is empty; undefined where there are none either. */
export function drawFaceAgain(g: Game, set: TokenSet, discarded: string): string | undefined {
  let left = facesLeft(g, set);
  if (left.length === 0 && tokensOf(g, discarded).length > 0) {
    lay(g, discarded, []);
    left = facesLeft(g, set);
  }
  return left.length === 0 ? undefined : draw(g, set.id, left);
}

function lay(g: Game, kind: string, tokens: readonly Token[]): void {
  const { noTokens } = g.rules;
  if (!Object.hasOwn(noTokens, kind)) throw new Error(`no module brings tokens '${kind}'`);
  g.state.tokens = withTokens(g.state.tokens ?? noTokens, kind, tokens);
}
