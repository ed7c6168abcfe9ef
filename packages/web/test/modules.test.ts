import { ConfigError, ModuleError, type ModuleRequest } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { readResult, readSummary } from '../src/table/saved-games.js';
import { device, personOn, playOn } from './opened.js';

const SERVANTS = 'servants-of-the-machine';
const CHOSEN: readonly ModuleRequest[] = [
  'one-versus-many',
  { id: SERVANTS, options: { advantages: 'bc' } },
  { id: 'chronoleon', options: { replaces: 'judgementor' } },
];

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('a local table with modules', () => {
  const setup = (modules: readonly ModuleRequest[], masterPlan?: number) => {
    const { options, occupants } = personOn('machine', 'modules');
    return { modules, options: { ...options, masterPlan }, occupants };
  };

  it('plays them to the end, opened again in between, and its result names them', async () => {
    const { tables } = device();
    const { view } = await playOn(tables.create('a', setup(CHOSEN)), ({ view }) => view.round > 1);
    expect(view.modules).toMatchObject([{ id: 'one-versus-many' }, ...CHOSEN.slice(1)]);
    expect(view.servants.map(({ servant }) => servant)).not.toContain('judgementor');
    const opened = await tables.open('a');
    if ('failed' in opened) throw new Error(opened.failed);
    const end = await playOn(opened.table);
    expect(end.view.modules).toEqual(view.modules);
    const named = { id: 'a', modules: [SERVANTS, 'chronoleon'] };
    expect(await tables.list()).toMatchObject([named]);
    expect(await tables.results()).toMatchObject([named]);
    expect(JSON.parse((await tables.export('a')) ?? '')).toMatchObject({ config: { modules: view.modules } });
  });

  it('names the modules that others have brought along', async () => {
    const { tables } = device();
    await tables.create('a', setup(['one-versus-many', SERVANTS])).keep();
    expect(await tables.list()).toMatchObject([{ modules: [SERVANTS, 'pockets-of-resistance'] }]);
  });

  it('does not begin with modules that contradict each other, and says every reason', async () => {
    const { tables } = device();
    const core = { id: 'one-versus-many', options: { 'plan-at-one': true, 'riot-gains': true } };
    const error = thrownBy(() => tables.create('a', setup([core, ...CHOSEN.slice(1), 'the-lift'])));
    expect(error).toBeInstanceOf(ModuleError);
    expect((error as ModuleError).reasons).toEqual([
      expect.stringMatching("no such module: 'the-lift'"),
      'advantage-b-at-one (R-ESC-1)',
      'advantage-c-agreed (R-ESC-1)',
    ]);
    expect(await tables.list()).toEqual([]);
  });

  it('says in the same breath what is wrong with its Heroes [REV-1]', () => {
    const { tables } = device();
    const { options, ...rest } = setup(['one-versus-many', 'the-lift']);
    const rivals = { ...rest, options: { ...options, heroes: ['akira', 'julie', 'finch'] } };
    expect((thrownBy(() => tables.create('a', rivals)) as ModuleError).reasons).toEqual([
      expect.stringMatching("no such module: 'the-lift'"),
      'no such Hero: akira, julie',
      'of akira, julie only one may be in a game (REV-1)',
    ]);
  });

  it('does not begin where the Master Plan starts too late for them [R-ESC-1]', async () => {
    const { tables } = device();
    const core = { id: 'one-versus-many', options: { 'riot-gains': true } };
    const modules = [core, { id: SERVANTS, options: { advantages: 'a' } }];
    expect(thrownBy(() => tables.create('a', setup(modules, 2)))).toBeInstanceOf(ConfigError);
    expect(await tables.list()).toEqual([]);
    await tables.create('a', setup(modules, 1)).keep();
    expect(await tables.list()).toHaveLength(1);
  });
});

it('takes games of a time before there were modules for core games', () => {
  const old = { id: 'a', savedAt: 1, heroes: [], round: 1, phase: 'access', tracks: {} };
  const occupants = { machine: { name: 'Ada' } };
  expect(readSummary({ ...old, occupants })).toEqual({ ...old, occupants, modules: [] });
  expect(readSummary({ ...old, sitters: occupants })).toEqual({ ...old, occupants, modules: [] });
  const result = { id: 'a', sides: [], heroes: [], rounds: 3, outcome: { winner: 'machine', how: 'any' } };
  expect(readResult(result)).toEqual({ ...result, modules: [] });
});
