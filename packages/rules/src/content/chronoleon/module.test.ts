import {
  assembleRules,
  buildView,
  createConfig,
  exportScenario,
  ModuleError,
  openScenario,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { arrangeChronoleon, CHRONOLEON, FINCH, FOWLER } from '../../../test/modules/surges.js';
import { placeToken } from '../../effects/tokens.js';
import { hashWithoutChance } from '../../scenario/export.js';

const MODULES = ['one-versus-many', 'servants-of-the-machine'];
const replacing = (replaces: string) =>
  assembleRules([...MODULES, { id: 'chronoleon', options: { replaces } }]);

describe('Chronoleon', () => {
  it.each([
    ['phantasmer', ['lex-hecate', 'judgementor', 'chronoleon']],
    ['lex-hecate', ['judgementor', 'phantasmer', 'chronoleon']],
    ['judgementor', ['lex-hecate', 'phantasmer', 'chronoleon']],
  ])(
    'takes the place of %s, with her own Improvement tokens [CHR-1, R-ESC-1, R-ESC-7]',
    (replaced, servants) => {
      const rules = replacing(replaced);
      const view = buildView(startGame(rules, createConfig(rules, { seed: replaced })), 'public');
      expect(view.servants.map(({ servant }) => servant)).toEqual(servants);
      expect(view.servants.every(({ place }) => place === 'grand-citadel')).toBe(true);
      const faces = view.tokens?.improvement?.map(({ face }) => face) ?? [];
      expect([...faces].sort()).toEqual(servants.flatMap((id) => [id, id]).sort());
      expect(view.modules).toContainEqual({ id: 'chronoleon', version: 1, options: { replaces: replaced } });
    },
  );

  it('replaces Phantasmer, if the table says nothing [CHR-1]', () => {
    expect(CHRONOLEON.servants.map(({ id }) => id)).not.toContain('phantasmer');
  });

  it('cannot replace another, nor come without the Servants’ module [CHR-1]', () => {
    expect(() => replacing('finch')).toThrow(ModuleError);
    expect(() => replacing('finch')).toThrow('lex-hecate or judgementor or phantasmer, not "finch" (CHR-1)');
    expect(() => assembleRules(['one-versus-many', 'chronoleon'])).toThrow(
      'module-needs chronoleon servants-of-the-machine (CHR-1)',
    );
  });
});

describe('an invariant', () => {
  const faultsOf = (kind: string, token: { at: number; face?: string }, plan = 5) => {
    const g = arrangeChronoleon(1);
    g.state.tracks = { ...g.state.tracks, 'master-plan': plan };
    placeToken(g, 'surge-given', { at: FINCH, face: 'custody' });
    placeToken(g, kind, token);
    return CHRONOLEON.invariants
      .flatMap((invariant) => invariant(g) ?? [])
      .filter((fault) => /CHR/.test(fault));
  };

  it.each([
    [4, 1],
    [5, 1],
    [6, 0],
    [11, 0],
    [12, 1],
  ])('with the Plan at V finds a Surge token on %i: %i [CHR-2]', (at, faults) => {
    expect(faultsOf('surge-track', { at })).toHaveLength(faults);
  });

  it.each([
    ['surge-given', FINCH, 'custody', 1],
    ['surge-active', FINCH, 'custody', 1],
    ['surge-active', FOWLER, 'custody', 0],
    ['surge-active', FINCH, 'coercion', 0],
  ])('finds a second one of a type: %s of %i, %s: %i [CHR-7]', (kind, at, face, faults) => {
    expect(faultsOf(kind, { at, face })).toHaveLength(faults);
  });
});

it('is told in words by scenario files [R-ESC-5]', () => {
  const file = {
    format: 1,
    name: 'Surge tokens',
    modules: [...MODULES, 'chronoleon'],
    phase: 'machine',
    tracks: { 'master-plan': 5 },
    heroes: { finch: {} },
    servants: { chronoleon: { in: 'art' } },
    tokens: {
      'improvement-installed': ['chronoleon'],
      'surge-track': ['9', '10'],
      'surge-taken': ['chronoleon espionage'],
      'surge-given': ['finch custody'],
      'surge-active': ['finch supervision'],
      'surge-discarded': ['coercion'],
    },
  };
  const play = openScenario(CHRONOLEON, file);
  const again = exportScenario(play, 'again');
  expect(again.tokens).toMatchObject(file.tokens);
  expect(hashWithoutChance(openScenario(CHRONOLEON, again).state)).toBe(hashWithoutChance(play.state));
  expect(() => openScenario(assembleRules(), { ...file, modules: ['one-versus-many'] })).toThrow('tokens');
});
