import { itemAt } from '../kernel/checked.js';
import type { Game } from '../model/game.js';
import type { Audience, Below } from '../model/module-view.js';
import { districtAt, heroAt, servantAt } from '../model/pieces.js';
import {
  sortTokens,
  type Token,
  type TokenKind,
  type TokenSet,
  type Tokens,
  tokensOf,
  withoutEach,
} from '../model/tokens.js';
import { mayKnow } from './audience.js';

export interface TokenView {
  /** The id of the District, Hero or Servant, or the slot of the track; none aside. */
  readonly at?: string | number;
  /** Only for whom it is known. */
  readonly face?: string;
}

export type TokensView = Readonly<Record<string, readonly TokenView[]>>;

/** What tokens lie on, in the words of the rules. */
export function showGround(g: Game, { on }: TokenKind, at: number): string | number | undefined {
  switch (on) {
    case 'district':
      return districtAt(g, at).id;
    case 'hero':
      return heroAt(g, at).hero;
    case 'servant':
      return servantAt(g, at).servant;
    case 'track':
      return at;
    case 'aside':
      return undefined;
  }
}

/** The same as a number of the state; below 0 if there is no such thing. */
export function readGround(g: Game, { on }: TokenKind, word: string | number | undefined): number {
  switch (on) {
    case 'district':
      return g.rules.places[String(word)] ?? -1;
    case 'hero':
      return g.state.heroes.findIndex(({ hero }) => hero === word);
    case 'servant':
      return g.state.servants.findIndex(({ servant }) => servant === word);
    case 'track':
      return Number(word);
    case 'aside':
      return 0;
  }
}

/** Where tokens lie is seen by all, their faces by those whom the kind names. */
export function showTokens(g: Game, audience: Audience): TokensView {
  return Object.fromEntries(
    g.rules.tokenKinds.map((kind) => [
      kind.id,
      tokensOf(g, kind.id).map(({ at, face }) => ({
        at: showGround(g, kind, at),
        ...(isFaceKnown(kind, audience) && { face }),
      })),
    ]),
  );
}

function isFaceKnown({ faceKnownTo }: TokenKind, audience: Audience): boolean {
  return faceKnownTo !== undefined && mayKnow(audience, faceKnownTo);
}

/** Tokens as an audience sees them; a face that it does not see is any of those that it sees nowhere. */
export function sampleTokens(
  g: Game,
  audience: Audience,
  seen: TokensView,
  below: Below,
): Tokens | undefined {
  const unseen = new Map<TokenSet, string[]>();
  const drawFace = (set: TokenSet): string => {
    const faces = unseen.get(set) ?? [...facesUnseen(g, set, seen)];
    unseen.set(set, faces);
    return itemAt(faces.splice(below(faces.length), 1), 0);
  };
  const tokensOfKinds = g.rules.tokenKinds.map((kind): [string, Token[]] => {
    const { id, of, faceKnownTo } = kind;
    const hidden = faceKnownTo === undefined || isFaceKnown(kind, audience) ? undefined : of;
    const tokens = (seen[id] ?? []).map(({ at, face }): Token => {
      const shown = hidden === undefined ? face : drawFace(hidden);
      const place = readGround(g, kind, at);
      return shown === undefined ? { at: place } : { at: place, face: shown };
    });
    return [id, tokens];
  });
  return sortTokens(Object.fromEntries(tokensOfKinds));
}

function facesUnseen(g: Game, set: TokenSet, seen: TokensView): readonly string[] {
  const kinds = g.rules.tokenKinds.filter(({ of }) => of === set);
  const shown = kinds.flatMap(({ id }) => seen[id] ?? []).flatMap(({ face }) => face ?? []);
  return withoutEach(set.faces, shown);
}
