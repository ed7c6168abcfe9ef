import { describe, expect, it } from 'vitest';
import { createConfig } from '../engine/config.js';
import { startGame } from '../engine/create.js';
import { itemAt } from '../kernel/checked.js';
import { refuse } from '../kernel/refusal.js';
import { type ChosenModule, ModuleError, type ModuleRequest, rematchModules } from '../model/modules.js';
import type { GameModule } from '../model/rules.js';
import { buildView } from '../view/view.js';
import { assembleRules, MODULES } from './registry.js';

const duel: GameModule = { id: 'duel', version: 4, isGame: true, actors: ['left', 'right'] };

const weather: GameModule = {
  id: 'weather',
  version: 2,
  needs: ['one-versus-many'],
  excludes: ['drought'],
  options: {
    wind: { values: ['calm', 'storm'], usual: 'calm' },
    clouds: { values: [0, 1, 2], usual: 1 },
    thunder: { values: [true, false], usual: false },
  },
  whyNot: ({ wind, thunder }) => (thunder && wind === 'calm' ? [refuse('no-wind', 'WEA-1')] : []),
  whyNotFrom: ({ wind }, masterPlan) =>
    wind === 'storm' && masterPlan > 3 ? [refuse('storm-too-late', 'WEA-2')] : [],
  brings: ({ wind }) => (wind === 'storm' ? ['flood'] : []),
  forRematch: (options, masterPlan) => (masterPlan === 1 ? { ...options, clouds: 0 } : options),
  partsFor: ({ clouds, thunder }) => [
    { tracks: [{ id: 'rain', max: Number(clouds), startsAt: () => 0 }] },
    ...(thunder ? [{ actors: ['thunderer'] }] : []),
  ],
};

const drought: GameModule = { id: 'drought', version: 1, needs: ['weather-station', 'one-versus-many'] };
const flood: GameModule = {
  id: 'flood',
  version: 1,
  whyNot: (_options, modules) =>
    modules.some(({ id, options }) => id === 'weather' && options.clouds === 0)
      ? [refuse('no-clouds', 'WEA-3')]
      : [],
  options: { depth: { values: [1, 2], usual: 1, silentIfUsual: true } },
};
const registry: readonly GameModule[] = [...MODULES, duel, weather, drought, flood];

/** Why these modules cannot be played together; none when they can. */
function reasonsOf(requests: readonly unknown[]): readonly string[] {
  try {
    assembleRules(requests as readonly ModuleRequest[], registry);
    return [];
  } catch (error) {
    if (error instanceof ModuleError) return error.reasons;
    throw error;
  }
}

function chosen(...requests: readonly ModuleRequest[]): readonly ChosenModule[] {
  return assembleRules(requests, registry).modules;
}

describe('the modules of a table', () => {
  it('are the core game without a choice, and every shipped one has an id of its own', () => {
    expect(assembleRules().modules).toEqual([{ id: 'one-versus-many', version: 1, options: {} }]);
    expect(new Set(MODULES.map(({ id }) => id)).size).toBe(MODULES.length);
  });

  it('come in the order of the registry, with every option', () => {
    const usual = { wind: 'calm', clouds: 1, thunder: false };
    expect(chosen('weather', 'one-versus-many').map(({ id }) => id)).toEqual(['one-versus-many', 'weather']);
    expect(chosen('one-versus-many', 'weather')[1]).toEqual({ id: 'weather', version: 2, options: usual });
    const thundery = { id: 'weather', options: { wind: 'storm', thunder: true } };
    expect(itemAt(chosen('one-versus-many', thundery), 1).options).toEqual({
      ...usual,
      wind: 'storm',
      thunder: true,
    });
  });

  it('name an option that came late only where it is not as usual', () => {
    expect(itemAt(chosen('one-versus-many', { id: 'flood', options: { depth: 1 } }), 1).options).toEqual({});
    expect(itemAt(chosen('one-versus-many', { id: 'flood', options: { depth: 2 } }), 1).options).toEqual({
      depth: 2,
    });
  });

  it('bring others with them, asked for or not', () => {
    const ids = (...requests: readonly ModuleRequest[]) => chosen(...requests).map(({ id }) => id);
    const stormy = { id: 'weather', options: { wind: 'storm' } };
    expect(ids('one-versus-many', stormy)).toEqual(['one-versus-many', 'weather', 'flood']);
    expect(ids('one-versus-many', 'flood', stormy)).toEqual(['one-versus-many', 'weather', 'flood']);
    expect(ids('one-versus-many', 'weather')).toEqual(['one-versus-many', 'weather']);
    const deep = { id: 'flood', options: { depth: 2 } };
    expect(chosen('one-versus-many', deep, stormy)).toContainEqual({ ...deep, version: 1 });
    expect(chosen(...chosen('one-versus-many', stormy))).toEqual(chosen('one-versus-many', stormy));
  });

  it('adapt to where the Master Plan starts in a rematch', () => {
    const modules = chosen('one-versus-many', 'weather');
    expect(rematchModules(registry, modules, 2)).toMatchObject([{}, { options: { clouds: 1 } }]);
    expect(rematchModules(registry, modules, 1)).toMatchObject([{}, { options: { clouds: 0 } }]);
  });

  it('may not fit where the Master Plan starts', () => {
    const rules = assembleRules(['one-versus-many', { id: 'weather', options: { wind: 'storm' } }], registry);
    expect(() => createConfig(rules, { seed: 'late', masterPlan: 4 })).toThrow('storm-too-late (WEA-2)');
    expect(createConfig(rules, { seed: 'late', masterPlan: 3 }).masterPlan).toBe(3);
  });

  it('are named in config and view, and make the same rules again', () => {
    const stormy = { id: 'weather', options: { wind: 'storm', thunder: true } };
    const rules = assembleRules(['one-versus-many', stormy], registry);
    const config = createConfig(rules, { seed: 'weather' });
    const { modules } = JSON.parse(JSON.stringify(config));
    expect(modules).toEqual(rules.modules);
    expect(buildView(startGame(rules, config), 'public').modules).toEqual(rules.modules);
    expect(assembleRules(modules, registry).modules).toEqual(rules.modules);
  });

  it('bring what their options say', () => {
    const rulesFor = (options: ChosenModule['options']) =>
      assembleRules(['one-versus-many', { id: 'weather', options }], registry);
    expect(rulesFor({}).tracks.rain?.max).toBe(1);
    expect(rulesFor({ clouds: 2 }).tracks.rain?.max).toBe(2);
    expect(rulesFor({}).actors).not.toContain('thunderer');
    expect(rulesFor({ wind: 'storm', thunder: true }).actors).toContain('thunderer');
    expect(assembleRules().tracks.rain).toBeUndefined();
  });
});

describe('modules that cannot be played', () => {
  it.each<[string, readonly unknown[], string]>([
    [
      'an unknown one',
      ['one-versus-many', 'fog'],
      `no such module: 'fog'; there are ${MODULES.map(({ id }) => id).join(', ')}, duel`,
    ],
    ['one named like a method', ['one-versus-many', 'constructor'], "no such module: 'constructor'"],
    ['one named twice', ['one-versus-many', 'weather', { id: 'weather' }], "'weather' is named twice"],
    ['a need that is missing', ['one-versus-many', 'drought'], 'module-needs drought weather-station'],
    ['an exclusion', ['one-versus-many', 'weather', 'drought'], 'module-excludes weather drought'],
    ['two games', ['one-versus-many', 'duel'], 'a table plays one game, not one-versus-many and duel'],
    ['no game', ['weather'], 'a table plays one game, not none'],
    ['nothing', [], 'a table plays one game, not none'],
    [
      'an unknown option',
      ['one-versus-many', { id: 'weather', options: { snow: true } }],
      "the module 'weather' has no option 'snow'",
    ],
    [
      'an option named like a method',
      ['one-versus-many', { id: 'weather', options: { toString: 'x' } }],
      "the module 'weather' has no option 'toString'",
    ],
    [
      'a value that is none',
      ['one-versus-many', { id: 'weather', options: { wind: 'breeze' } }],
      `the option 'wind' of 'weather' is calm or storm, not "breeze"`,
    ],
    [
      'a value of another kind',
      ['one-versus-many', { id: 'weather', options: { clouds: '1' } }],
      `the option 'clouds' of 'weather' is 0 or 1 or 2, not "1"`,
    ],
    [
      'an empty value',
      ['one-versus-many', { id: 'weather', options: { thunder: null } }],
      "the option 'thunder' of 'weather' is true or false, not null",
    ],
    [
      'what the module itself forbids',
      ['one-versus-many', { id: 'weather', options: { thunder: true } }],
      'no-wind (WEA-1)',
    ],
    [
      'what a module that came with it forbids',
      ['one-versus-many', { id: 'weather', options: { wind: 'storm', clouds: 0 } }],
      'no-clouds (WEA-3)',
    ],
    ['a number', ['one-versus-many', 7], 'a module is an id, or an id with options'],
    ['null', ['one-versus-many', null], 'a module is an id, or an id with options'],
    ['one without an id', ['one-versus-many', {}], 'a module is an id, or an id with options'],
    ['options that are none', ['one-versus-many', { id: 'weather', options: 1 }], 'an id with options'],
  ])('say why: %s', (_what, requests, reason) => {
    const reasons = reasonsOf(requests);
    expect(reasons.join('; ')).toContain(reason);
  });

  it('say it when they are no list', () => {
    expect(reasonsOf('one-versus-many' as never)).toEqual(['the modules are a list']);
  });

  it('say everything at once, and nothing starts', () => {
    const noisy = { id: 'weather', options: { thunder: true } };
    const wrong = ['fog', noisy, 'weather', { id: 'duel', options: { seconds: 2 } }, 'drought'];
    expect(reasonsOf(wrong)).toEqual([
      expect.stringContaining("no such module: 'fog'"),
      "the module 'weather' is named twice",
      "the module 'duel' has no option 'seconds'",
      'no-wind (WEA-1)',
      'module-needs weather one-versus-many',
      'module-excludes weather drought',
      'module-needs drought weather-station',
      'module-needs drought one-versus-many',
    ]);
  });

  it('have one reason for one fault', () => {
    expect(reasonsOf(['one-versus-many', 'weather', 'drought'])).toEqual([
      'module-excludes weather drought',
      'module-needs drought weather-station',
    ]);
    expect(reasonsOf(['one-versus-many', 'weather'])).toEqual([]);
  });
});
