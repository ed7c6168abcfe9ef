import {
  assembleRules,
  buildView,
  createConfig,
  exportScenario,
  type Game,
  oneVersusMany,
  openScenario,
  playerDice,
  runScenario,
  type ScenarioError,
  sampleTokens,
  startGame,
  type TokensView,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { drawFace, moveToken, placeToken, takeToken } from '../../src/effects/tokens.js';
import { copyState } from '../../src/model/copy.js';
import {
  facesLeft,
  hasToken,
  keepTokens,
  type TokenSet,
  tokensAt,
  tokensOf,
} from '../../src/model/tokens.js';
import { hashWithoutChance } from '../../src/scenario/export.js';
import { rulesChangedBy } from '../modules/assemble.js';
import { arrangeGame } from '../modules/playing.js';
import { findUnclassified } from '../modules/unclassified.js';

const SURGE: TokenSet = { id: 'surge', faces: ['custody', 'custody', 'espionage', 'espionage', 'coercion'] };

const RULES = rulesChangedBy('all-sorts-of-tokens', {
  tokens: [
    { id: 'pocket', on: 'district', most: 1 },
    { id: 'surge-track', on: 'track', of: SURGE },
    { id: 'surge-taken', on: 'servant', of: SURGE, faceKnownTo: 'machine' },
    { id: 'surge-given', on: 'hero', of: SURGE, faceKnownTo: 'public' },
    { id: 'surge-gone', on: 'aside', of: SURGE, faceKnownTo: 'public' },
  ],
});
const MODULES = [oneVersusMany.id, 'all-sorts-of-tokens'];
const [ART, SCIENCE] = [0, 1];
const [FINCH, FOWLER] = [0, 1];
const LEX = 0;

/** Two pockets, one unseen token on the track, two taken and one given. */
function arrange(): Game {
  const g = arrangeGame(RULES, ['finch', 'fowler', 'physician']);
  placeToken(g, 'pocket', { at: SCIENCE });
  placeToken(g, 'pocket', { at: ART });
  placeToken(g, 'surge-track', { at: 5 });
  placeToken(g, 'surge-taken', { at: LEX, face: 'espionage' });
  placeToken(g, 'surge-taken', { at: LEX, face: 'custody' });
  placeToken(g, 'surge-given', { at: FINCH, face: 'custody' });
  return g;
}

function faults(g: Game): readonly string[] {
  return [keepTokens(g) ?? []].flat();
}

describe('tokens of a module', () => {
  it('lie where they are placed until they are moved or taken', () => {
    const g = arrange();
    expect(tokensOf(g, 'pocket')).toEqual([{ at: ART }, { at: SCIENCE }]);
    takeToken(g, 'pocket', { at: ART });
    expect([hasToken(g, 'pocket', ART), hasToken(g, 'pocket', SCIENCE)]).toEqual([false, true]);
    const taken = { at: LEX, face: 'espionage' };
    moveToken(g, 'surge-taken', taken, 'surge-given', { at: FOWLER, face: 'espionage' });
    expect(tokensAt(g, 'surge-given', FOWLER)).toEqual([{ at: FOWLER, face: 'espionage' }]);
    expect(tokensOf(g, 'surge-taken')).toEqual([{ at: LEX, face: 'custody' }]);
    expect(() => takeToken(g, 'surge-taken', taken)).toThrow("no such token 'surge-taken'");
    expect(() => placeToken(g, 'unknown', { at: 0 })).toThrow("no module brings tokens 'unknown'");
  });

  it('are not shared by copies that go their own way', () => {
    const g = arrange();
    const copy = copyState(g.state);
    takeToken(g, 'pocket', { at: ART });
    expect(copy.tokens?.pocket).toHaveLength(2);
  });

  it('are seen by all, and their faces by those whom the kind names', () => {
    const g = arrange();
    const shared = {
      pocket: [{ at: 'art' }, { at: 'science' }],
      'surge-track': [{ at: 5 }],
      'surge-given': [{ at: 'finch', face: 'custody' }],
      'surge-gone': [],
    };
    const hidden = { ...shared, 'surge-taken': [{ at: 'lex-hecate' }, { at: 'lex-hecate' }] };
    const known = [
      { at: 'lex-hecate', face: 'custody' },
      { at: 'lex-hecate', face: 'espionage' },
    ];
    expect(buildView(g, 'machine').tokens).toEqual({ ...shared, 'surge-taken': known });
    expect(buildView(g, 'revolutionaries').tokens).toEqual(hidden);
    expect(buildView(g, 'public').tokens).toEqual(hidden);
    expect(findUnclassified(RULES)(g.state)).toEqual([]);
  });

  it('do not tell by their order which of them was given away', () => {
    const [one, other] = [arrange(), arrange()];
    moveToken(one, 'surge-taken', { at: LEX, face: 'custody' }, 'surge-gone', { at: 0, face: 'custody' });
    takeToken(other, 'surge-taken', { at: LEX, face: 'espionage' });
    takeToken(other, 'surge-taken', { at: LEX, face: 'custody' });
    placeToken(other, 'surge-taken', { at: LEX, face: 'coercion' });
    placeToken(other, 'surge-gone', { at: 0, face: 'custody' });
    expect(buildView(one, 'revolutionaries').tokens).toEqual(buildView(other, 'revolutionaries').tokens);
  });

  it('are drawn from those that lie nowhere', () => {
    const g = arrange();
    expect(facesLeft(g, SURGE)).toEqual(['espionage', 'coercion']);
    g.state.random.forced = [{ purpose: 'surge', result: 'coercion' }];
    expect(drawFace(g, SURGE)).toBe('coercion');
    expect(g.irreversible).toBe(true);
  });

  it('are laid by the bots as the audience sees them, with any faces that it sees nowhere', () => {
    const g = arrange();
    const below = playerDice(7);
    const sampled = (audience: 'machine' | 'revolutionaries', seen: TokensView) =>
      Array.from({ length: 200 }, () => {
        const world = { ...g, state: { ...g.state, tokens: sampleTokens(g, audience, seen, below) } };
        expect(faults(world)).toEqual([]);
        expect(buildView(world, audience).tokens).toEqual(seen);
        return tokensOf(world, 'surge-taken').map(({ face }) => face);
      });
    expect(new Set(sampled('machine', buildView(g, 'machine').tokens ?? {}).flat())).toEqual(
      new Set(['custody', 'espionage']),
    );
    const guesses = sampled('revolutionaries', buildView(g, 'revolutionaries').tokens ?? {});
    expect(new Set(guesses.flat())).toEqual(new Set(['custody', 'espionage', 'coercion']));
    const pairs = guesses.filter(([one, other]) => one === 'custody' && other === 'custody');
    expect(pairs).toEqual([]);
  });

  it.each([
    ['lies nowhere', (g: Game) => placeToken(g, 'surge-given', { at: 3, face: 'coercion' })],
    ['has no face', (g: Game) => placeToken(g, 'surge-taken', { at: LEX })],
    ['has a face that nobody knows', (g: Game) => placeToken(g, 'surge-track', { at: 5, face: 'coercion' })],
    ["more than 1 tokens 'pocket'", (g: Game) => placeToken(g, 'pocket', { at: ART })],
    ["more tokens of 'surge'", (g: Game) => placeToken(g, 'surge-gone', { at: 0, face: 'custody' })],
  ])('break an invariant where one %s', (fault, change) => {
    const g = arrange();
    expect(RULES.invariants).toContain(keepTokens);
    expect(faults(g)).toEqual([]);
    change(g);
    expect(faults(g)).toEqual([expect.stringContaining(fault)]);
  });

  it('are named in words by a scenario file', () => {
    const tokens = {
      pocket: ['science', 'art'],
      'surge-track': ['5'],
      'surge-taken': ['lex-hecate espionage'],
      'surge-given': ['finch custody'],
      'surge-gone': ['coercion'],
    };
    const file = { format: 1, name: 'tokens', modules: MODULES, heroes: { finch: {} }, tokens };
    const play = openScenario(RULES, file);
    expect(play.state.tokens).toEqual({
      pocket: [{ at: ART }, { at: SCIENCE }],
      'surge-track': [{ at: 5 }],
      'surge-taken': [{ at: LEX, face: 'espionage' }],
      'surge-given': [{ at: play.config.heroes.indexOf('finch'), face: 'custody' }],
      'surge-gone': [{ at: 0, face: 'coercion' }],
    });
    const again = exportScenario(play, 'again');
    expect(again.tokens).toEqual({ ...tokens, pocket: ['art', 'science'] });
    expect(hashWithoutChance(openScenario(RULES, again).state)).toBe(hashWithoutChance(play.state));
    const steps = [
      { expect: { state: { tokens: { pocket: ['science', 'art'] } } } },
      {
        expect: {
          view: [
            { of: 'public', contains: { tokens: { 'surge-given': [{ at: 'finch', face: 'custody' }] } } },
          ],
        },
      },
    ];
    expect(runScenario(RULES, { ...file, steps }).failures).toEqual([]);
  });

  it('are refused with their path where they cannot be', () => {
    const file = { format: 1, name: 'tokens', heroes: { finch: {} } };
    const refused = (tokens: object, rules = RULES, modules = MODULES) => {
      try {
        openScenario(rules, { ...file, modules, tokens });
      } catch (error) {
        return (error as ScenarioError).reasons;
      }
      return [];
    };
    expect(refused({ pocket: ['atlantis'] })[0]).toMatch(/^tokens\.pocket\[0\]/);
    expect(refused({ 'surge-given': ['finch kindness'] })[0]).toMatch(/^tokens\.surge-given\[0\]/);
    expect(refused({ pocket: ['art'] }, assembleRules(), [oneVersusMany.id])[0]).toMatch(/^tokens\.pocket/);
  });
});

describe('a token that there is one of', () => {
  const SINGLE = rulesChangedBy('a-balloon', { tokens: [{ id: 'balloon', on: 'district', single: true }] });
  const file = { format: 1, name: 'balloon', modules: [oneVersusMany.id, 'a-balloon'] };
  const balloon = (tokens?: object) => openScenario(SINGLE, { ...file, tokens }).state.tokens?.balloon;

  it('lies where a scenario file says, or anywhere on the grid', () => {
    expect(balloon({ balloon: ['science'] })).toEqual([{ at: SCIENCE }]);
    const places = Array.from({ length: 40 }, (_, seed) => {
      const play = openScenario(SINGLE, { ...file, seed: `balloon-${seed}` });
      return tokensOf(play.look(), 'balloon').map(({ at }) => at);
    });
    expect(places.every(({ length }) => length === 1)).toBe(true);
    expect(new Set(places.flat())).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8]));
    expect(balloon()).toEqual(balloon());
  });

  it.each([
    ['none', []],
    ['two', ['art', 'science']],
  ])('is never %s of them', (_count, places) => {
    expect(() => balloon({ balloon: places })).toThrow(`${places.length} tokens 'balloon' instead of 1`);
  });
});

it('lies nothing in the core game', () => {
  const rules = assembleRules();
  const g = startGame(rules, createConfig(rules, { seed: 'core' }));
  expect(g.state.tokens).toBeUndefined();
  expect(buildView(g, 'public')).not.toHaveProperty('tokens');
  expect(exportScenario(openScenario(rules, { format: 1, name: 'core' }), 'again')).not.toHaveProperty(
    'tokens',
  );
});
