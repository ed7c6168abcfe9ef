import { forkGame, itemAt, openScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../test/situations.js';
import { Dice } from '../../worlds/dice.js';
import { listChains } from './chains.js';
import { follow, listIntents } from './intents.js';
import { listRaidSets, payerOfRaids, raidSets } from './raid-sets.js';

const ALL = 1000;
const at = (id: string) => itemAt(RULES.places, id);

/** Each Hero is as likely in each of these Districts, and could do nothing there. */
function expecting(...where: readonly (readonly string[])[]) {
  const nothing = RULES.districts.map(() => 0);
  return {
    chances: where.map((ids) =>
      nothing.map((_, place) => (ids.some((id) => at(id) === place) ? 1 / ids.length : 0)),
    ),
    actions: where.map(() => nothing),
  };
}

function machinePhase(bonds: number, servants: readonly string[], more: object = {}) {
  const [hecate, judgementor, phantasmer] = servants;
  return openScenario(RULES, {
    format: 1,
    name: 'plans',
    round: 9,
    phase: 'machine',
    bonds,
    servants: {
      'lex-hecate': { in: hecate },
      judgementor: { in: judgementor },
      phantasmer: { in: phantasmer },
    },
    ...more,
  }).look();
}

const anywhere = RULES.districts.filter(({ onGrid }) => onGrid).map(({ id }) => id);

describe('sets of Raids', () => {
  it.each([2, 4, 6, 8, 12])('can be paid whole with %i Bonds', (bonds) => {
    const g = machinePhase(bonds, ['commerce', 'control-nexus', 'art']);
    const sets = listRaidSets(g, expecting(anywhere, anywhere, anywhere), ALL);
    expect(sets.length).toBeGreaterThan(0);
    for (const raids of sets) expect(follow(forkGame(g), [raids], new Dice('follow'))).toEqual(raids);
  });

  it('are none without Bonds', () => {
    const g = machinePhase(0, ['commerce', 'control-nexus', 'art']);
    expect(listRaidSets(g, expecting(anywhere, anywhere, anywhere), ALL)).toEqual([]);
  });

  it('name the one that catches a Hero for certain among the first', () => {
    const g = machinePhase(9, ['commerce', 'control-nexus', 'art']);
    const expected = expecting(['commerce', 'art', 'control-nexus'], anywhere, anywhere);
    const surest = raidSets(g, expected).reduce((best, set) => (set.sure > best.sure ? set : best));
    expect(surest.sure).toBeCloseTo(1);
    expect(listRaidSets(g, expected, 4)).toContainEqual(payerOfRaids(g)(surest.places));
  });
});

describe('chains of a preparation and what it makes possible', () => {
  const textsOf = (
    g: ReturnType<typeof machinePhase>,
    expected = expecting(anywhere, anywhere, anywhere),
  ) => {
    const dice = new Dice('chains');
    return listChains(g, listIntents(g, dice), expected, 12, dice).map((chain) =>
      chain.map((picks) => picks.map(({ of }) => of)),
    );
  };

  it('publish a Directive and use it', () => {
    const g = machinePhase(4, ['tower-of-law', 'art', 'art'], {
      directives: { hand: ['pacify'] },
      districts: { art: { guards: 2 } },
      heroes: { finch: { in: 'velvet' }, fowler: { in: 'velvet' }, physician: { in: 'velvet' } },
    });
    expect(textsOf(g)).toContainEqual([
      [0, 'publish-directive', 'pacify'],
      [1, 'pacify'],
    ]);
  });

  it('slide a District where Raids are too expensive without', () => {
    const g = machinePhase(6, ['control-nexus', 'industrial', 'industrial']);
    const far = anywhere.filter((id) => payerOfRaids(g)([at(id)]) === undefined);
    for (const id of far) {
      const raided = textsOf(g, expecting([id])).filter((chain) => itemAt(chain, 0)[1] === 'reposition');
      for (const chain of raided) expect(itemAt(chain, chain.length - 1)[1]).toBe('raid');
      expect(raided.length, id).toBeGreaterThan(0);
    }
    expect(far.length).toBeGreaterThan(0);
  });
});
