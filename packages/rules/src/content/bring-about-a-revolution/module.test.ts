import { assembleRules, createConfig, type GameOptions } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { REVOLUTION } from '../../../test/akira.js';

const rules = assembleRules(REVOLUTION);
const NEW = Object.values(rules.heroes).flatMap(({ id, group }) => (group === undefined ? [] : [id]));

function castOf(options: GameOptions): readonly string[] {
  return createConfig(rules, options).heroes;
}

describe('the Heroes of the module', () => {
  it('are one at most in a random trio [REV-1]', () => {
    const counts = Array.from({ length: 100 }, (_, seed) =>
      castOf({ seed: `trio ${seed}`, heroes: 'random' }),
    ).map((trio) => trio.filter((id) => NEW.includes(id)).length);
    expect(new Set(counts)).toEqual(new Set([0, 1]));
  });

  it('are not there without the module [REV-1]', () => {
    expect(() =>
      createConfig(assembleRules(), { seed: 'none', heroes: ['akira', 'finch', 'fowler'] }),
    ).toThrow('akira');
  });
});
