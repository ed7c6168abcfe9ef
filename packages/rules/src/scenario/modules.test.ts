import { describe, expect, it } from 'vitest';
import { assembleRules, MODULES } from '../content/registry.js';
import { ModuleError } from '../model/modules.js';
import type { GameModule } from '../model/rules.js';
import { exportScenario } from './export.js';
import { openScenario } from './open.js';
import { ScenarioError } from './scenario.js';

const weather: GameModule = {
  id: 'weather',
  version: 2,
  needs: ['one-versus-many'],
  options: { sky: { values: ['rain', 'snow'], usual: 'rain' } },
};
const lonely: GameModule = { id: 'lonely', version: 1, needs: ['company'], excludes: ['weather'] };
const registry = [...MODULES, weather, lonely];
const file = { format: 1, name: 'a file of modules' };
const core = assembleRules(undefined, registry);
const rainy = assembleRules(['one-versus-many', 'weather'], registry);
const snow = { id: 'weather', options: { sky: 'snow' } };
const snowy = assembleRules(['one-versus-many', snow], registry);

function reasons(rules: typeof core, modules: unknown): readonly string[] {
  try {
    openScenario(rules, { ...file, modules });
    return [];
  } catch (error) {
    if (error instanceof ScenarioError) return error.reasons;
    throw error;
  }
}

it('an error without reasons has words all the same', () => {
  for (const error of [new ScenarioError([]), new ModuleError([])]) expect(error.message).not.toBe('');
});

describe('the modules of a scenario', () => {
  it('are those of the core game, if the file names none', () => {
    expect(openScenario(core, file).config.modules).toEqual(core.modules);
    expect(reasons(rainy, undefined)).toEqual([
      'modules: the file is of one-versus-many, but the rules here are those of one-versus-many and weather {"sky":"rain"}',
    ]);
  });

  it('are named by their ids, or with options, the others being as usual', () => {
    expect(reasons(rainy, ['weather', 'one-versus-many'])).toEqual([]);
    expect(reasons(rainy, ['one-versus-many', { id: 'weather' }])).toEqual([]);
    expect(reasons(snowy, ['one-versus-many', snow])).toEqual([]);
  });

  it('are those of the rules that open the file', () => {
    expect(reasons(core, ['one-versus-many', 'weather'])).toHaveLength(1);
    expect(reasons(rainy, ['one-versus-many', snow])).toHaveLength(1);
    expect(reasons(snowy, ['one-versus-many', 'weather'])).toHaveLength(1);
  });

  it('are refused with every reason, and with the place of the entry that it speaks of', () => {
    const wrong = ['one-versus-many', 'wether', { id: 'weather', options: { sky: 'hail' } }, 'lonely'];
    expect(reasons(core, wrong)).toEqual([
      `modules[1]: no such module: 'wether'; there are ${MODULES.map(({ id }) => id).join(', ')}, weather, lonely`,
      "modules[2]: the option 'sky' of 'weather' is rain or snow, not \"hail\"",
      'modules[3]: module-needs lonely company',
      'modules[3]: module-excludes lonely weather',
    ]);
    expect(reasons(core, 'one-versus-many')).toEqual(['modules: the modules are a list']);
    expect(reasons(core, [{ id: 'one-versus-many', optoins: {} }])[0]).toContain('modules[0].optoins');
  });

  it('are refused entry by entry, also where an entry is none or comes twice', () => {
    expect(reasons(core, ['one-versus-many', 7, 'one-versus-many'])).toEqual([
      'modules[1]: a module is an id, or an id with options',
      "modules[2]: the module 'one-versus-many' is named twice",
    ]);
    const onlyA = { id: 'servants-of-the-machine', options: { advantages: 'a' } };
    expect(reasons(core, ['one-versus-many', onlyA])).toEqual(['modules[1]: advantage-a-alone (R-ESC-1)']);
    expect(reasons(core, [])).toEqual(['modules: a table plays one game, not none']);
  });

  it('are written with the moment of a game', () => {
    const play = openScenario(snowy, { ...file, modules: ['one-versus-many', snow] });
    const written = exportScenario(play, 'a snowy game');
    expect(written.modules).toEqual(['one-versus-many', snow]);
    expect(openScenario(snowy, written).config.modules).toEqual(snowy.modules);
  });
});
