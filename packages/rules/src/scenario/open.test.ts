import { describe, expect, it } from 'vitest';
import { assembleRules } from '../content/registry.js';
import { playerDice, playRandomPick } from '../engine/random-player.js';
import { itemAt } from '../kernel/checked.js';
import { openScenario } from './open.js';
import { ScenarioError } from './scenario.js';

const rules = assembleRules();

const open = (part: object) => openScenario(rules, { format: 1, name: 'test', ...part });

function reasonsOf(part: object): readonly string[] {
  try {
    open(part);
  } catch (error) {
    if (error instanceof ScenarioError) return error.reasons;
    throw error;
  }
  return [];
}

describe('completing a scenario', () => {
  it('gives a legal position that can be played to its end, whatever is left open', () => {
    const moments = [
      {},
      { phase: 'access', round: 4 },
      { phase: 'machine', round: 8, bonds: 12 },
      { phase: 'heroes', round: 13 },
      {
        phase: 'heroes',
        turn: 'actress',
        step: 'action',
        heroes: { actress: { in: 'control-nexus', trust: 3 } },
      },
      { phase: 'closing', round: 20, raids: ['art', 'science succeeded'] },
    ];
    for (let seed = 1; seed <= 60; seed++) {
      const g = open({ ...moments[seed % moments.length], seed: `${seed}`, city: 'random' }).look();
      const below = playerDice(seed);
      do {
        for (const invariant of rules.invariants) expect(invariant(g), `seed ${seed}`).toBeUndefined();
      } while (playRandomPick(g, below));
      expect(g.state.outcome, `seed ${seed}`).toBeDefined();
    }
  });

  it('gives the same position from the same seed, and another from another', () => {
    const kinds = (seed: string) => open({ seed }).state.citizenKind.join('');
    expect(kinds('a')).toBe(kinds('a'));
    expect(kinds('a')).not.toBe(kinds('b'));
  });

  it('names a City Event of each round and boxes the rest [SET-7]', () => {
    const { cityEvents } = open({
      phase: 'machine',
      round: 8,
      event: 'cordon',
      events: ['barricades'],
    }).state;
    expect(cityEvents.current).toBe('cordon');
    expect(cityEvents.deck[0]).toBe('barricades');
    expect(cityEvents.deck.at(-1)).toBe('the-countdown');
    expect(cityEvents.past).toHaveLength(7);
    const others = [cityEvents.current, ...cityEvents.deck, ...cityEvents.past];
    const boxed = Object.keys(rules.cityEvents).filter((card) => !others.includes(card));
    expect([...cityEvents.boxed].sort()).toEqual(boxed.sort());
  });

  it('leaves the last City Event with nothing to come [R-END-1]', () => {
    const { cityEvents } = open({ phase: 'closing', round: 14 }).state;
    expect(cityEvents).toMatchObject({ current: 'the-countdown', deck: [] });
    expect(cityEvents.past).toHaveLength(12);
  });

  it('lets a Hero choose the District where they stand, if it can be chosen', () => {
    const { heroes } = open({
      phase: 'machine',
      heroes: { finch: { in: 'art' }, fowler: { hand: [] } },
    }).state;
    expect(itemAt(heroes, 0).chosen?.district).toBe(0);
    expect(heroes.find(({ hero }) => hero === 'fowler')).toMatchObject({ hand: 0 });
  });

  it('plays the Heroes in Initiative order from the seats that are named', () => {
    const { config } = open({ seats: { ann: ['finch', 'physician'], bob: ['fowler', 'physician'] } });
    expect(config.heroes).toEqual(['finch', 'fowler', 'physician']);
    expect(config.seats.map(({ seat }) => seat)).toEqual(['machine', 'ann', 'bob']);
  });
});

describe('refusing a scenario', () => {
  it('names every key that does not exist, with its path', () => {
    expect(reasonsOf({ tracks: { discontend: 3 }, heroes: { finch: { trsut: 1 } }, bonds: -1 })).toEqual([
      expect.stringContaining('tracks.discontend: no such key'),
      expect.stringContaining('heroes.finch.trsut: no such key'),
      expect.stringContaining('bonds: must be a whole number from 0'),
    ]);
  });

  it.each([
    ['a sixth artist', { districts: { art: { citizens: new Array(6).fill('artist') } } }, 'SET-2'],
    ['a nineteenth Guard', { districts: guardsEverywhere(3) }, 'SET-3'],
    ['a card in two places', { heroes: { finch: { hand: ['art'], chosen: 'art' } } }, 'SET-10'],
    ['a card that is nowhere', { heroes: { finch: { hand: [], forfeited: ['art'] } } }, 'SET-10'],
    ['more Trust than a Hero can hold', { heroes: { finch: { trust: 6 } } }, 'finch has 6 Trust'],
    ['an illegal City', { city: ['AASSCCVVII', 'GGTTNNQQ..'] }, 'R-GEO-3'],
    ['a District drawn twice', { city: ['AASSCC', 'AAQQTN', 'GVIITN'] }, 'city: District A'],
    ['a turn in another Phase', { phase: 'machine', turn: 'finch' }, 'HER-1'],
    ['a step of another Phase', { phase: 'machine', step: 'bonds' }, 'step: the steps of machine'],
    ['two Raids in one District', { raids: ['art', 'art succeeded'] }, 'R-RAID-1'],
    ['a Revolutionary in the seat of the Machine', { seats: { machine: ['finch'] } }, 'seats.machine'],
    ['four Heroes', { heroes: { finch: {}, veteran: {}, fowler: {}, actress: {} } }, 'SET-4'],
    ['a Directive in two places', { directives: { hand: ['levy'], deck: ['levy'] } }, 'levy'],
    ['a step with two verbs', { steps: [{ do: 'machine', picks: ['end'], undo: 'machine' }] }, 'steps[0]'],
    [
      'a line without such a parameter',
      { steps: [{ expect: { log: [{ key: 'bonds-paid', by: 1 }] } }] },
      '.by',
    ],
  ])('refuses %s', (_what, part, reason) => {
    expect(reasonsOf(part).join('\n')).toContain(reason);
  });

  it('says it when no result is laid down for a draw on the way to the first question', () => {
    const aboutToRoll = { frame: 'die-roll', step: 0, locals: { hero: 0, die: 'escape-die' }, asks: [] };
    expect(reasonsOf({ flow: { asked: 0, frames: [aboutToRoll] }, draws: {} })).toEqual([
      expect.stringContaining("no result is laid down for the draw 'escape-die'"),
    ]);
  });
});

function guardsEverywhere(guards: number) {
  return Object.fromEntries(rules.districts.map(({ id }) => [id, { guards }]));
}
