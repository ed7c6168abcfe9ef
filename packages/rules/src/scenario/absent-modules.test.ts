import { describe, expect, it } from 'vitest';
import { assembleRules } from '../content/registry.js';
import type { ModuleRequest } from '../model/modules.js';
import { openScenario } from './open.js';
import { ScenarioError } from './scenario.js';

const core = assembleRules();
const escalation = ['one-versus-many', 'servants-of-the-machine', 'chronoleon'];

function reasons(part: object, modules: readonly ModuleRequest[] = ['one-versus-many']): readonly string[] {
  const rules = modules.length === 1 ? core : assembleRules(modules);
  try {
    openScenario(rules, { format: 1, name: 'test', modules, ...part });
  } catch (error) {
    if (error instanceof ScenarioError) return error.reasons;
    throw error;
  }
  return [];
}

const brings = (module: string) => `; the module '${module}' brings it`;

describe('what a module that is not there would bring is refused with the path and the module', () => {
  it.each([
    ['tokens', { tokens: { 'surge-given': ['finch custody'] } }, 'tokens.surge-given: ', 'chronoleon'],
    ['tokens of Districts', { tokens: { zeppelin: ['art'] } }, 'tokens.zeppelin: ', 'surveillance-zeppelin'],
    ['what is kept', { extra: { theories: {} } }, 'extra.theories: ', 'bring-about-a-revolution'],
    ['a Hero', { heroes: { akira: {} } }, 'heroes.akira: ', 'bring-about-a-revolution'],
    ['a Servant', { servants: { chronoleon: {} } }, 'servants.chronoleon: ', 'chronoleon'],
    [
      'draws of tokens',
      { draws: { resistance: ['art'] } },
      'draws.resistance: no such key',
      'pockets-of-resistance',
    ],
    [
      'draws of a die',
      { draws: { 'breakdown-die': ['explosion'] } },
      'draws.breakdown-die: no such key',
      'bring-about-a-revolution',
    ],
    ['draws of a deck', { draws: { theory: ['chaos'] } }, 'draws.theory: ', 'bring-about-a-revolution'],
    [
      'a kind of pick',
      { steps: [{ do: 'machine', picks: ['theory chaos'] }] },
      "steps[0].picks[0]: 'theory chaos' is no pick",
      'bring-about-a-revolution',
    ],
    [
      'an Action in a pick',
      {
        steps: [
          { note: 'x', expect: {} },
          { do: 'machine', picks: ['servant lex-hecate', 'do give-surge'] },
        ],
      },
      "steps[1].picks[1]: 'give-surge' is not",
      'chronoleon',
    ],
    [
      'means of payment',
      { steps: [{ do: 'machine', picks: ['with resistance'] }] },
      "steps[0].picks[0]: 'resistance' is not",
      'pockets-of-resistance',
    ],
    [
      'an offer in a check',
      { steps: [{ expect: { offered: [{ to: 'machine', picks: ['do board-zeppelin'] }] } }] },
      'steps[0].expect.offered[0].picks[0]: ',
      'surveillance-zeppelin',
    ],
  ])('%s', (_what, part, start, module) => {
    const [reason = '', ...others] = reasons(part);
    expect(others).toEqual([]);
    expect(reason.startsWith(start)).toBe(true);
    expect(reason.endsWith(brings(module))).toBe(true);
  });

  it('and nothing else is: a name of no module is refused as before', () => {
    expect(reasons({ draws: { 'breakfast-die': [1] } })).toEqual([
      'draws.breakfast-die: no such key; there are escape-die, assault-die, arrested-citizen, show-trial-card',
    ]);
    expect(reasons({ tokens: { sugar: [] } })).toEqual(['tokens.sugar: no such key; there are none']);
  });

  it('nor a slip of the pen in a file that names a Servant whom another module takes away', () => {
    const servants = { phantasmer: { in: 'art' } };
    const slip = { expect: { offered: [{ to: 'machine', picks: ['do raidd'] }] } };
    const [reason = '', ...others] = reasons({ servants, steps: [slip] });
    expect(others).toEqual([]);
    expect(reason).toContain("steps[0].expect.offered[0].picks[0]: 'raidd' is not one of ");
    expect(reason).not.toContain('brings it');
    for (const part of [
      { tokens: { 'surge-given': [] } },
      { steps: [{ do: 'machine', picks: ['do give-surge'] }] },
    ])
      expect(reasons({ servants, ...part })).toEqual([expect.stringContaining(brings('chronoleon'))]);
  });

  it('nor a name that the file’s own modules take away, as their options are', () => {
    const modules: readonly ModuleRequest[] = [
      'one-versus-many',
      { id: 'servants-of-the-machine', options: { advantages: 'bc' } },
      { id: 'chronoleon', options: { replaces: 'lex-hecate' } },
    ];
    const [reason, ...others] = reasons({ servants: { 'lex-hecate': {} } }, modules);
    expect(others).toEqual([]);
    expect(reason).toMatch(/^servants\.lex-hecate: no such key; there are [a-z, -]+$/);
  });

  it('as long as the module is not there', () => {
    const part = { draws: { surge: ['custody'] }, tokens: { 'surge-given': [] } };
    expect(reasons(part)).toHaveLength(2);
    expect(reasons(part, escalation)).toEqual([]);
  });
});
