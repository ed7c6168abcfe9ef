import {
  assembleRules,
  ConfigError,
  createConfig,
  MODULES,
  ModuleError,
  type ModuleRequest,
  nextMasterPlan,
  rematchModules,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { arrangeGame, openKinds, playFrame } from '../../../test/modules/playing.js';
import { advancePlan, raiseDiscontent } from '../../effects/tracks.js';
import { runFlow } from '../../kernel/flow.js';
import { tokensOf } from '../../model/tokens.js';

const CORE = 'one-versus-many';
const SERVANTS = 'servants-of-the-machine';
const POCKETS = 'pockets-of-resistance';

const core = (options: Readonly<Record<string, boolean>>) => ({ id: CORE, options });
const servants = (advantages: string) => ({ id: SERVANTS, options: { advantages } });

function idsOf(...requests: readonly ModuleRequest[]): readonly string[] {
  return assembleRules(requests).modules.map(({ id }) => id);
}

function reasonsOf(...requests: readonly ModuleRequest[]): readonly string[] {
  try {
    assembleRules(requests);
    return [];
  } catch (error) {
    if (error instanceof ModuleError) return error.reasons;
    throw error;
  }
}

describe('two advantages of the Heroes', () => {
  it('are A and C, unless the table chooses others [SRV-1, R-ESC-1, R-ESC-7]', () => {
    expect(assembleRules([CORE, SERVANTS]).modules).toContainEqual({
      id: SERVANTS,
      version: 1,
      options: { advantages: 'ac' },
    });
    for (const pair of ['ab', 'ac', 'bc']) expect(reasonsOf(CORE, servants(pair))).toEqual([]);
  });

  it('bring Pockets of Resistance with A, without a Bond for each step of the Plan [SRV-1, RES-5]', () => {
    expect(idsOf(CORE, SERVANTS)).toEqual([CORE, SERVANTS, POCKETS]);
    expect(idsOf(CORE, POCKETS, servants('ab'))).toEqual([CORE, SERVANTS, POCKETS]);
    expect(idsOf(CORE, servants('bc'))).toEqual([CORE, SERVANTS]);
    const g = arrangeGame(assembleRules([CORE, SERVANTS]), ['finch', 'fowler', 'physician']);
    const { bonds } = g.state;
    advancePlan(g, 'test');
    expect(tokensOf(g, 'resistance')).toHaveLength(1);
    expect(g.state.bonds).toBe(bonds);
  });

  it('set the Plan to I with B, whatever the table asks for [SRV-1, R-ESC-1]', () => {
    const startWith = (advantages: string, masterPlan: number) =>
      createConfig(assembleRules([CORE, servants(advantages)]), { seed: 'plan', masterPlan }).masterPlan;
    expect([startWith('ab', 3), startWith('bc', 1), startWith('ac', 3)]).toEqual([1, 1, 3]);
  });

  it.each([
    ['bc', ['riot-gain']],
    ['ab', []],
  ])('%s: at the Riot Stage there is asked %j, by C alone [SRV-1, R-ESC-3]', (advantages, kinds) => {
    const g = arrangeGame(assembleRules([CORE, servants(advantages)]), ['finch', 'fowler', 'physician']);
    g.state.tracks = { ...g.state.tracks, discontent: 17 };
    raiseDiscontent(g, 1, 'ACT-3');
    runFlow(g);
    expect(openKinds(g)).toEqual(kinds);
  });
});

describe('advantages that cannot be', () => {
  it.each<[string, readonly ModuleRequest[], readonly string[]]>([
    ['three of them', [CORE, servants('abc')], ['is ab or ac or bc or a, not "abc" (R-ESC-1)']],
    ['one that is not A', [CORE, servants('c')], ["of 'servants-of-the-machine' is ab or ac or bc or a"]],
    ['A alone at a usual table', [CORE, servants('a')], ['advantage-a-alone']],
    ['Pockets without A', [CORE, POCKETS, servants('bc')], ['pockets-without-advantage-a']],
    ['C, agreed on already', [core({ 'riot-gains': true }), SERVANTS], ['advantage-c-agreed']],
    ['B, at I anyway', [core({ 'plan-at-one': true }), servants('ab')], ['advantage-b-at-one']],
    [
      'everything at once',
      [core({ 'plan-at-one': true, 'riot-gains': true }), POCKETS, servants('bc')],
      ['pockets-without-advantage-a', 'advantage-b-at-one', 'advantage-c-agreed'],
    ],
  ])('%s: are refused with every reason and its rule [R-ESC-1]', (_what, requests, reasons) => {
    const given = reasonsOf(...requests);
    expect(given).toEqual(reasons.map((reason) => expect.stringContaining(reason)));
    for (const reason of given) expect(reason).toContain('R-ESC-1');
  });

  it.each([
    [{ 'riot-gains': true }, 'ab'],
    [{ 'plan-at-one': true }, 'ac'],
    [{ 'plan-at-one': true, 'riot-gains': true }, 'a'],
  ])('with %j the table has %j left [R-ESC-1]', (adjustments, left) => {
    const possible = ['ab', 'ac', 'bc', 'a'].filter(
      (advantages) => reasonsOf(core(adjustments), servants(advantages)).length === 0,
    );
    expect(possible).toContain(left);
    expect(possible.filter((advantages) => advantages !== 'a')).toEqual(left === 'a' ? [] : [left]);
  });

  it('A alone needs a Plan that starts at I [R-ESC-1]', () => {
    const rules = assembleRules([core({ 'riot-gains': true }), servants('a')]);
    expect(() => createConfig(rules, { seed: 'plan', masterPlan: 2 })).toThrow(ConfigError);
    expect(() => createConfig(rules, { seed: 'plan', masterPlan: 2 })).toThrow('R-ESC-1');
    expect(createConfig(rules, { seed: 'plan', masterPlan: 1 }).masterPlan).toBe(1);
  });
});

describe('a rematch', () => {
  function rematch(winner: string, ...requests: readonly ModuleRequest[]) {
    const rules = assembleRules(requests);
    const masterPlan = nextMasterPlan(createConfig(rules, { seed: 'first' }).masterPlan, winner);
    const again = assembleRules(rematchModules(MODULES, rules.modules, masterPlan));
    const config = createConfig(again, { seed: 'again', masterPlan });
    const { options } = config.modules.find(({ id }) => id === SERVANTS) ?? {};
    return {
      plan: config.masterPlan,
      ...options,
      hasPockets: config.modules.some(({ id }) => id === POCKETS),
    };
  }

  it('that brings the Plan to I has A and C by itself [R-ESC-1, R-TRK-4]', () => {
    const adapted = { plan: 1, advantages: 'ac', hasPockets: true };
    expect(rematch('machine', CORE, SERVANTS)).toEqual(adapted);
    expect(rematch('machine', CORE, servants('ab'))).toEqual(adapted);
    expect(rematch('machine', CORE, servants('bc'))).toEqual(adapted);
  });

  it('has A only where C was agreed on already, and A and B after the Plan has risen [R-ESC-1]', () => {
    const agreed = core({ 'riot-gains': true });
    expect(rematch('machine', agreed, servants('ab'))).toEqual({
      plan: 1,
      advantages: 'a',
      hasPockets: true,
    });
    expect(rematchModules(MODULES, assembleRules([agreed, servants('a')]).modules, 2)).toContainEqual(
      expect.objectContaining({ options: { advantages: 'ab' } }),
    );
  });

  it('of a table that has agreed on I stays as it was after either side has won [R-ESC-1, R-SET-3]', () => {
    const both = core({ 'plan-at-one': true, 'riot-gains': true });
    for (const winner of ['machine', 'revolutionaries']) {
      expect(rematch(winner, both, servants('a'))).toMatchObject({ plan: 1, advantages: 'a' });
      expect(rematch(winner, core({ 'plan-at-one': true }), SERVANTS)).toMatchObject({
        plan: 1,
        advantages: 'ac',
      });
    }
  });

  it('at II stays as it was, and B sets it to I again [R-ESC-1]', () => {
    expect(rematch('revolutionaries', CORE, servants('bc'))).toEqual({
      plan: 1,
      advantages: 'bc',
      hasPockets: false,
    });
    expect(rematch('revolutionaries', CORE, SERVANTS)).toMatchObject({ plan: 3, advantages: 'ac' });
  });
});

it('asks nothing more of a Riot in a game without C [SRV-1]', () => {
  const g = arrangeGame(assembleRules([CORE, servants('ab')]), ['finch', 'fowler', 'physician']);
  g.state.tracks = { ...g.state.tracks, discontent: 12 };
  g.state.guards[0] = 0;
  g.state.citizenKind = g.state.citizenKind.map(() => 1);
  playFrame(g, 'riot', { hero: 0, district: 0 });
  expect(g.state.riots).toEqual([0]);
  expect(openKinds(g)).toEqual([]);
});
