import { exportScenario, oneVersusMany, openScenario, type ScenarioError } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import type { ModulePart } from '../../src/model/rules.js';
import { rulesChangedBy } from '../modules/assemble.js';

const COLOURS = ['red', 'green', 'blue'];

/** Flags that fly, by their colours; the others are folded. */
const flags: ModulePart = {
  view: {
    name: 'flags',
    build: (g) => g.state.extra.flags,
    secrecy: { 'extra.flags.**': 'public' },
    words: {
      lists: { flying: COLOURS },
      read: ({ flying = [] }) => ({ flying, folded: COLOURS.filter((colour) => !flying.includes(colour)) }),
      write: (kept) => ({ flying: (kept as { flying: readonly string[] }).flying }),
    },
  },
};
const RULES = rulesChangedBy('flags', flags);
const FILE = { format: 1, name: 'flags', modules: [oneVersusMany.id, 'flags'] };

function reasonsFor(extra: object): readonly string[] {
  try {
    openScenario(RULES, { ...FILE, extra });
    return [];
  } catch (error) {
    return (error as ScenarioError).reasons;
  }
}

describe('what a module keeps', () => {
  it('is said by a scenario file in the words of the module, and written so again', () => {
    const play = openScenario(RULES, { ...FILE, extra: { flags: { flying: ['green'] } } });
    expect(play.state.extra).toEqual({ flags: { flying: ['green'], folded: ['red', 'blue'] } });
    expect(exportScenario(play, 'again').extra).toEqual({ flags: { flying: ['green'] } });
  });

  it('is refused with the path where a word is wrong, or the module is not there', () => {
    expect(reasonsFor({ flags: { flying: ['gren'] } })).toEqual([
      expect.stringContaining('extra.flags.flying[0]: "gren" is not'),
    ]);
    expect(reasonsFor({ flags: { torn: ['red'] } })).toEqual([expect.stringContaining('extra.flags.torn')]);
    expect(reasonsFor({ kites: {} })).toEqual([expect.stringContaining('extra.kites: no such key')]);
  });
});
