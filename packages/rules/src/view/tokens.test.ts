import { assembleRules, type Game } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { REVOLUTION } from '../../test/akira.js';
import { arrangeGame } from '../../test/modules/playing.js';
import type { TokenKind, Tokens } from '../model/tokens.js';
import { readGround, sampleTokens, showTokens } from './tokens.js';

/** Coins whose faces the Great Machine alone knows, and badges with some of the same faces, which everybody sees. */
const COIN: TokenKind = {
  id: 'coin',
  on: 'hero',
  of: { id: 'coins', faces: ['lion', 'crown'] },
  faceKnownTo: 'machine',
};
const BADGE: TokenKind = {
  id: 'badge',
  on: 'district',
  of: { id: 'badges', faces: ['lion', 'wheel'] },
  faceKnownTo: 'public',
};
const PLAIN: TokenKind = { id: 'plain', on: 'servant' };

const TOKENS: Tokens = {
  coin: [
    { at: 0, face: 'crown' },
    { at: 1, face: 'lion' },
  ],
  badge: [{ at: 2, face: 'lion' }],
  plain: [{ at: 1 }],
};

function gameWithTokens(): Game {
  const g = arrangeGame(assembleRules(REVOLUTION), ['finch', 'fowler', 'akira']);
  g.state.tokens = TOKENS;
  return { ...g, rules: { ...g.rules, tokenKinds: [COIN, BADGE, PLAIN] } };
}

describe('tokens in a view', () => {
  it('show everybody where they lie, and their faces to those who know them [R-INF-9]', () => {
    const g = gameWithTokens();
    const badge = [{ at: g.rules.districts[2]?.id, face: 'lion' }];
    const plain = [{ at: g.state.servants[1]?.servant }];
    const [first, second] = [{ at: 'finch' }, { at: 'fowler' }];
    expect(showTokens(g, 'machine')).toStrictEqual({
      coin: [
        { ...first, face: 'crown' },
        { ...second, face: 'lion' },
      ],
      badge,
      plain,
    });
    for (const audience of ['revolutionaries', 'public'] as const)
      expect(showTokens(g, audience)).toStrictEqual({ coin: [first, second], badge, plain });
  });

  it('are drawn out of what is seen: a hidden face is any of its own set that is seen nowhere [R-INF-9]', () => {
    const g = gameWithTokens();
    const worldOf = (audience: 'machine' | 'public', below: (n: number) => number) =>
      sampleTokens(g, audience, showTokens(g, audience), below);
    const lowest = () => 0;
    const highest = (n: number) => n - 1;
    expect(worldOf('machine', lowest)).toStrictEqual(TOKENS);
    expect(worldOf('public', highest)).toStrictEqual(TOKENS);
    expect(worldOf('public', lowest)).toStrictEqual({
      ...TOKENS,
      coin: [
        { at: 0, face: 'lion' },
        { at: 1, face: 'crown' },
      ],
    });
  });

  it('lie nowhere if the word for the place means none', () => {
    const g = gameWithTokens();
    for (const kind of [COIN, BADGE, PLAIN]) expect(readGround(g, kind, 'nowhere')).toBe(-1);
  });
});
