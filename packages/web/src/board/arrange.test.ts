import { type Audience, assembleRules, openScenario, type View } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.js';

const UNIT = 1.9;
const MODULES = ['one-versus-many', 'servants-of-the-machine', 'surveillance-zeppelin'];

function viewOfArt(): View {
  return openScenario(assembleRules(), {
    format: 1,
    name: 'Equal pieces',
    phase: 'access',
    city: ['AASSCC', 'GVQQTN', 'GVIITN'],
    districts: {
      art: { guards: 2, broken: 1, citizens: ['artist revealed', 'any', 'any', 'artist revealed', 'any'] },
    },
  }).view('public');
}

function inArt<T extends { readonly district: string }>(standing: readonly T[]): readonly T[] {
  return standing.filter(({ district }) => district === 'art');
}

const calm = () => '';
const never = () => false;

describe('pieces of a District', () => {
  it('stand one by one where there is room', () => {
    const { citizens, guards } = arrange(viewOfArt(), undefined, calm, never);
    expect(inArt(citizens).map((one) => one.citizens.length)).toEqual([1, 1, 1, 1, 1]);
    expect(inArt(guards).map(({ isBroken, count }) => [isBroken, count])).toEqual([
      [false, 1],
      [false, 1],
      [true, 1],
    ]);
  });

  it('stand as one where they are equal and the City is small', () => {
    const { citizens, guards } = arrange(viewOfArt(), UNIT, calm, never);
    expect(inArt(citizens).map((one) => [one.citizens[0].kind, one.citizens.length])).toEqual([
      [undefined, 3],
      ['artist', 2],
    ]);
    expect(inArt(guards).map(({ isBroken, count }) => [isBroken, count])).toEqual([
      [false, 2],
      [true, 1],
    ]);
  });

  it('are told apart where one of them is chosen', () => {
    const view = viewOfArt();
    const hidden = inArt(arrange(view, UNIT, calm, never).citizens).find(({ citizens: [one] }) => !one.kind);
    const chosen = hidden?.citizens[1]?.citizen;
    const { citizens } = arrange(view, UNIT, (citizen) => `${citizen === chosen}`, never);
    expect(inArt(citizens).map((one) => one.citizens.length)).toEqual([1, 2, 2]);
  });

  it('warn the Great Machine, and no other side, where a Riot would succeed', () => {
    const marks = (audience: Audience, guards: number) => {
      const view = openScenario(assembleRules(), {
        format: 1,
        name: 'On the verge of a Riot',
        phase: 'machine',
        city: ['AASSCC', 'GVQQTN', 'GVIITN'],
        tracks: { discontent: 3, 'master-plan': 1 },
        districts: { art: { guards, citizens: ['artist revealed', 'artist revealed', 'any'] } },
        raids: ['art'],
      }).view(audience);
      return inArt(arrange(view, undefined, calm, never).marks).map(({ mark }) => mark);
    };
    expect(marks('machine', 0)).toEqual(['raid', 'riot-sure']);
    expect(marks('machine', 1)).toEqual(['raid', 'riot-likely']);
    expect(marks('machine', 2)).toEqual(['raid']);
    expect(marks('revolutionaries', 0)).toEqual(['raid']);
  });

  it('keep their order in the document when others walk, so that they glide', () => {
    const view = viewOfArt();
    const walked = { ...view, heroes: view.heroes.map((hero) => ({ ...hero, place: 'commerce' })) };
    const idsOf = (one: View) => arrange(one, undefined, calm, never).figures.map(({ id }) => id);
    expect(idsOf(walked)).toEqual(idsOf(view));
  });
});

describe('what modules bring', () => {
  const view = openScenario(assembleRules(MODULES), {
    format: 1,
    name: 'Tokens of modules',
    modules: MODULES,
    phase: 'access',
    city: ['AASSCC', 'GVQQTN', 'GVIITN'],
    districts: { art: { guards: 2, broken: 1 } },
    tokens: {
      improvement: ['art judgementor'],
      resistance: ['art art', 'velvet velvet'],
      'special-guard': ['art'],
      'broken-special-guard': ['art'],
      zeppelin: ['art'],
    },
  }).view('public');

  it('lies in its District, the Zeppelin apart', () => {
    const tokens = inArt(arrange(view, undefined, calm, never).tokens);
    expect(tokens.map(({ kind, face }) => [kind, face])).toEqual([
      ['improvement', 'judgementor'],
      ['resistance', 'art'],
    ]);
  });

  it.each([undefined, UNIT])('has special Guards among the others, with looks of their own', (unit) => {
    const guards = inArt(arrange(view, unit, calm, never).guards);
    expect(guards.map(({ isBroken, looks }) => [isBroken, looks?.picture])).toEqual([
      [false, undefined],
      [false, 'special-guard'],
      [true, 'special-guard-broken'],
    ]);
  });

  it('of a module that is unknown here lies there, too', () => {
    const odd = { ...view, tokens: { lanterns: [{ at: 'art' }, { at: 'finch' }] } };
    const { tokens, guards } = arrange(odd, undefined, calm, never);
    expect(tokens).toMatchObject([{ kind: 'lanterns', district: 'art' }]);
    expect(inArt(guards).every(({ looks }) => looks === undefined)).toBe(true);
  });

  it('lays a deactivated Servant down', () => {
    const lying = { ...view, tokens: { deactivated: [{ at: 'judgementor' }] } };
    const down = arrange(lying, undefined, calm, never).figures.filter(({ isDown }) => isDown);
    expect(down.map(({ id }) => id)).toEqual(['judgementor']);
  });
});
