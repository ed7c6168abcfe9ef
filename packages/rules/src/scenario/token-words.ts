import { drawBelow } from '../kernel/random.js';
import { type Game, liveGame } from '../model/game.js';
import type { GameState } from '../model/state.js';
import {
  countGrounds,
  sortTokens,
  type Token,
  type TokenKind,
  type TokenSet,
  type Tokens,
  tokensOf,
  withoutEach,
} from '../model/tokens.js';
import { readGround, showGround } from '../view/tokens.js';
import type { Completion } from './completion.js';
import { type Field, list, matching, object, type Shape, word } from './shape.js';

/** What a file may say of the tokens of each kind. */
export function tokensShape(
  kinds: readonly TokenKind[],
  places: Readonly<Record<string, readonly string[]>>,
): Shape {
  return object(Object.fromEntries(kinds.map((kind) => [kind.id, fieldOf(kind, places)])));
}

function fieldOf(kind: TokenKind, places: Readonly<Record<string, readonly string[]>>): Field {
  return [list(tokenShape(kind, places[kind.on] ?? [])), `Tokens '${kind.id}', each with where it lies.`];
}

function tokenShape({ on, of, faceKnownTo }: TokenKind, places: readonly string[]): Shape {
  const faces = faceKnownTo === undefined ? [] : [...new Set(of?.faces)];
  if (on === 'aside') return word(...faces);
  const place = on === 'track' ? '\\d+' : `(?:${places.join('|')})`;
  const face = faces.length === 0 ? '' : ` (?:${faces.join('|')})`;
  const saying = faces.length === 0 ? 'where a token lies' : 'where a token lies, and its face';
  return matching(new RegExp(`^${place}${face}$`), saying);
}

export function writeTokens(g: Game): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    g.rules.tokenKinds.map((kind) => [
      kind.id,
      tokensOf(g, kind.id).map(({ at, face }) => {
        const place = showGround(g, kind, at);
        return [place, face].filter((word) => word !== undefined).join(' ');
      }),
    ]),
  );
}

/** The tokens that the file names; one that always lies somewhere lies anywhere, if it is not named. */
export function completeTokens(c: Completion, state: GameState): Tokens | undefined {
  const { rules, scenario, reasons, random } = c;
  const g = liveGame(rules, state);
  const complete = (kind: TokenKind): readonly Token[] => {
    const named = scenario.tokens?.[kind.id];
    if (named === undefined && kind.single) return [{ at: drawBelow(random, kind.id, countPlaces(g, kind)) }];
    return (named ?? []).map((words, at) => {
      const token = readToken(g, kind, words);
      if (token.at < 0) reasons.push(`tokens.${kind.id}[${at}]: there is no '${words}' in this game`);
      return token;
    });
  };
  const tokens = Object.fromEntries(rules.tokenKinds.map((kind) => [kind.id, complete(kind)]));
  reasons.push(...findTooMany(g, tokens));
  return sortTokens(tokens);
}

/** Tokens that find none left of their kind or face, or no room where they lie. */
function findTooMany({ rules }: Game, tokens: Readonly<Record<string, readonly Token[]>>): string[] {
  const reasons: string[] = [];
  const left = new Map<TokenSet, readonly string[]>();
  const lying = new Map<TokenSet, number>();
  for (const { id, of, most } of rules.tokenKinds) {
    (tokens[id] ?? []).forEach(({ at, face }, place) => {
      const path = `tokens.${id}[${place}]`;
      const before = (tokens[id] ?? []).slice(0, place).filter((token) => token.at === at).length;
      if (most !== undefined && before >= most)
        reasons.push(`${path}: more than ${most} tokens '${id}' in one place`);
      if (of === undefined) return;
      const faces = left.get(of) ?? of.faces;
      const others = lying.get(of) ?? 0;
      lying.set(of, others + 1);
      if (face === undefined ? others < of.faces.length : faces.includes(face) && others < of.faces.length)
        left.set(of, face === undefined ? faces : withoutEach(faces, [face]));
      else reasons.push(`${path}: more tokens of '${of.id}' than there are${sayFace(of, face)}`);
    });
  }
  return reasons;
}

/** How many there are of the face, if not all are alike. */
function sayFace({ faces }: TokenSet, face: string | undefined): string {
  const alike = faces.filter((other) => other === face).length;
  return face === undefined || alike === faces.length ? '' : ` (${alike} with the face '${face}')`;
}

/** Of Districts, those on the grid. */
function countPlaces(g: Game, kind: TokenKind): number {
  return kind.on === 'district' ? g.state.city.length : countGrounds(g, kind);
}

function readToken(g: Game, kind: TokenKind, words: string): Token {
  const [place, face] = kind.on === 'aside' ? [undefined, words] : words.split(' ');
  const at = readGround(g, kind, place);
  return face === undefined ? { at } : { at, face };
}
