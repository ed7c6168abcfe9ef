import type { Game } from '../model/game.js';
import { liveGame } from '../model/game.js';
import type { GameState } from '../model/state.js';
import { sortTokens, type Token, type TokenKind, type Tokens, tokensOf } from '../model/tokens.js';
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

/** The tokens that the file names. */
export function readTokens({ rules, scenario, reasons }: Completion, state: GameState): Tokens | undefined {
  const { tokens } = scenario;
  if (tokens === undefined) return undefined;
  const g = liveGame(rules, state);
  const read = rules.tokenKinds.map((kind) => [
    kind.id,
    (tokens[kind.id] ?? []).map((words, at) => {
      const token = readToken(g, kind, words);
      if (token.at < 0) reasons.push(`tokens.${kind.id}[${at}]: there is no '${words}' in this game`);
      return token;
    }),
  ]);
  return sortTokens(Object.fromEntries(read));
}

function readToken(g: Game, kind: TokenKind, words: string): Token {
  const [place, face] = kind.on === 'aside' ? [undefined, words] : words.split(' ');
  const at = readGround(g, kind, place);
  return face === undefined ? { at } : { at, face };
}
