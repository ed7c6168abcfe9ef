import { buildView, createConfig, type GameOptions, itemAt, liveGame } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { directivesBut } from '../directives.js';
import { dealGame } from '../leaks/recording.js';
import { play, rules } from '../play.js';

const SEEDS = Array.from({ length: 30 }, (_, i) => `setup-${i}`);

/** The table after setup, before the first Opening Phase. */
function setUp(options: Partial<GameOptions> = {}) {
  return dealGame(rules, createConfig(rules, { seed: 'setup', ...options }));
}

const viewOf = (options?: Partial<GameOptions>) => buildView(liveGame(rules, setUp(options)), 'public');

describe('after setup', () => {
  it('4 Citizens are in each Minor District and the Central Square, 1 in each other District, 3 arrested [SET-2]', () => {
    const { districts, arrested } = viewOf();
    const counts = Object.fromEntries(districts.map(({ district, citizens }) => [district, citizens.length]));
    expect(counts).toEqual({
      art: 4,
      science: 4,
      commerce: 4,
      industrial: 4,
      velvet: 4,
      'central-square': 4,
      'grand-citadel': 1,
      'tower-of-law': 1,
      'control-nexus': 1,
    });
    expect(arrested).toBe(3);
  });

  it('the Citizens are five of each kind, all face-down, and shuffled [SET-2]', () => {
    const deals = SEEDS.map((seed) => setUp({ seed }));
    for (const { citizenKind, arrested, citizenFace } of deals) {
      for (const [kind, inPool] of arrested.entries()) {
        expect(citizenKind.filter((other) => other === kind).length + inPool).toBe(5);
      }
      expect(new Set(citizenFace)).toEqual(new Set([0]));
    }
    expect(new Set(deals.map(({ citizenKind }) => citizenKind.join())).size).toBe(SEEDS.length);
    expect(new Set(deals.map(({ arrested }) => arrested.join())).size).toBeGreaterThan(10);
  });

  it('2 operational Guards are in every District [SET-3]', () => {
    const { districts } = viewOf();
    expect(districts.map(({ guards, brokenGuards }) => [guards, brokenGuards])).toEqual(
      new Array(9).fill([2, 0]),
    );
  });

  it.each([1, 2, 3])('the Master Plan is at its agreed start, here %i [SET-5]', (masterPlan) => {
    expect(viewOf({ masterPlan }).tracks['master-plan']).toBe(masterPlan);
  });

  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
  ])(
    'with %i Revolutionaries Discontent is at slot %i of the Zero Stage [SET-6, R-TRK-2]',
    (revolutionaries, slot) => {
      expect(viewOf({ revolutionaries })).toMatchObject({ tracks: { discontent: slot }, stage: 0 });
    },
  );

  it('a City Event that is kept from round 1 changes places with the next one, and nothing else does [R-SET-4]', () => {
    const usual = SEEDS.map((seed) => setUp({ seed }).cityEvents);
    const kind = SEEDS.map((seed) => setUp({ seed, notFirstEvent: 'security-checks' }).cityEvents);
    expect(usual.some(({ deck }) => deck[0] === 'security-checks')).toBe(true);
    usual.forEach(({ deck: [first, second, ...rest], boxed }, at) => {
      const top = first === 'security-checks' ? [second, first] : [first, second];
      expect(kind[at]).toMatchObject({ deck: [...top, ...rest], boxed });
    });
  });

  it('the City Events are 6 of stack I on 6 of stack II on The Countdown, and the others are boxed [SET-7]', () => {
    const stackOf = (card: string) => itemAt(rules.cityEvents, card).stack;
    for (const seed of SEEDS) {
      const { deck, boxed, current, past } = setUp({ seed }).cityEvents;
      expect(deck.map(stackOf)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 'last']);
      expect(deck.at(-1)).toBe('the-countdown');
      expect([...deck, ...boxed].sort()).toEqual(Object.keys(rules.cityEvents).sort());
      expect({ current, past }).toEqual({ current: undefined, past: [] });
    }
    expect(new Set(SEEDS.map((seed) => setUp({ seed }).cityEvents.deck.join())).size).toBe(SEEDS.length);
  });

  it('the boxed City Events are unseen: no side finds their names in its view [SET-7]', () => {
    const g = liveGame(rules, setUp());
    const [unseen] = g.state.cityEvents.boxed;
    for (const audience of ['machine', 'revolutionaries', 'public'] as const) {
      expect(JSON.stringify(buildView(g, audience))).not.toContain(unseen);
    }
  });

  it('3 Servants are in the Grand Citadel and all Directives in a shuffled deck [SET-8]', () => {
    const { servants, directives, raids } = viewOf();
    expect(servants).toEqual(
      ['lex-hecate', 'judgementor', 'phantasmer'].map((servant) => ({
        servant,
        place: 'grand-citadel',
        actions: 0,
      })),
    );
    const inDeck = directivesBut().length;
    expect(directives).toEqual({ published: [], discarded: [], inHand: 0, inDeck, known: [], seen: [] });
    expect(raids).toEqual([]);
    expect(new Set(SEEDS.map((seed) => setUp({ seed }).directives.deck.join())).size).toBe(SEEDS.length);
  });

  it.each([
    ['veteran', 'commerce', 1, 5],
    ['finch', 'industrial', 2, 5],
    ['fowler', 'velvet', 3, 5],
    ['actress', 'art', 4, 5],
    ['artificer', 'science', 5, 7],
    ['physician', 'central-square', 6, 6],
  ])(
    '%s stands in %s, with Initiative %i and at most %i Trust [SET-9]',
    (hero, place, initiative, maxTrust) => {
      const others = ['finch', 'veteran', 'fowler'].filter((other) => other !== hero).slice(0, 2);
      const { heroes } = viewOf({ heroes: [hero, ...others] });
      expect(heroes.find((found) => found.hero === hero)).toMatchObject({ place, initiative, maxTrust });
    },
  );

  it('each Hero holds 8 of 9 Access cards, and chance has taken the ninth [SET-10]', () => {
    const lost = SEEDS.flatMap((seed) => {
      const g = liveGame(rules, setUp({ seed }));
      return buildView(g, 'revolutionaries').heroes.map(({ hand = [], forfeited = [] }) => {
        expect([hand.length, forfeited.length]).toEqual([8, 1]);
        expect(new Set([...hand, ...forfeited]).size).toBe(9);
        return forfeited[0];
      });
    });
    expect(new Set(lost).size).toBe(9);
  });

  it('the forfeited card is seen by the Revolutionaries only [SET-10]', () => {
    const g = liveGame(rules, setUp());
    for (const audience of ['machine', 'public'] as const) {
      for (const hero of buildView(g, audience).heroes) {
        expect(hero).toMatchObject({ cardsInHand: 8, cardsForfeited: 1, proof: {} });
        expect(hero.forfeited).toBeUndefined();
      }
    }
  });

  it('nobody has Trust or Bonds, and everybody can see it [R-SET-2]', () => {
    const { heroes, bonds } = viewOf();
    expect(heroes.map(({ trust }) => trust)).toEqual([0, 0, 0]);
    expect(bonds).toBe(0);
  });

  it('chance was used in the order of setup [R-SET-1, R-ORD-4]', () => {
    const { random, config } = setUp();
    expect(Object.keys(random.drawn)).toEqual([
      'citizens',
      'city-events-1',
      'city-events-2',
      'directives',
      ...config.heroes.map((hero) => `forfeited-${hero}`),
    ]);
  });

  it('the Great Machine knows which Heroes are in play [R-SET-1]', () => {
    const g = liveGame(rules, setUp({ heroes: ['fowler', 'finch', 'actress'] }));
    expect(buildView(g, 'machine').heroes.map(({ hero }) => hero)).toEqual(['finch', 'fowler', 'actress']);
  });
});

it('keeps unspent Bonds when the first income of a round comes [R-SET-2]', () => {
  play({
    step: 'bonds',
    bonds: 5,
    steps: [{ expect: { state: { bonds: 11 }, view: [{ of: 'public', contains: { bonds: 11 } }] } }],
  });
});

it('has no fourth Raid token [SET-8, SET-11]', () => {
  play({
    phase: 'machine',
    event: 'the-countdown',
    bonds: 6,
    servants: { 'lex-hecate': { in: 'commerce' } },
    raids: ['art', 'science', 'velvet'],
    steps: [
      {
        expect: {
          refused: [{ do: 'machine', picks: ['servant lex-hecate', 'do raid'], code: 'no-raid-token-left' }],
        },
      },
    ],
  });
});

it('never shuffles Directives again: an empty deck has nothing to draw [SET-11]', () => {
  const directives = { hand: ['levy', 'curfew'], published: ['shadow'], deck: [] };
  const discarded = directivesBut('levy', 'curfew', 'shadow');
  play({
    phase: 'machine',
    event: 'the-countdown',
    bonds: 6,
    directives: { ...directives, discarded },
    steps: [
      {
        expect: {
          refused: [
            { do: 'machine', picks: ['servant lex-hecate', 'do draw-directive'], code: 'no-directive-left' },
          ],
        },
      },
    ],
  });
});

it('never runs out of Bonds [SET-11]', () => {
  play({ step: 'bonds', bonds: 500, steps: [{ expect: { state: { bonds: 506 } } }] });
});

describe('the dice', () => {
  it.each([
    [1, 0],
    [2, 1 / 6],
    [3, 3 / 6],
    [4, 5 / 6],
    [6, 5 / 6],
  ])(
    'an Assault die with 2, 3, 3, 4, 4 and a shield: a stake of %i breaks a Guard with chance %d [SET-12]',
    (stake, chance) => {
      const picks = ['do attack', `amount ${stake}`];
      const outcomes = [{ key: 'guard-breaks', chance }];
      play({
        phase: 'heroes',
        turn: 'artificer',
        step: 'action',
        event: 'the-countdown',
        heroes: { artificer: { in: 'art', trust: 6 } },
        steps: [{ expect: { offered: [{ to: 'artificer', picks, outcomes }] } }],
      });
    },
  );

  it('an Escape die with two running men and four handcuffs [SET-12]', () => {
    const outcomes = [
      { key: 'escapes', chance: 2 / 6 },
      { key: 'captured', chance: 1 - 2 / 6 },
    ];
    play({
      phase: 'heroes',
      turn: 'fowler',
      event: 'the-countdown',
      city: 'the-keystone',
      heroes: { fowler: { in: 'art', trust: 1, chosen: 'science' } },
      steps: [{ expect: { offered: [{ to: 'fowler', picks: ['to science'], outcomes }] } }],
    });
  });
});
