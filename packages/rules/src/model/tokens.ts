import type { Game } from './game.js';
import type { Secrecy } from './module-view.js';
import type { Invariant } from './rules.js';

/** Tokens with faces that were mixed together: each face as often as there are tokens with it. */
export interface TokenSet {
  readonly id: string;
  readonly faces: readonly string[];
}

/** What tokens lie on; `aside` is on no part of the table, as what was discarded. */
export type TokenGround = 'district' | 'hero' | 'servant' | 'track' | 'aside';

/** Tokens of a module that lie on the same sort of thing. */
export interface TokenKind {
  readonly id: string;
  readonly on: TokenGround;
  /** The track on whose slots they lie; without it, the Master Plan. */
  readonly track?: string;
  /** What their faces are out of; several kinds may share the tokens of a set. Without it, all are alike. */
  readonly of?: TokenSet;
  /** Who knows the faces of those that lie here. Without it they lie as nobody has looked at them, and have none yet (R-INF-9). */
  readonly faceKnownTo?: Extract<Secrecy, 'public' | 'players' | 'revolutionaries' | 'machine'>;
  /** How many may lie in one place. */
  readonly most?: number;
  /** There is one, and from setup on it always lies somewhere. */
  readonly single?: boolean;
}

export interface Token {
  /** The District, Hero, Servant or slot; 0 aside. */
  readonly at: number;
  readonly face?: string;
}

/** Tokens by their kind. Of every kind of the rules, in their order, so that all states have one shape; undefined where none lie. */
export type Tokens = Readonly<Record<string, readonly Token[] | undefined>>;

const NONE: readonly Token[] = [];

/** No tokens of these kinds: what every state with tokens begins with. */
export function noTokensOf(kinds: readonly TokenKind[]): Tokens {
  return Object.fromEntries(kinds.map(({ id }) => [id, undefined]));
}

/** Tokens as the state keeps them: of all kinds of the rules, in an order that says nothing of how they came there. */
export function sortTokens(tokens: Tokens): Tokens | undefined {
  const kinds = Object.entries(tokens);
  if (kinds.every(([, ofKind = NONE]) => ofKind.length === 0)) return undefined;
  return Object.fromEntries(
    kinds.map(([kind, ofKind = NONE]) => [
      kind,
      ofKind.length === 0 ? undefined : [...ofKind].sort(byPlaceAndFace),
    ]),
  );
}

/** The same with others of one kind, which are in order. */
export function withTokens(tokens: Tokens, kind: string, ofKind: readonly Token[]): Tokens | undefined {
  const changed: Record<string, readonly Token[] | undefined> = { ...tokens };
  changed[kind] = ofKind.length === 0 ? undefined : ofKind;
  const isEmpty = ofKind.length === 0 && Object.values(changed).every((others) => others === undefined);
  return isEmpty ? undefined : changed;
}

/** One more token among others of its kind, where it belongs. */
export function insertToken(ofKind: readonly Token[], token: Token): readonly Token[] {
  const next = ofKind.findIndex((other) => byPlaceAndFace(token, other) < 0);
  return next < 0 ? [...ofKind, token] : [...ofKind.slice(0, next), token, ...ofKind.slice(next)];
}

function byPlaceAndFace(one: Token, other: Token): number {
  if (one.at !== other.at) return one.at - other.at;
  const [face = '', otherFace = ''] = [one.face, other.face];
  return face < otherFace ? -1 : face > otherFace ? 1 : 0;
}

export function tokensOf(g: Game, kind: string): readonly Token[] {
  return g.state.tokens?.[kind] ?? NONE;
}

export function tokensAt(g: Game, kind: string, at: number): readonly Token[] {
  return tokensOf(g, kind).filter((token) => token.at === at);
}

export function hasToken(g: Game, kind: string, at: number): boolean {
  for (const token of tokensOf(g, kind)) if (token.at === at) return true;
  return false;
}

/** The faces of a set that lie nowhere: what is in its bag or box. */
export function facesLeft(g: Game, set: TokenSet): readonly string[] {
  const left = [...set.faces];
  for (const kind of g.rules.tokenKinds) {
    if (kind.of !== set) continue;
    for (const { face } of tokensOf(g, kind.id)) if (face !== undefined) removeOne(left, face);
  }
  return left;
}

/** The first list without the items of the second, each of which it loses once. */
export function withoutEach(items: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...items];
  for (const item of gone) removeOne(left, item);
  return left;
}

function removeOne(items: string[], item: string): void {
  const at = items.indexOf(item);
  if (at >= 0) items.splice(at, 1);
}

/** How many places there are for tokens of a kind. */
export function countGrounds(g: Game, { on, track = 'master-plan' }: TokenKind): number {
  switch (on) {
    case 'district':
      return g.rules.districts.length;
    case 'hero':
      return g.state.heroes.length;
    case 'servant':
      return g.state.servants.length;
    case 'track':
      return (g.rules.tracks[track]?.max ?? -1) + 1;
    case 'aside':
      return 1;
  }
}

/** Every token lies where its kind may lie, with a face if its kind has one, and no set has more than it has. */
export const keepTokens: Invariant = (g) => {
  for (const kind of g.rules.tokenKinds) {
    const tokens = tokensOf(g, kind.id);
    const places = countGrounds(g, kind);
    for (const { at, face } of tokens) {
      if (at < 0 || at >= places) return `a token '${kind.id}' lies nowhere`;
      if ((face !== undefined) !== (kind.faceKnownTo !== undefined && kind.of !== undefined))
        return `a token '${kind.id}' ${face === undefined ? 'has no face' : 'has a face that nobody knows'}`;
      if (kind.most !== undefined && tokensAt(g, kind.id, at).length > kind.most)
        return `more than ${kind.most} tokens '${kind.id}' in one place`;
    }
    if (kind.single && tokens.length !== 1 && g.state.phase !== 'setup')
      return `${tokens.length} tokens '${kind.id}' instead of 1`;
  }
  for (const set of new Set(g.rules.tokenKinds.flatMap(({ of }) => of ?? []))) {
    const kinds = g.rules.tokenKinds.filter(({ of }) => of === set);
    const lying = kinds.flatMap(({ id }) => tokensOf(g, id));
    const faces = lying.flatMap(({ face }) => face ?? []);
    if (lying.length > set.faces.length || withoutEach(faces, set.faces).length > 0)
      return `more tokens of '${set.id}' than there are`;
  }
  return undefined;
};
