import { describe, expect, it } from 'vitest';
import { assembleRules, openScenario, type Play, type Route, routesTo } from '../index.js';
import { itemAt } from '../kernel/checked.js';

const RULES = assembleRules();

function open(trust: number, to: string, more: object = {}) {
  return openScenario(RULES, {
    format: 1,
    name: 'routes',
    phase: 'heroes',
    turn: 'fowler',
    city: ['AASSCC', 'GVQQTN', 'GVIITN'],
    event: 'the-countdown',
    heroes: { fowler: { in: 'art', trust, chosen: to } },
    districts: { art: { guards: 2 }, science: { guards: 0 } },
    ...more,
  });
}

function routesIn(play: Play, hero: string, to: string, most?: number) {
  const g = play.look();
  return routesTo(
    g,
    g.state.heroes.findIndex((one) => one.hero === hero),
    g.rules.districts.findIndex(({ id }) => id === to),
    most,
  );
}

const routesOf = (trust: number, to: string, more?: object) => routesIn(open(trust, to, more), 'fowler', to);

describe('routes of a Hero', () => {
  it('come cheapest first, with what is left [R-HER-7]', () => {
    const [first, second] = routesOf(5, 'commerce');
    expect(first).toEqual({
      districts: ['science', 'commerce'],
      exits: [
        { district: 'art', price: 2 },
        { district: 'science', price: 0 },
      ],
      price: 2,
      left: 3,
      captureChance: 0,
    });
    expect(second?.price).toBeGreaterThan(2);
  });

  it('say how likely the Hero is captured when Trust is short [HER-5]', () => {
    const first = itemAt(routesOf(1, 'commerce'), 0);
    expect(first.districts).toEqual(['science', 'commerce']);
    expect(first.left).toBe(0);
    expect(first.captureChance).toBeCloseTo(2 / 3);
  });

  it('count the surcharge of the first exit once [DIR-curfew]', () => {
    const first = itemAt(routesOf(5, 'commerce', { directives: { published: ['curfew'] } }), 0);
    expect(first).toMatchObject({ price: 3, exits: [{ price: 3 }, { price: 0 }] });
  });

  it('have no step for a Hero who is there already [R-HER-1]', () => {
    expect(routesOf(3, 'art')).toEqual([{ districts: [], exits: [], price: 0, left: 3, captureChance: 0 }]);
  });

  it('come the safest first, then the cheapest, then the shortest, and no more than wanted [R-HER-7]', () => {
    const guards = { art: 1, science: 3, velvet: 0, 'central-square': 1, 'tower-of-law': 0 };
    const districts = Object.fromEntries(
      Object.entries(guards).map(([id, count]) => [id, { guards: count }]),
    );
    const all = routesIn(open(5, 'commerce', { districts }), 'fowler', 'commerce', 100);
    expect(all[0]?.districts).not.toEqual(['science', 'commerce']);
    expect(new Set(all.map(({ captureChance }) => captureChance)).size).toBeGreaterThan(1);
    expect(new Set(all.map(({ left }) => left)).size).toBeGreaterThan(1);
    const worth = ({ captureChance, left, districts: way }: Route) =>
      1000 * captureChance - 20 * left + way.length;
    expect(all).toEqual([...all].sort((a, b) => worth(a) - worth(b)));
    expect(routesIn(open(5, 'commerce', { districts }), 'fowler', 'commerce')).toEqual(all.slice(0, 3));
  });

  it('go on from where the Hero has come to, without the surcharge of the first exit [DIR-curfew]', () => {
    const play = open(5, 'commerce', { directives: { published: ['curfew'] } });
    const seat = play.config.seats.find(({ speaksFor }) => speaksFor.includes('fowler'))?.seat ?? '';
    const decision = itemAt(play.questions(seat), 0).id;
    const picks = [{ pick: 'to', names: 'district', of: 'science' }] as const;
    expect(play.answer({ seat, decision, picks }).ok).toBe(true);
    const routes = routesIn(play, 'fowler', 'commerce', 100);
    expect(routes[0]).toMatchObject({ districts: ['commerce'], price: 0 });
    expect(routes.filter(({ districts }) => districts.includes('art'))).toEqual([]);
  });

  it('count the ability that looks at where the turn began from there [HERO-finch]', () => {
    const onTheWay = {
      turn: 'finch',
      step: 'move',
      visited: ['grand-citadel', 'art'],
      heroes: { finch: { in: 'art', trust: 5, chosen: 'science' } },
    };
    expect(itemAt(routesIn(open(5, 'science', onTheWay), 'finch', 'science'), 0).price).toBe(2);
    const atTheStart = { ...onTheWay, visited: ['art'] };
    expect(itemAt(routesIn(open(5, 'science', atTheStart), 'finch', 'science'), 0).price).toBe(1);
  });

  it('are there for a Hero of whom it is not the turn, and before any turn [ACC-3]', () => {
    const play = open(5, 'commerce', { phase: 'access', turn: undefined });
    expect(itemAt(routesIn(play, 'fowler', 'commerce'), 0)).toMatchObject({ price: 2, left: 3 });
  });

  it('of a Hero who is not on the way begin with the first exit [DIR-curfew]', () => {
    const heroes = {
      fowler: { in: 'science', trust: 5, chosen: 'commerce' },
      veteran: { in: 'art', trust: 5 },
    };
    const play = open(5, 'commerce', { heroes, directives: { published: ['curfew'] } });
    expect(itemAt(routesIn(play, 'veteran', 'commerce'), 0)).toMatchObject({
      districts: ['science', 'commerce'],
      price: 3,
    });
  });
});

describe('routes by the Smugglers Hideout', () => {
  const revolution = assembleRules(['one-versus-many', 'bring-about-a-revolution']);
  const playIn = (place: string) =>
    openScenario(revolution, {
      format: 1,
      name: 'routes of Julie',
      modules: ['one-versus-many', 'bring-about-a-revolution'],
      phase: 'access',
      event: 'the-countdown',
      heroes: { julie: { in: place, trust: 5 }, fowler: { in: 'art' }, finch: {} },
      districts: { art: { guards: 2 } },
    });

  it('lead Julie straight to any District, for nothing, before her turn, too [JUL-3]', () => {
    const way = { districts: ['commerce'], exits: [{ district: 'smugglers-hideout', price: 0 }], left: 5 };
    expect(routesIn(playIn('smugglers-hideout'), 'julie', 'commerce')).toMatchObject([way]);
  });

  it('lead to it by one exit, and only Julie [JUL-2, JUL-3]', () => {
    const play = playIn('art');
    const way = { districts: ['smugglers-hideout'], exits: [{ district: 'art', price: 2 }], left: 3 };
    expect(routesIn(play, 'julie', 'smugglers-hideout')).toMatchObject([way]);
    expect(routesIn(play, 'fowler', 'smugglers-hideout')).toEqual([]);
  });
});
