import { expect, it } from 'vitest';
import { assembleRules, MODULES } from '../content/registry.js';
import { openScenario } from './open.js';
import { ScenarioError } from './scenario.js';

const modules = MODULES.map(({ id }) => id);
const rules = assembleRules(modules);
const HEROES = { finch: {}, fowler: {}, physician: {} };

function reasons(tokens: object, heroes: object = HEROES): readonly string[] {
  try {
    openScenario(rules, { format: 1, name: 'test', modules, heroes, phase: 'machine', tokens });
  } catch (error) {
    if (error instanceof ScenarioError) return error.reasons;
    throw error;
  }
  return [];
}

const impossible = (fault: string) => [`the position is impossible: ${fault}`];

it.each([
  [
    'two Resistance tokens of one District',
    { resistance: ['art art'], 'resistance-discarded': ['art'] },
    ["tokens.resistance-discarded[0]: more tokens of 'resistance' than there are (1 with the face 'art')"],
  ],
  [
    'three Surge tokens of a type, wherever they lie',
    { 'surge-taken': ['chronoleon custody'], 'surge-given': ['finch custody', 'fowler custody'] },
    ["tokens.surge-given[1]: more tokens of 'surge' than there are (2 with the face 'custody')"],
  ],
  [
    'three Improvement tokens of a Servant',
    { improvement: ['art lex-hecate', 'science lex-hecate', 'velvet lex-hecate'] },
    ["tokens.improvement[2]: more tokens of 'improvement' than there are (2 with the face 'lex-hecate')"],
  ],
  [
    'more of a Servant than the two, one of them picked up',
    { improvement: ['art lex-hecate'], 'improvement-installed': ['lex-hecate', 'lex-hecate'] },
    impossible('tokens.improvement-installed: more than 2 tokens of lex-hecate (SRV-2)'),
  ],
  [
    'a third one picked up',
    { 'improvement-installed': ['lex-hecate', 'lex-hecate', 'lex-hecate'] },
    ["tokens.improvement-installed[2]: more than 2 tokens 'improvement-installed' in one place"],
  ],
  [
    'an Improvement token where none is dealt',
    { improvement: ['grand-citadel lex-hecate'] },
    impossible('tokens.improvement: one lies in grand-citadel (SRV-2)'),
  ],
  [
    'a Resistance token in another District, or off the grid',
    { resistance: ['smugglers-hideout art'] },
    impossible("tokens.resistance: 'art' lies in smugglers-hideout (RES-2)"),
  ],
  [
    'Surge tokens with another Servant',
    { 'surge-taken': ['judgementor custody'] },
    impossible('tokens.surge-taken: judgementor takes none (CHR-3)'),
  ],
])('tokens that no game can have are refused with their place: %s', (_what, tokens, expected) => {
  expect(reasons(tokens)).toEqual(expected);
});

it('as many as there are may lie', () => {
  const tokens = {
    resistance: ['art art', 'science science'],
    'resistance-discarded': ['velvet'],
    'surge-taken': ['chronoleon custody', 'chronoleon custody'],
    improvement: ['art lex-hecate', 'control-nexus judgementor'],
    'improvement-installed': ['lex-hecate', 'judgementor'],
    deactivated: ['judgementor'],
  };
  expect(reasons(tokens, { akira: {}, finch: {}, fowler: {} })).toEqual([]);
});
